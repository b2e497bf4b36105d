import HitMaskCompiler
print(libpngv())

"""Masks of the pictures that a file lists, as pygame makes them: prints the processor seconds, imports aside."""
import os, sys, time
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

paths = open(sys.argv[1]).read().splitlines()
start = time.process_time()
for path in paths:
    mask = pygame.mask.from_surface(pygame.image.load(path), 127)
print(time.process_time() - start)

import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

/// docs/hitmask.schema.json and the reader say the same.
@Suite struct `The schema of settings` {
    private let schema: SourceValue

    init() throws { schema = try JSONDocument.read(PackageFolder.bytes("docs/hitmask.schema.json")) }

    private func value(_ path: String...) throws -> SourceValue {
        var value = schema
        for key in path { value = try #require(try value.value(of: key), "\(path)") }
        return value
    }

    @Test func `knows the keys that the reader knows, and no other`() throws {
        let distances = try value("$defs", "insets", "oneOf").elements.last
        let tables = [
            (BuildSettings.keys.map(\.name), try value("properties")),
            (ImageOverrides.keys.map(\.name), try value("$defs", "image", "properties")),
            (SettingsShape.keys.map(\.name), try value("$defs", "shape", "properties")),
            (SettingsValue.colorKeyNames, try value("$defs", "colorKey", "properties")),
            (SettingsInsets.keys.map(\.name), try #require(try distances?.value(of: "properties"))),
        ]
        for (keys, properties) in tables { #expect(properties.members.map(\.key).sorted() == keys.sorted()) }
        for name in ["image", "shape", "colorKey"] {
            #expect(try value("$defs", name, "additionalProperties").content == .bool(false))
        }
        #expect(try value("additionalProperties").content == .bool(false))
    }

    @Test func `describes every key`() throws {
        for properties in [
            try value("properties"), try value("$defs", "image", "properties"),
            try value("$defs", "shape", "properties"),
            try value("$defs", "colorKey", "properties"),
        ] {
            for property in properties.members {
                let text = try property.value.value(of: "description")?.string ?? ""
                #expect(text.hasSuffix("."), "\(property.key)")
            }
        }
    }

    @Test func `knows the words that the reader knows`() throws {
        func words(_ path: SourceValue) -> [String] { path.elements.compactMap(\.string) }
        let image = try value("$defs", "image", "properties")
        func enumeration(_ key: String) throws -> [String] {
            words(try #require(try image.value(of: key)?.value(of: "enum")))
        }
        #expect(words(try value("properties", "output", "enum")) == BuildSettings.Output.allCases.map(\.rawValue))
        #expect(words(try value("properties", "access", "enum")) == BuildSettings.Access.allCases.map(\.rawValue))
        #expect(try enumeration("orientation") == OrientationPolicy.allCases.map(\.rawValue))
        #expect(try enumeration("resizing") == ["tile", "stretch"])
        #expect(words(try value("$defs", "stateWord", "enum")) == SettingsValue.states.map(\.word))
        let channels = try #require(try image.value(of: "channel")?.value(of: "oneOf")?.elements.first)
        #expect(words(try #require(try channels.value(of: "enum"))) == ArtChannel.words.map(\.word))
        let shape = try value("$defs", "shape")
        #expect(
            words(try #require(try shape.value(of: "properties")?.value(of: "fillRule")?.value(of: "enum")))
                == SettingsShape.FillRule.allCases.map(\.rawValue))
        let outlines = try #require(try shape.value(of: "oneOf")).elements.flatMap { outline in
            words((try? outline.value(of: "required")) ?? SourceValue(.null, line: 1))
        }
        #expect(outlines == SettingsShape.outlineKeys)
    }

    private static let accepted = [
        "{}", #"{"images": {"*": {"fillHoles": 100, "capInsets": false, "frameOf": true, "outset": "-0.5pt"}}}"#,
        #"{"images": {"a/{b,c}": {"insets": {"top": "4.5pt"}, "state": ["selected"], "detail": "50%:any"}}}"#,
        #"{"shapes": {"a": {"size": [1, 2], "polygon": [[0, 0], [1, 0], [0, 1]], "fillRule": "evenOdd"}}}"#,
        #"{"images": {"*": {"frameDuration": 16.667, "hitImage": "../{name}{scale}.png", "channel": "luminance"}}}"#,
    ]
    private static let refused = [
        "[]", #"{"image": {}}"#, #"{"images": {"/a": {}}}"#, #"{"images": {"": {}}}"#,
        #"{"images": {"*": {"outset": "8px"}}}"#, #"{"images": {"*": {"outset": true}}}"#,
        #"{"images": {"*": {"alphaThreshold": 1.5}}}"#, #"{"images": {"*": {"alphaThreshold": "half"}}}"#,
        #"{"images": {"*": {"insets": -1}}}"#, #"{"images": {"*": {"insets": {"botom": 1}}}}"#,
        #"{"images": {"*": {"capInsets": true}}}"#, #"{"images": {"*": {"detail": 2}}}"#,
        #"{"images": {"*": {"detail": "1/2:some"}}}"#, #"{"images": {"*": {"dropIslands": -1}}}"#,
        #"{"images": {"*": {"channel": {"tolerance": 1}}}}"#, #"{"images": {"*": {"regions": {"red": "a"}}}}"#,
        #"{"images": {"*": {"frameDuration": 0}}}"#, #"{"images": {"*": {"name": "/a"}}}"#,
        #"{"images": {"*": {"state": "pressed"}}}"#, #"{"states": {"_p": "pressed"}}"#,
        #"{"states": {"": "selected"}}"#,
        #"{"shapes": {"a": {"size": [1, 1]}}}"#, #"{"shapes": {"a": {"ellipse": true}}}"#,
        #"{"shapes": {"a": {"size": [1, 1], "ellipse": true, "path": "M0 0"}}}"#,
        #"{"shapes": {"a": {"size": [1, 1], "ellipse": true, "fillRule": "evenOdd"}}}"#,
        #"{"shapes": {"a": {"size": [1, 1], "path": "M0 0", "rect": [0, 0, 1, 1]}}}"#,
        #"{"output": "file"}"#, #"{"access": "open"}"#,
    ]

    @Test(arguments: accepted + SettingsPage.examples) func `is stricter than the reader nowhere`(_ text: String) throws
    {
        _ = try settings(text)
    }

    @Test(arguments: refused) func `is looser than the reader nowhere`(_ text: String) {
        #expect(throws: SettingsError.self) { try settings(text) }
    }

    private static let hasValidator =
        (try? BuiltTool().run(
            "/bin/sh", ["-c", "python3 -W ignore -c 'import jsonschema.validators as v; v.Draft202012Validator'"],
            input: []))?.status == 0

    @Test(.enabled(if: hasValidator, "needs python3 with jsonschema 4"))
    func `is a schema by which another reader comes to the same`() throws {
        let script = """
            import json, sys
            from jsonschema.validators import Draft202012Validator
            schema = json.load(open(sys.argv[1], encoding="utf-8"))
            Draft202012Validator.check_schema(schema)
            for line in sys.stdin:
                print(int(Draft202012Validator(schema).is_valid(json.loads(line))), end="")
            """
        let files = (Self.accepted + SettingsPage.examples + Self.refused)
            .map { $0.split(separator: "\n").joined(separator: " ") }
        let run = try BuiltTool().run(
            "/usr/bin/env",
            ["python3", "-W", "ignore", "-c", script, PackageFolder.path + "/docs/hitmask.schema.json"],
            input: Array((files.joined(separator: "\n") + "\n").utf8))
        #expect(run.errors == "")
        let accepted = Self.accepted.count + SettingsPage.examples.count
        #expect(
            run.text
                == String(repeating: "1", count: accepted) + String(repeating: "0", count: Self.refused.count))
    }
}

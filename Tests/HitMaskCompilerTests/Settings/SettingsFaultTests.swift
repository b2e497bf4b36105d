import Testing

@testable import HitMaskCompiler

/// Each rule of settings has an error that says what was found, what was expected, and the line.
@Suite struct `Faults in settings` {
    private func faults(_ text: String) -> [SettingsFault] {
        do {
            _ = try settings(text)
            return []
        } catch {
            return (error as? SettingsError)?.faults ?? []
        }
    }

    private static let thresholdForms = "a number from 0 to 1, or a text such as \"50%\" or \"128/255\""
    private static let outsetForms = "a number of pixels, or points such as \"8pt\""
    private static let holeForms = "true, false, or the greatest area of a hole in pixels"
    private static let detailForms = "a number above 0 and up to 1, or a text such as \"1/2\" or \"1/2:any\""
    private static let channels = "'alpha', 'luminance', 'red', 'green' or 'blue', or an object with 'colorKey'"
    private static let states = "'normal', 'highlighted', 'selected', 'disabled' or 'focused'"
    private static let distance = "a whole number of pixels from 0 to 65535, or points such as \"4pt\""
    private static let insets = distance + ", or an object with top, left, bottom and right"
    private static let duration = "milliseconds above 0, with at most three decimals, such as 100 or 16.667"

    private static func value(_ key: String, _ found: String, _ expected: String) -> SettingsFault.Reason {
        .value(key: key, found: found, expected: expected)
    }

    @Test(
        arguments: [
            ("alphaThreshold", "true", value("alphaThreshold", "true", thresholdForms)),
            ("alphaThreshold", "1.5", .threshold(.aboveOne("1.5"))),
            ("alphaThreshold", "\"half\"", .threshold(.unknownForm("half"))),
            ("alphaThreshold", "-0.1", .threshold(.negative("-0.1"))),
            ("outset", "null", value("outset", "null", outsetForms)),
            ("outset", "\"8px\"", .outset(.unknownForm("8px"))),
            ("outset", "1e1", .outset(.unknownForm("1e1"))),
            ("fillHoles", "\"all\"", value("fillHoles", "'all'", holeForms)),
            ("fillHoles", "-1", .area(key: "fillHoles", .unknownForm("-1"))),
            ("dropIslands", "true", value("dropIslands", "true", "a whole number of pixels")),
            ("dropIslands", "1.5", .area(key: "dropIslands", .unknownForm("1.5"))),
            (
                "dropIslands", "99999999999999999999",
                .area(key: "dropIslands", .tooLarge("99999999999999999999"))
            ),
            ("invert", "1", value("invert", "1", "true or false")),
            ("invert", "\"yes\"", value("invert", "'yes'", "true or false")),
            ("detail", "[]", value("detail", "an array", detailForms)),
            ("detail", "2", .detail(.aboveOne("2"))),
            ("detail", "\"1/2:some\"", .detail(.unknownRule("some"))),
            ("channel", "\"hue\"", value("channel", "'hue'", channels)),
            ("channel", "{}", .missingKey("colorKey", owner: "'channel'")),
            ("channel", #"{"colorKey": "red"}"#, value("colorKey", "'red'", "a colour such as \"#FF00FF\"")),
            ("channel", ##"{"colorKey": "#F0F"}"##, value("colorKey", "'#F0F'", "a colour such as \"#FF00FF\"")),
            (
                "channel", ##"{"colorKey": "#FF00FF", "tolerance": 256}"##,
                value("tolerance", "256", "a whole number from 0 to 255")
            ),
            (
                "channel", ##"{"colorKey": "#FF00FF", "tolerence": 1}"##,
                .unknownKey("tolerence", owner: "'channel'", suggestions: ["tolerance"])
            ),
            ("orientation", "\"none\"", value("orientation", "'none'", "'error', 'apply' or 'ignore'")),
            ("hitImage", "true", value("hitImage", "true", "the path of a picture, or false")),
            ("hitImage", "\"\"", .path("", .empty)),
            ("hitImage", "\"/hit.png\"", .path("/hit.png", .absolute)),
            ("hitImage", #""a\\b.png""#, .path("a\\b.png", .backslash)),
            (
                "hitImage", "\"{nam}.png\"",
                .placeholder("{nam}", key: "hitImage", known: ["{name}", "{base}", "{scale}"])
            ),
            ("insets", "-1", value("insets", "-1", insets)),
            ("insets", "1.5", value("insets", "1.5", insets)),
            ("insets", "\"1.0005pt\"", value("insets", "'1.0005pt'", insets)),
            ("insets", "\"4 pt\"", value("insets", "'4 pt'", insets)),
            ("insets", "65536", value("insets", "65536", insets)),
            ("insets", #"{"top": true}"#, value("top", "true", distance)),
            ("insets", #"{"botom": 1}"#, .unknownKey("botom", owner: "'insets'", suggestions: ["bottom"])),
            ("capInsets", "true", value("capInsets", "true", insets)),
            ("resizing", "\"fill\"", value("resizing", "'fill'", "'tile' or 'stretch'")),
            ("alignmentInsets", "null", value("alignmentInsets", "null", insets)),
            ("name", "1", value("name", "1", "a name")),
            ("name", "\"../a\"", .name("../a", key: "name", .parentFolder)),
            ("name", "\"\"", .name("", key: "name", .empty)),
            ("name", #""a\\b""#, .name("a\\b", key: "name", .backslash)),
            ("name", #""a\u0000""#, .name("a\0", key: "name", .nul)),
            ("name", "\"/a\"", .name("/a", key: "name", .absolute)),
            ("name", "\"{scale}\"", .placeholder("{scale}", key: "name", known: ["{name}", "{base}"])),
            ("state", "\"pressed\"", value("state", "'pressed'", states + ", or an array of them")),
            ("state", #"["selected", 1]"#, value("state", "1", states)),
            ("frameOf", "1", value("frameOf", "1", "the name of an animation, or true or false")),
            ("frameOf", "\"a/..\"", .name("a/..", key: "frameOf", .parentFolder)),
            ("frameDuration", "0", value("frameDuration", "0", duration)),
            ("frameDuration", "-1", value("frameDuration", "-1", duration)),
            ("frameDuration", "0.0001", value("frameDuration", "0.0001", duration)),
            ("frameDuration", "\"1\"", value("frameDuration", "'1'", duration)),
            ("frames", "1", value("frames", "1", "true or false")),
            ("regions", "1", value("regions", "1", "true, false, or an object of colours and names")),
            ("regions", #"{"red": "a"}"#, value("regions", "'red'", "a colour such as #FF8000")),
            ("regions", ##"{"#FF0000": 1}"##, value("#FF0000", "1", "the name of a region")),
            ("regions", ##"{"#FF0000": ""}"##, .name("", key: "#FF0000", .empty)),
            (
                "regions", ##"{"#ff0000": "a", "#FF0000": "b"}"##,
                .repeatedKey("#FF0000", owner: "'regions'", firstLine: 4)
            ),
            (
                "regions", ##"{"#FF0000": "a", "#00FF00": "a"}"##,
                .repeatedRegion("a", firstColor: ArtColor(red: 255, green: 0, blue: 0))
            ),
        ] as [(String, String, SettingsFault.Reason)])
    func `of an image name the key, the value and the line`(
        _ key: String, _ value: String, _ reason: SettingsFault.Reason
    ) {
        let text = "{\n\"images\": {\n\"*\": {\n\"\(key)\": \(value)\n}\n}\n}"
        #expect(faults(text) == [SettingsFault(line: 4, reason)])
        #expect(!"\(reason)".isEmpty)
    }

    @Test(
        arguments: [
            ("[]", value("hitmask.json", "an array", "an object")),
            (#"{"images": []}"#, value("images", "an array", "an object")),
            (#"{"images": {"*": 1}}"#, value("*", "1", "an object")),
            (#"{"images": {"a**": {}}}"#, .glob("a**", .doubleStarInPart)),
            (#"{"states": 1}"#, value("states", "1", "an object")),
            (#"{"states": {"": "selected"}}"#, .name("", key: "states", .empty)),
            (#"{"states": {"\\": "selected"}}"#, .name("\\", key: "states", .backslash)),
            (#"{"states": {"_p": "pressed"}}"#, value("_p", "'pressed'", states + ", or an array of them")),
            (#"{"shapes": {"../a": {"size": [1, 1], "ellipse": true}}}"#, .name("../a", key: "shapes", .parentFolder)),
            (#"{"shapes": {"a": true}}"#, value("a", "true", "an object")),
            (#"{"output": "file"}"#, value("output", "'file'", "'embedded' or 'resource'")),
            (#"{"access": "open"}"#, value("access", "'open'", "'internal', 'package' or 'public'")),
            (#"{"image": {}}"#, .unknownKey("image", owner: "the settings", suggestions: ["images"])),
            (#"{"zzzzzzzz": {}}"#, .unknownKey("zzzzzzzz", owner: "the settings", suggestions: [])),
            (
                #"{"images": {"*": {"alphaTreshold": 1}}}"#,
                .unknownKey("alphaTreshold", owner: "an entry of 'images'", suggestions: ["alphaThreshold"])
            ),
            (#"{"images": {}, "images": {}}"#, .repeatedKey("images", owner: "the settings", firstLine: 1)),
            (#"{"images": {"a": {}, "a": {}}}"#, .repeatedKey("a", owner: "'images'", firstLine: 1)),
            (
                #"{"images": {"a": {"invert": true, "invert": true}}}"#,
                .repeatedKey("invert", owner: "an entry of 'images'", firstLine: 1)
            ),
            (#"{"states": {"_a": [], "_a": []}}"#, .repeatedKey("_a", owner: "'states'", firstLine: 1)),
            (#"{"images": {},}"#, .text(.unexpected(found: "'}'", expected: "a key in quotes"))),
            ("", .text(.unexpected(found: "the end of the file", expected: "a JSON value"))),
        ] as [(String, SettingsFault.Reason)])
    func `of the file name the line`(_ text: String, _ reason: SettingsFault.Reason) {
        #expect(faults(text) == [SettingsFault(line: 1, reason)])
        #expect(!"\(reason)".isEmpty)
    }

    @Test func `are all reported at once, in the order of the file`() {
        let text = """
            {
              "outputs": "embedded",
              "shapes": {
                "/a": {
                  "size": [0.5, 1],
                  "elipse": true
                }
              },
              "images": {
                "[": { "invert": 1,
                       "outset": "x" },
                "*": {
                  "insets": { "top": -1, "left": 2, "top": 3,
                              "bottom": null }
                }
              },
              "output": 1
            }
            """
        let lines = faults(text).map { "\($0.line): \($0)" }
        #expect(
            lines == [
                "2: 'outputs' is no key of the settings; did you mean 'output'?",
                "4: the name '/a' of 'shapes' is absolute",
                "6: 'elipse' is no key of the shape '/a'; did you mean 'ellipse'?",
                "10: the pattern '[' has a [ without its ]; write [[] for the bracket itself",
                "10: 'invert' is 1; expected true or false",
                "11: \"x\" is no outset; write pixels of the art (3, 1.5, -2) or points (8pt)",
                "13: 'insets' has 'top' a second time; the first is in line 13. Remove one",
                "13: 'top' is -1; expected a whole number of pixels from 0 to 65535, or points such as \"4pt\"",
                "14: 'bottom' is null; expected a whole number of pixels from 0 to 65535, or points such as \"4pt\"",
                "17: 'output' is 1; expected 'embedded' or 'resource'",
            ])
    }

    @Test func `do not repeat long values`() {
        let long = String(repeating: "9", count: 1_000)
        #expect(
            faults("{\"images\": {\"*\": {\"frames\": \(long)}}}").map(\.reason)
                == [Self.value("frames", "a number", "true or false")])
    }

    @Test(
        arguments: [
            (
                SettingsFault.Reason.outlines([], owner: "the shape 'a'"),
                "the shape 'a' has no outline; add one of 'rectangle', 'ellipse', 'roundedRectangle', 'polygon' or 'path'"
            ),
            (
                .outlines(["path", "ellipse"], owner: "the shape 'a'"),
                "the shape 'a' has 'path' and 'ellipse'; keep one of them"
            ),
            (
                .needs("fillRule", others: ["polygon", "path"], owner: "the shape 'a'"),
                "'fillRule' of the shape 'a' means nothing without 'polygon' or 'path'"
            ),
            (
                .shapeSide("width", owner: "the shape 'a'", limit: 65_535),
                "the width of the shape 'a' times its scale is no whole number of pixels from 1 to 65535"
            ),
            (
                .placeholder("{x}", key: "name", known: ["{name}", "{base}"]),
                "'{x}' in 'name' stands for nothing; there are '{name}' and '{base}'"
            ),
            (.unusedGlob("a/*", suggestions: []), "the pattern 'a/*' matches no mask"),
            (.unusedGlob("a.png", suggestions: ["a"]), "the pattern 'a.png' matches no mask; did you mean 'a'?"),
            (.path("/a", .absolute), "the path '/a' is absolute; write it from the folder of this file on"),
            (.missingKey("colorKey", owner: "'channel'"), "'channel' has no 'colorKey'"),
            (
                .area(key: "dropIslands", .unknownForm("x")),
                "'dropIslands': \"x\" is no area; write a whole number of pixels such as 40"
            ),
            (
                .repeatedRegion("a", firstColor: ArtColor(red: 255, green: 0, blue: 0)),
                "a second colour for the region 'a', which is #FF0000 already; a region has one colour"
            ),
            (
                .noFrameName("07"),
                "'07' has nothing before its number to name an animation by; write \"frameOf\": \"…\""
            ),
            (
                .sameFrame("walk_1", other: "walk_01", animation: "walk", number: 1),
                "'walk_1' and 'walk_01' are both the frame 1 of 'walk'"
            ),
        ] as [(SettingsFault.Reason, String)])
    func `read as sentences`(_ reason: SettingsFault.Reason, _ text: String) {
        #expect("\(SettingsFault(line: 1, reason))" == text)
    }
}

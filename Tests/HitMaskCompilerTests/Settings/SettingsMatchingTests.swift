import HitMasks
import Testing

@testable import HitMaskCompiler

@Suite struct `Settings by name` {
    @Test func `are those of all entries that match, the last one first, key by key`() throws {
        let file = try settings(
            """
            {"images": {
              "buttons/**": {"outset": 1, "fillHoles": true, "insets": {"top": 1, "left": 1}},
              "**/play": {"outset": 2, "invert": true, "hitImage": "a.png"},
              "buttons/play": {"insets": {"left": 2}, "hitImage": false},
              "other": {"outset": 3}
            }}
            """)
        let play = file.settings(for: "buttons/play")
        #expect(play.outset == Shaping.Outset(2))
        #expect(play.holes == .all)
        #expect(play.inverts == true)
        #expect(play.hitImage == .off)
        #expect(play.insets?.pixels(scale: .one) == StoredTraits.Insets(top: 0, left: 2, bottom: 0, right: 0))
        #expect(play.alphaThreshold == nil)
        #expect(file.settings(for: "buttons/stop").outset == Shaping.Outset(1))
        #expect(file.settings(for: "buttons/Play").inverts == nil)
        #expect(file.settings(for: "nothing") == ImageOverrides())
    }

    @Test func `override every key`() throws {
        let text = """
            "alphaThreshold": 0.5, "outset": 1, "fillHoles": true, "dropIslands": 1, "invert": true, "detail": 0.5,
            "channel": "red", "orientation": "apply", "hitImage": "a.png", "insets": 1, "capInsets": 1,
            "resizing": "stretch", "alignmentInsets": 1, "name": "a", "state": "selected", "frameOf": "b",
            "frameDuration": 1, "frames": true, "regions": true
            """
        let one = try settings("{\"images\": {\"*\": {}, \"a\": {\(text)}}}")
        let all = one.settings(for: "a")
        #expect(all.applied(to: ImageOverrides()) == all)
        #expect(ImageOverrides().applied(to: all) == all)
        let fields = Mirror(reflecting: all).children
        #expect(fields.count == ImageOverrides.keys.count)
        for field in fields { #expect(!"\(field.value)".hasSuffix("nil"), "\(field.label ?? "")") }
        for key in ImageOverrides.keys { #expect(text.contains("\"\(key.name)\""), "\(key.name)") }
    }

    @Test func `are missed where a pattern matches nothing`() throws {
        let names = ["buttons/play", "buttons/stop", "map"]
        func faults(_ pattern: String) throws -> [SettingsFault] {
            try settings("{\"images\": {\n\"map\": {},\n\"\(pattern)\": {}}}").unusedGlobs(among: names)
        }
        #expect(try faults("buttons/*") == [])
        for (pattern, suggestions) in [
            ("buttons/play.png", ["buttons/play"]), ("buttons/*.png", ["buttons/*"]),
            ("buttons/play@2x", ["buttons/play"]), ("play", ["**/play"]), ("buttons/plya", ["buttons/play"]),
            ("zzzzz", []), ("*/*/*", []),
        ] {
            let fault = SettingsFault(line: 3, .unusedGlob(pattern, suggestions: suggestions))
            #expect(try faults(pattern) == [fault])
        }
        #expect(try settings("{\"images\": {\"*\": {}}}").unusedGlobs(among: [String]()).count == 1)
        #expect(try settings("{}").unusedGlobs(among: names) == [])
    }

    @Test func `have states by the longest end that fits`() throws {
        let file = try settings(
            """
            {"states": {"_selected": "selected", "_pressed": "highlighted", "/off": "disabled",
                        "_selected_pressed": ["selected", "highlighted"], "é": "focused"}}
            """)
        for (name, stem, state) in [
            ("a/play", "a/play", HitMask.State.normal), ("a/play_pressed", "a/play", .highlighted),
            ("play_selected", "play", .selected), ("play_selected_pressed", "play", [.selected, .highlighted]),
            ("a/_pressed", "a/_pressed", .normal), ("_pressed", "_pressed", .normal),
            // The longer end would leave nothing, the shorter one leaves something.
            ("_selected_pressed", "_selected", .highlighted), ("a/play/off", "a/play", .disabled),
            ("/off", "/off", .normal), ("caf\u{E9}", "caf", .focused), ("cafe\u{301}", "cafe\u{301}", .normal),
            ("play_Pressed", "play_Pressed", .normal),
        ] {
            let found = file.state(of: name)
            #expect(found.name.hasSameBytes(as: stem) && found.state == state, "\(name): \(found)")
        }
    }
}

@Suite struct `Identities by settings` {
    @Test func `are names, states and frames`() throws {
        let file = try settings(
            """
            {"images": {
               "hero/walk_*": {"frameOf": true, "frameDuration": 100},
               "hero/walk_2": {"frameDuration": 50.5},
               "x/*": {"frameOf": "spin"},
               "old/*": {"name": "new/{base}"},
               "odd_pressed": {"state": "disabled"}
             },
             "states": {"_pressed": "highlighted"}}
            """)
        let names = [
            "hero/walk_10", "hero/walk_2", "hero/walk_1", "old/a_pressed", "odd_pressed", "plain", "x/b", "x/a1",
            "hero/walk_1_pressed",
        ]
        typealias Frame = MaskIdentity.Frame
        let walk = [(2, 150_500, 100_000), (1, 100_000, 50_500), (0, 0, 100_000)].map { index, start, duration in
            MaskIdentity(
                name: "hero/walk", state: .normal, frame: Frame(index: index, start: start, duration: duration))
        }
        #expect(
            try file.identities(of: names) == walk + [
                MaskIdentity(name: "new/a", state: .highlighted), MaskIdentity(name: "odd", state: .disabled),
                MaskIdentity(name: "plain", state: .normal),
                // One of them has no number, so all are in the order of their names.
                MaskIdentity(name: "spin", state: .normal, frame: Frame(index: 1, start: nil, duration: nil)),
                MaskIdentity(name: "spin", state: .normal, frame: Frame(index: 0, start: 0, duration: nil)),
                MaskIdentity(
                    name: "hero/walk", state: .highlighted, frame: Frame(index: 0, start: 0, duration: 100_000)),
            ])
    }

    @Test func `that cannot be are all reported`() throws {
        let file = try settings(
            """
            {"images": {
              "*": {"frameOf": true},
              "x/*": {"name": ".{base}"}
            }}
            """)
        #expect(
            throws: SettingsError([
                SettingsFault(line: 2, .noFrameName("07")),
                SettingsFault(line: 2, .sameFrame("walk_01", other: "walk_1", animation: "walk", number: 1)),
                SettingsFault(line: 3, .name("..", key: "name", .parentFolder)),
            ])
        ) { try file.identities(of: ["walk_1", "07", "x/.", "walk_01", "walk_2"]) }
    }

    @Test(
        arguments: [
            ("hero/walk_03", "hero/walk", 3), ("hero/walk/12", "hero/walk", 12), ("hero/walk (4)", "hero/walk", 4),
            ("a1", "a", 1), ("a-._ 7", "a", 7), ("hero", "hero", nil), ("a)", "a)", nil), ("a(1", "a(1", nil),
            ("a1)", "a1)", nil), ("07", nil, 7), ("_1", nil, 1), ("", "", nil), ("(1)", nil, 1),
            ("a1234567890123456789", "a1234567890123456789", nil), ("a٣", "a٣", nil),
        ] as [(String, String?, Int?)])
    func `take names apart at the number`(_ name: String, _ stem: String?, _ number: Int?) {
        let found = NumberedName(name)
        #expect(found.stem == stem && found.number == number, "\(found)")
    }
}

extension PageTemplate {
    /// The colours, light and dark.
    static let colours = #"""
        :root {
          color-scheme: light;
          --paper: #f5f4f1; --well: #ebe9e4; --card: #fff; --ink: #17171a; --soft: #65646c; --faint: #77767e;
          --line: #e0ded8; --hover: #eceae5; --chosen: #17171a; --on-chosen: #fff;
          --hit: #e4006b; --hit-text: #c4005c; --bounds: #0a6cff; --slice: #008a68; --warn: #9a5b00; --warn-paper: #fff3dc;
          --check-a: #fff; --check-b: #f0eeea; --focus: #0a6cff; --shadow: 0 1px 2px rgb(30 25 10 / .06), 0 6px 20px rgb(30 25 10 / .05);
        }
        :root[data-theme=dark] {
          color-scheme: dark;
          --paper: #131316; --well: #0c0c0e; --card: #1c1c20; --ink: #f1f0ee; --soft: #a6a5ad; --faint: #8b8a93;
          --line: #2c2c32; --hover: #26262b; --chosen: #f1f0ee; --on-chosen: #131316;
          --hit: #ff3d92; --hit-text: #ff6fae; --bounds: #5aa2ff; --slice: #2fcf9f; --warn: #ffc368; --warn-paper: #33270f;
          --check-a: #232328; --check-b: #1d1d21; --focus: #6cabff; --shadow: 0 1px 2px rgb(0 0 0 / .4);
        }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme]) {
            color-scheme: dark;
            --paper: #131316; --well: #0c0c0e; --card: #1c1c20; --ink: #f1f0ee; --soft: #a6a5ad; --faint: #8b8a93;
            --line: #2c2c32; --hover: #26262b; --chosen: #f1f0ee; --on-chosen: #131316;
            --hit: #ff3d92; --hit-text: #ff6fae; --bounds: #5aa2ff; --slice: #2fcf9f; --warn: #ffc368; --warn-paper: #33270f;
            --check-a: #232328; --check-b: #1d1d21; --focus: #6cabff; --shadow: 0 1px 2px rgb(0 0 0 / .4);
          }
        }
        """#
}

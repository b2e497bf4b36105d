extension PageTemplate {
    /// The page of differences.
    static let differences = #"""
        * { box-sizing: border-box; }
        :root { --kept: #b9b7b1; --gained: #0072b2; --lost: #d55e00; }
        @media (prefers-color-scheme: dark) { :root { --kept: #5c5b62; --gained: #4ba9e0; --lost: #f08a3c; } }
        body {
          margin: 0 auto; padding: 32px 24px 64px; max-width: 1120px; background: var(--paper); color: var(--ink);
          font: 14px/1.45 ui-sans-serif, -apple-system, "SF Pro Text", "Segoe UI", Inter, Roboto, "Helvetica Neue",
            "DejaVu Sans", sans-serif;
          font-variant-numeric: tabular-nums;
        }
        h1, h2, p, figure { margin: 0; }
        h1 { font-size: 20px; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere; }
        h2 { font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
        p, figcaption { color: var(--soft); font-size: 13px; }
        .legend i { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-left: 12px; }
        .legend i:first-child { margin-left: 0; }
        i.kept { background: var(--kept); }
        i.gained { background: var(--gained); }
        i.lost { background: var(--lost); }
        article { margin-top: 20px; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
        .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin-top: 12px; }
        figure svg {
          display: block; width: 100%; height: 240px; border-radius: 8px; padding: 12px;
          background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 50% / 16px 16px;
        }
        figcaption { text-align: center; padding-top: 6px; }
        path.kept { fill: var(--kept); }
        path.gained { fill: var(--gained); }
        path.lost { fill: var(--lost); }
        @media (max-width: 620px) {
          body { padding: 20px 16px 40px; }
          .row { gap: 6px; }
          figure svg { height: 120px; padding: 4px; }
        }
        """#
}

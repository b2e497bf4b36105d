extension PageTemplate {
    /// The frame of the page and its controls.
    static let layout = #"""
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { -webkit-text-size-adjust: 100%; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 14px/1.45 ui-sans-serif, -apple-system, "SF Pro Text", "Segoe UI", Inter, Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
          font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
        }
        h1, h2, h3, p, dl, dd, ol { margin: 0; padding: 0; font: inherit; }
        button, input, select { font: inherit; color: inherit; }
        button, select { cursor: pointer; }
        :focus { outline: none; }
        :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
        svg { display: block; }
        button svg, .search svg, .badge svg {
          width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round;
          stroke-linejoin: round;
        }
        kbd {
          font: inherit; font-size: 11px; line-height: 1; color: var(--faint); border: 1px solid var(--line);
          border-radius: 4px; padding: 2px 5px;
        }
        small, .dim { color: var(--soft); font-size: 13px; }

        .bar {
          position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 16px;
          padding: 12px 24px; background: color-mix(in srgb, var(--paper) 88%, transparent); backdrop-filter: blur(14px);
          border-bottom: 1px solid var(--line);
        }
        .brand { display: flex; align-items: center; gap: 12px; min-width: 0; }
        .brand > div { min-width: 0; }
        .mark { width: 26px; height: 26px; flex: none; fill: var(--hit); }
        .brand h1 {
          font-weight: 650; font-size: 15px; letter-spacing: -.01em; line-height: 1.25; overflow: hidden;
          text-overflow: ellipsis; white-space: nowrap;
        }
        .brand p {
          font-size: 12px; color: var(--soft); white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
        }
        .tools { display: flex; justify-content: flex-end; align-items: center; gap: 6px; min-width: 0; }

        .segments { display: inline-flex; background: var(--well); border-radius: 9px; padding: 3px; }
        .segments button {
          border: 0; background: none; border-radius: 7px; padding: 5px 16px; font-weight: 550; color: var(--soft);
        }
        .segments button[aria-selected=true] {
          background: var(--card); color: var(--ink); box-shadow: 0 1px 2px rgb(0 0 0 / .12);
        }

        .search { position: relative; display: flex; align-items: center; flex: 0 1 220px; min-width: 0; }
        .search svg { position: absolute; left: 10px; color: var(--faint); pointer-events: none; }
        .search input {
          width: 100%; border: 1px solid var(--line); border-radius: 9px; background: var(--card);
          padding: 6px 30px 6px 32px;
        }
        .search input::placeholder { color: var(--faint); opacity: 1; }
        .search kbd { position: absolute; right: 9px; pointer-events: none; }
        .search input:focus ~ kbd, .search input:not(:placeholder-shown) ~ kbd { display: none; }

        .icon {
          display: inline-grid; place-items: center; width: 34px; height: 34px; flex: none; padding: 0; border: 0;
          border-radius: 9px; background: none; color: var(--soft);
        }
        .icon:hover { background: var(--hover); color: var(--ink); }
        .icon:disabled { opacity: .3; pointer-events: none; }
        .plain {
          border: 1px solid var(--line); border-radius: 8px; background: var(--card); padding: 5px 12px;
          font-weight: 550;
        }
        .plain:hover { background: var(--hover); }
        .text {
          border: 0; background: none; padding: 0; color: inherit; text-decoration: underline;
          text-underline-offset: 3px;
        }

        .strip { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 14px 24px 2px; }
        .strip .layers { margin-left: auto; }
        .chips { display: flex; flex-wrap: wrap; gap: 6px; }
        .chip {
          display: inline-flex; align-items: center; gap: 7px; border: 1px solid var(--line); border-radius: 99px;
          background: none; padding: 3px 12px; font-size: 13px; color: var(--soft); white-space: nowrap;
        }
        .chip:hover { background: var(--hover); color: var(--ink); }
        .chip[aria-pressed=true] { background: var(--chosen); border-color: var(--chosen); color: var(--on-chosen); }
        .chip .count { opacity: .65; font-size: 12px; }
        .layers .chip[aria-pressed=true] { background: var(--card); border-color: var(--line); color: var(--ink); }
        .layers .chip i { width: 9px; height: 9px; border-radius: 3px; border: 1.5px solid var(--faint); }
        .layers .chip[aria-pressed=true] i {
          background: var(--tint, var(--soft)); border-color: var(--tint, var(--soft));
        }
        .chip.area { --tint: var(--hit); }
        .chip.bounds { --tint: var(--bounds); }
        .chip.slices { --tint: var(--slice); }
        .select {
          display: inline-flex; align-items: center; gap: 7px; font-size: 13px; color: var(--soft);
          white-space: nowrap;
        }
        .select select {
          border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink);
          padding: 3px 6px;
        }
        input[type=range] { accent-color: var(--ink); }

        @media (max-width: 820px) {
          .bar { grid-template-columns: 1fr auto; gap: 10px 12px; padding: 10px 16px; }
          .bar .tools { grid-column: 1 / -1; }
          .search { flex: 1; }
          .search kbd { display: none; }
          .strip { padding: 12px 16px 0; }
          .strip .layers { margin-left: 0; }
        }
        @media (max-width: 520px) {
          .chips {
            flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; margin: 0 -16px; padding: 2px 16px;
            max-width: calc(100% + 32px);
          }
          .strip { display: grid; grid-template-columns: minmax(0, 1fr); }
          .strip .layers { margin-left: -16px; }
          .bar .segments button { padding: 5px 12px; }
        }
        """#
}

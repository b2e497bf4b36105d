extension PageTemplate {
    /// The layers of a picture, and the cards.
    static let cards = #"""
        /* The layers of every picture. Only the hit area answers to the pointer, and only where its outline is filled. */
        .picture { pointer-events: none; overflow: visible; }
        .picture * { pointer-events: none; }
        .picture .hit {
          pointer-events: fill; fill-rule: evenodd; fill: var(--hit); fill-opacity: var(--tint-strength, .2);
          stroke: var(--hit); stroke-width: 1.5px; vector-effect: non-scaling-stroke; stroke-linejoin: round;
        }
        /* Under the line, so that it is seen on art of its own colour. */
        .picture .casing { stroke: var(--check-a); stroke-width: 4px; stroke-opacity: .8; stroke-linejoin: round; }
        .bare .casing, .no-art .picture .casing, .no-area .picture .casing { display: none; }
        .picture .hit[data-region]:hover { fill-opacity: .75; }
        .no-area .picture .hit { fill-opacity: 0; stroke-opacity: 0; }
        .no-art .picture .art { display: none; }
        .bare .hit, .no-art .picture .hit { fill-opacity: .8; }
        .no-area .bare .hit, .no-art.no-area .picture .hit { fill-opacity: 0; }
        .picture .bounds { stroke: var(--bounds); stroke-width: 1.25px; stroke-dasharray: 4 3; }
        .picture .canvas { stroke: var(--soft); stroke-width: 1px; stroke-dasharray: 2 3; }
        .picture .slices { stroke: var(--slice); stroke-width: 1.25px; }
        .no-bounds .picture .bounds, .no-slices .picture .slices { display: none; }

        .grid {
          display: grid; grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); gap: 16px;
          padding: 16px 24px 48px;
        }
        .card {
          position: relative; display: flex; flex-direction: column; min-width: 0; color: inherit; text-decoration: none; padding: 8px 8px 11px;
          background: var(--card); border: 1px solid var(--line); border-radius: 14px; content-visibility: auto; contain-intrinsic-size: auto 230px;
          transition: border-color .12s, box-shadow .12s;
        }
        .card:hover { border-color: color-mix(in srgb, var(--ink) 28%, var(--line)); box-shadow: var(--shadow); }
        .card-well {
          display: grid; place-items: center; height: 164px; border-radius: 8px; overflow: hidden; margin-bottom: 9px;
          background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 50% / 16px 16px;
        }
        .card .picture { max-width: 100%; }
        .card.is-hit .hit { fill-opacity: .5; }
        .card.is-hit .size { color: var(--hit-text); }
        .marks { position: absolute; top: 14px; right: 14px; display: flex; gap: 4px; }
        .badge {
          display: inline-grid; place-items: center; min-width: 20px; height: 20px; padding: 0 4px;
          border-radius: 6px; font-size: 11px; font-weight: 600;
          background: color-mix(in srgb, var(--card) 90%, transparent); color: var(--soft);
          box-shadow: 0 0 0 1px var(--line);
        }
        .badge svg { width: 12px; height: 12px; }
        .badge.warn { background: var(--warn-paper); color: var(--warn); box-shadow: none; }
        .card-name, .pile-name { display: flex; min-width: 0; white-space: nowrap; }
        .card-name { padding: 0 4px; }
        /* Of a long name the folder gives way first. */
        .card-name > *, .pile-name > * { overflow: hidden; text-overflow: ellipsis; white-space: pre; }
        .card-name > .folder, .pile-name > .folder { flex: 0 1000 auto; }
        .card-name b, #detail-name b, .pile-name b { font-weight: 600; }
        .folder { color: var(--faint); }
        .card-line {
          display: flex; justify-content: space-between; gap: 8px; padding: 1px 4px 0; font-size: 12px;
          color: var(--soft); white-space: nowrap;
        }
        .nothing { text-align: center; color: var(--soft); padding: 48px 16px 96px; }

        @media (max-width: 520px) {
          .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; padding: 12px 16px 40px; }
        }
        """#
}

extension PageTemplate {
    /// One mask, enlarged.
    static let detail = #"""
        #detail {
          width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
          background: var(--paper); color: inherit;
        }
        .detail { height: 100%; display: flex; flex-direction: column; }
        .detail-bar {
          display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 16px; padding: 12px 24px;
          border-bottom: 1px solid var(--line); min-height: 59px;
        }
        .detail-title { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; min-width: 0; }
        #detail-name {
          font-size: 16px; letter-spacing: -.01em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
          max-width: 100%;
        }
        .detail-main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) 320px; }
        .pane { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
        .well {
          flex: 1; min-height: 0; overflow: auto; display: grid; padding: 32px; background: var(--well);
          cursor: crosshair; touch-action: pan-x pan-y;
        }
        .well:focus-visible { outline-offset: -3px; }
        .sheet {
          position: relative; margin: auto;
          background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 16px 16px;
          box-shadow: 0 0 0 1px var(--line);
        }
        .sheet .picture { width: 100%; height: 100%; }
        .sheet.is-large .art { image-rendering: pixelated; }
        .sheet.is-large .hit { shape-rendering: crispEdges; }
        .sheet.has-grid { background: var(--check-a); }
        .pixel-grid, .cross { position: absolute; inset: 0; pointer-events: none; }
        .has-grid .pixel-grid {
          background: linear-gradient(to right, rgb(128 128 128 / .3) 1px, transparent 1px) 0 0 / var(--pixel) var(--pixel),
            linear-gradient(to bottom, rgb(128 128 128 / .3) 1px, transparent 1px) 0 0 / var(--pixel) var(--pixel);
        }
        .cross {
          inset: auto; box-shadow: 0 0 0 1.5px #fff, 0 0 0 3px #17171a; border-radius: 1px; scroll-margin: 40px;
        }
        .pane-foot {
          display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px;
          min-height: 54px; padding: 9px 24px; border-top: 1px solid var(--line);
        }
        .readout, .heard {
          display: flex; align-items: center; gap: 12px; font-size: 14px; min-height: 24px; white-space: nowrap;
        }
        .readout.idle, .heard.idle { color: var(--soft); }
        .dot {
          width: 10px; height: 10px; flex: none; border-radius: 50%; box-shadow: inset 0 0 0 1.5px var(--faint);
        }
        .is-hit > .dot { background: var(--hit); box-shadow: none; }
        .readout strong, .heard strong { font-weight: 650; color: var(--soft); }
        .is-hit > strong { color: var(--hit-text); }
        .zoom { display: flex; align-items: center; gap: 4px; margin-left: auto; }
        .zoom output { min-width: 44px; text-align: center; color: var(--soft); }
        .film { display: flex; align-items: center; gap: 8px; color: var(--soft); white-space: nowrap; }

        .room { display: grid; place-items: center; overflow: hidden; padding: 24px; touch-action: none; }
        .ui-view {
          position: relative; overflow: hidden;
          background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 16px 16px;
          box-shadow: 0 0 0 1.5px var(--bounds);
        }
        .ui-view .whole { width: 100%; height: 100%; display: grid; grid-template: 100% / 100%; }
        .ui-view .sliced svg { overflow: hidden; }
        .ui-view .sliced .hit { stroke: none; fill-opacity: .42; }
        .ui-view p { padding: 12px; }
        .sizes { justify-content: flex-start; }
        .sizes .readout { min-width: 168px; }
        .slider { display: inline-flex; align-items: center; gap: 8px; font-size: 13px; color: var(--soft); }
        .slider input { width: 96px; }
        .slider output { min-width: 56px; color: var(--ink); }

        .facts {
          overflow: auto; border-left: 1px solid var(--line); padding: 22px 24px 28px; background: var(--card);
        }
        .hero strong { font-size: 34px; font-weight: 650; letter-spacing: -.025em; line-height: 1; display: block; }
        .hero span { color: var(--soft); }
        .share-bar { height: 5px; border-radius: 3px; background: var(--well); overflow: hidden; margin-top: 10px; }
        .share-bar i { display: block; height: 100%; background: var(--hit); }
        .notes { display: grid; gap: 8px; margin-top: 18px; }
        .note {
          border-radius: 9px; background: var(--warn-paper); color: var(--warn); padding: 9px 12px; font-size: 13px;
          line-height: 1.4; overflow-wrap: anywhere;
        }
        .facts dl { display: grid; grid-template-columns: auto 1fr; gap: 9px 18px; margin-top: 22px; }
        .facts dt { color: var(--soft); font-size: 13px; line-height: 20px; }
        .facts dd { text-align: right; overflow-wrap: anywhere; min-width: 0; }
        .facts dd small { display: block; line-height: 1.35; }
        .facts h3 { font-size: 13px; color: var(--soft); margin: 24px 0 8px; }
        .facts-actions { margin-top: 20px; }
        .facts-actions .plain { width: 100%; padding: 8px; }
        .keys {
          display: flex; flex-wrap: wrap; gap: 6px 14px; margin-top: 24px; font-size: 12px; color: var(--faint);
        }
        .keys kbd { margin-right: 6px; }

        @media (max-width: 820px) {
          .detail { height: auto; min-height: 100%; }
          .detail-bar {
            grid-template-columns: 1fr auto; padding: 10px 16px; position: sticky; top: 0; z-index: 2;
            background: var(--paper); gap: 8px 12px;
          }
          .detail-bar .segments { grid-row: 2; grid-column: 1 / -1; justify-self: start; }
          .detail-main { display: block; }
          .well { padding: 24px; height: 56vh; flex: none; }
          .pane-foot { padding: 9px 16px; }
          .facts { border-left: 0; border-top: 1px solid var(--line); padding: 20px 16px 32px; }
          .keys { display: none; }
          .sizes { display: grid; grid-template-columns: 1fr; }
          .slider input { flex: 1; }
          #variants { margin: 0; padding: 2px 0; max-width: 100%; }
        }
        """#
}

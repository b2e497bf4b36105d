extension PageTemplate {
    /// The stage.
    static let stage = #"""
        #stage {
          display: grid; grid-template-columns: 300px minmax(0, 1fr); height: calc(100vh - 61px);
          height: calc(100dvh - 61px);
        }
        .floor-side { padding: 22px 24px; overflow: auto; border-right: 1px solid var(--line); }
        .floor-side h2 { font-size: 17px; font-weight: 650; letter-spacing: -.01em; margin-bottom: 6px; }
        .pile {
          list-style: none; margin: 18px 0 14px; border: 1px solid var(--line); border-radius: 11px;
          background: var(--card); overflow: hidden;
        }
        .pile:empty { display: none; }
        .pile li { display: flex; align-items: center; padding: 3px 4px 3px 12px; }
        .pile li + li { border-top: 1px solid var(--line); }
        .pile li.is-tapped { box-shadow: inset 3px 0 var(--hit); }
        .pile-name { flex: 1; margin-right: 6px; }
        .pile .icon { width: 30px; height: 30px; }
        .adder { display: flex; gap: 8px; }
        .adder select {
          flex: 1; min-width: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--card);
          padding: 5px 8px;
        }
        .floor-main { display: flex; flex-direction: column; min-width: 0; }
        .floor {
          position: relative; flex: 1; min-height: 320px; overflow: hidden; touch-action: none; user-select: none;
          background: radial-gradient(circle, color-mix(in srgb, var(--ink) 13%, transparent) 1px, transparent 1.2px) 50% 50% / 22px 22px,
            var(--well);
        }
        .floor:focus-visible { outline-offset: -3px; }
        .floor.is-over { cursor: grab; }
        .actor { position: absolute; left: 0; top: 0; pointer-events: none; }
        .actor .picture { width: 100%; height: 100%; }
        .pile .icon[aria-pressed=true] { color: var(--hit-text); }
        .actor .hit { fill-opacity: .16; transition: fill-opacity .15s; }
        .actor.is-tapped .hit { fill-opacity: .6; }
        .actor.is-named .hit { stroke-width: 3px; }
        .actor .guides { display: none; }
        .ripple {
          position: absolute; width: 0; height: 0; border-radius: 50%; pointer-events: none;
          animation: ripple .55s ease-out forwards;
        }
        .ripple.is-hit { --ring: var(--hit); }
        .ripple.is-miss { --ring: var(--soft); }
        @keyframes ripple { from { box-shadow: 0 0 0 2px var(--ring); opacity: 1; } to { box-shadow: 0 0 0 26px var(--ring); opacity: 0; } }
        .stage-cross { position: absolute; left: 0; top: 0; pointer-events: none; }
        .stage-cross::before, .stage-cross::after {
          content: ""; position: absolute; background: var(--ink); box-shadow: 0 0 0 1px var(--paper);
        }
        .stage-cross::before { left: -12px; top: 0; width: 25px; height: 1px; }
        .stage-cross::after { top: -12px; left: 0; width: 1px; height: 25px; }
        .heard { padding: 14px 24px; min-height: 54px; border-top: 1px solid var(--line); overflow: hidden; }
        .heard span + span + span { color: var(--soft); }

        @media (max-width: 820px) {
          #stage { display: flex; flex-direction: column-reverse; height: auto; }
          .floor { height: 58vh; flex: none; }
          .floor-side { border-right: 0; border-top: 1px solid var(--line); padding: 16px; }
          .heard { padding: 12px 16px; }
        }
        @media (prefers-reduced-motion: reduce) {
          *, ::before, ::after { animation-duration: .01ms !important; transition-duration: .01ms !important; }
        }
        """#
}

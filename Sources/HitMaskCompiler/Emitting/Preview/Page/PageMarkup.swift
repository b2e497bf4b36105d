extension PageTemplate {
    /// What the page consists of before its script fills it.
    static let markup = #"""
        <header class="bar">
        <div class="brand">
        <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22Zm0 6.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9Z"/></svg>
        <div><h1 id="file"></h1><p id="totals"></p></div>
        </div>
        <div class="segments" role="tablist" aria-label="View">
        <button role="tab" id="tab-masks" aria-controls="masks" aria-selected="true">Masks</button>
        <button role="tab" id="tab-stage" aria-controls="stage" aria-selected="false" tabindex="-1">Stage</button>
        </div>
        <div class="tools">
        <label class="search"><svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="4.5"/><path d="m10.5 10.5 3.5 3.5"/></svg><input id="search" type="search" placeholder="Search" aria-label="Search masks by name" autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
        <button id="theme" class="icon" aria-label="Colours: as the system" title="Light or dark"></button>
        </div>
        </header>
        <main>
        <section id="masks" role="tabpanel" aria-labelledby="tab-masks">
        <div class="strip">
        <div id="filters" class="chips" role="group" aria-label="Show only"></div>
        <label class="select"><select id="sort" aria-label="Order"><option value="name">by name</option><option value="size">largest first</option><option value="share">least opaque first</option><option value="bytes">most bytes first</option></select></label>
        <div id="layers" class="chips layers" role="group" aria-label="Layers"></div>
        </div>
        <div id="grid" class="grid"></div>
        <p id="nothing" class="nothing" hidden>No mask matches. <button id="clear" class="text">Show all</button></p>
        </section>
        <section id="stage" role="tabpanel" aria-labelledby="tab-stage" hidden>
        <div class="floor-side">
        <h2>Stage</h2>
        <p class="dim">Masks over each other, as buttons on a screen. Tap one: the tap goes to the frontmost mask that is opaque there, and through all others. Drag to move; mirror one to see it in a right-to-left layout.</p>
        <ol id="pile" class="pile" aria-label="Masks from front to back"></ol>
        <div class="adder"><select id="candidates" aria-label="Mask to add"></select><button id="add" class="plain">Add</button></div>
        </div>
        <div class="floor-main">
        <div id="floor" class="floor" tabindex="0" role="application" aria-label="Stage. Arrow keys move the cross, with Shift by ten; Return taps."></div>
        <p id="heard" class="heard" role="status" aria-live="polite"><span class="dot"></span><span>Tap anywhere</span></p>
        </div>
        </section>
        </main>
        <dialog id="detail" aria-labelledby="detail-name">
        <div class="detail">
        <header class="detail-bar">
        <div class="detail-title"><h2 id="detail-name"></h2><div id="variants" class="chips" role="group" aria-label="Variants"></div></div>
        <div class="segments" role="tablist" aria-label="What to look at">
        <button role="tab" id="tab-pixels" aria-controls="pixels" aria-selected="true">Pixels</button>
        <button role="tab" id="tab-view" aria-controls="view" aria-selected="false" tabindex="-1">In a view</button>
        </div>
        <div class="tools">
        <button id="previous" class="icon" aria-label="Previous mask" title="Previous mask (K)"><svg viewBox="0 0 16 16"><path d="m10 3-5 5 5 5"/></svg></button>
        <button id="next" class="icon" aria-label="Next mask" title="Next mask (J)"><svg viewBox="0 0 16 16"><path d="m6 3 5 5-5 5"/></svg></button>
        <button id="close" class="icon" aria-label="Close" title="Close (Esc)"><svg viewBox="0 0 16 16"><path d="m3.5 3.5 9 9m0-9-9 9"/></svg></button>
        </div>
        </header>
        <div class="detail-main">
        <div id="pixels" class="pane" role="tabpanel" aria-labelledby="tab-pixels">
        <div id="well" class="well" tabindex="0" role="application" aria-label="The mask, enlarged. Arrow keys move the cross by a pixel, with Shift by ten; plus and minus zoom."></div>
        <div class="pane-foot">
        <p id="readout" class="readout" role="status" aria-live="polite"></p>
        <div id="film" class="film" hidden><button id="play" class="icon" aria-label="Play the frames"></button><input id="frame" type="range" min="0" step="1" aria-label="Frame"><output id="frame-text"></output></div>
        <div class="zoom"><button id="zoom-out" class="icon" aria-label="Smaller" title="Smaller (−)"><svg viewBox="0 0 16 16"><path d="M3 8h10"/></svg></button><output id="zoom"></output><button id="zoom-in" class="icon" aria-label="Larger" title="Larger (+)"><svg viewBox="0 0 16 16"><path d="M3 8h10M8 3v10"/></svg></button><button id="zoom-fit" class="plain" title="Fit (0)">Fit</button></div>
        </div>
        </div>
        <div id="view" class="pane" role="tabpanel" aria-labelledby="tab-view" hidden>
        <div id="room" class="well room"></div>
        <div class="pane-foot sizes">
        <p id="view-readout" class="readout" role="status" aria-live="polite"></p>
        <label class="select">Content mode <select id="mode"></select></label>
        <label class="select">Flip <select id="flip"><option value="none">none</option><option value="horizontal">right to left</option><option value="vertical">upside down</option><option value="both">both</option></select></label>
        <label class="slider">Width <input id="view-width" type="range"><output id="view-width-text"></output></label>
        <label class="slider">Height <input id="view-height" type="range"><output id="view-height-text"></output></label>
        </div>
        </div>
        <aside id="facts" class="facts" aria-label="Facts"></aside>
        </div>
        </div>
        </dialog>
        """#
}

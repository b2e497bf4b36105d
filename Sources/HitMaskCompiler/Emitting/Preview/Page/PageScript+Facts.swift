extension PageTemplate {
    /// What there is to know of a mask.
    static let facts = #"""
        // What there is to know of a mask.
        function fact(name, ...values) { return [make('dt', null, name), make('dd', null, ...values)]; }

        function insetsText({top, left, bottom, right}) {
          return `top ${short(top)}, left ${short(left)}, bottom ${short(bottom)}, right ${short(right)} pt`;
        }

        function shareBar(mask) {
          const bar = make('div', {class: 'share-bar', 'aria-hidden': 'true'}, make('i'));
          bar.firstElementChild.style.width = `${100 * mask.opaque / (mask.width * mask.height)}%`;
          return bar;
        }

        function fillFacts() {
          const mask = data.masks[detail.index];
          const {bounds, art} = mask;
          const list = make('dl', null,
            ...fact('Size', `${mask.width} × ${mask.height} px`, make('small', null, `${short(art.width / mask.scale)} × ${short(art.height / mask.scale)} pt at ${short(mask.scale)}x`)),
            ...fact('Bounds', bounds.width ? `${bounds.width} × ${bounds.height}` : 'none', bounds.width ? make('small', null, `from ${bounds.x}, ${bounds.y}`) : null),
            ...fact('Shape', counted(mask.islands, 'island'), make('small', null, counted(mask.holes, 'hole'))),
            ...fact('Stored in', byteText(mask.bytes), make('small', null, `${short(mask.width * mask.height / 8 / mask.bytes)} × smaller than its bits`)));
          if (name().masks.length > 1 || mask.variant !== `${mask.scale}x`) list.append(...fact('Variant', mask.variant));
          if (mask.state) list.append(...fact('State', mask.state));
          if (mask.outset != null) list.append(...fact('Outset', `${short(mask.outset)} px`, make('small', null, 'beyond the art, drawn dashed')));
          if (mask.detail) list.append(...fact('Detail', mask.detail));
          if (mask.threshold) list.append(...fact('Threshold', ...mask.threshold.map((text, at) => at ? make('small', null, text) : text)));
          if (mask.capInsets) list.append(...fact('Cap insets', insetsText(mask.capInsets), make('small', null, mask.resizing === 'tile' ? 'the rest is repeated' : 'the rest is stretched')));
          if (mask.alignmentInsets) list.append(...fact('Alignment', insetsText(mask.alignmentInsets)));
          if (mask.regions) list.append(...fact('Regions', counted(mask.regions.length, 'region')));
          const notes = mask.notes.map(note => make('p', {class: 'note'}, note));
          $('facts').replaceChildren(
            make('div', {class: 'hero'}, make('strong', null, mask.share), make('span', null, 'can be tapped'), shareBar(mask)),
            ...(notes.length ? [make('div', {class: 'notes'}, ...notes)] : []), list,
            make('div', {class: 'facts-layers'}, make('h3', null, 'Layers'), make('div', {class: 'chips layers'}, ...layerButtons())),
            make('div', {class: 'facts-actions'}, make('button', {class: 'plain', on: {click: () => stageMask(detail.index)}}, 'Put on the stage')),
            make('p', {class: 'keys'}, ...[['↑↓←→', 'move the cross'], ['+ −', 'zoom'], ['J K', 'next, previous'], ['A H B S', 'layers'], ['Esc', 'close']]
              .flatMap(([key, text]) => [make('span', null, make('kbd', null, key), text)])));
          showLayers();
        }

        function name() { return data.names[detail.name]; }
        """#
}

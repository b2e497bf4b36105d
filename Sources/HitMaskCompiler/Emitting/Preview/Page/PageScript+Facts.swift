extension PageTemplate {
    /// What there is to know of a mask.
    static let facts = #"""
        // What there is to know of a mask.
        function fact(name, text, ...details) {
          return [make('dt', null, name), make('dd', null, text, ...details.map(detail => make('small', null, detail)))];
        }

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
          const points = `${short(art.width / mask.scale)} × ${short(art.height / mask.scale)} pt at ${short(mask.scale)}x`;
          const list = make('dl', null, ...fact('Size', `${mask.width} × ${mask.height} px`, points));
          const add = (...values) => list.append(...fact(...values));
          if (bounds.width) add('Bounds', `${bounds.width} × ${bounds.height}`, `from ${bounds.x}, ${bounds.y}`);
          add('Shape', counted(mask.islands, 'island'), counted(mask.holes, 'hole'));
          const saving = mask.width * mask.height / 8 / mask.bytes;
          add('Stored in', byteText(mask.bytes), ...(saving >= 1.05 ? [`${short(saving)} × smaller than its bits`] : []));
          if (data.names[detail.name].masks.length > 1 || mask.variant !== `${mask.scale}x`) add('Variant', mask.variant);
          if (mask.state) add('State', mask.state);
          if (mask.outset != null) add('Outset', `${mask.outset} px`, 'beyond the art, which is drawn dashed');
          if (mask.detail) add('Detail', mask.detail);
          add('Threshold', ...mask.threshold);
          const resizing = mask.resizing === 'tile' ? 'the rest is repeated' : 'the rest is stretched';
          if (mask.capInsets) add('Cap insets', insetsText(mask.capInsets), resizing);
          if (mask.alignmentInsets) add('Alignment', insetsText(mask.alignmentInsets));
          if (mask.regions) add('Regions', counted(mask.regions.length, 'region'));
          const notes = mask.notes.map(note => make('p', {class: 'note'}, note));
          const keys = [
            ['↑↓←→', 'move the cross'], ['+ −', 'zoom'], ['J K', 'next, previous'], ['A H B S', 'layers'], ['Esc', 'close'],
          ];
          $('facts').replaceChildren(
            make('div', {class: 'hero'}, make('strong', null, mask.share), make('span', null, 'can be tapped'), shareBar(mask)),
            ...(notes.length ? [make('div', {class: 'notes'}, ...notes)] : []), list, make('h3', null, 'Layers'),
            make('div', {class: 'chips layers'}, ...layerButtons()),
            make('div', {class: 'facts-actions'},
              make('button', {class: 'plain', on: {click: () => stageMask(detail.index)}}, 'Put on the stage')),
            make('p', {class: 'keys'}, ...keys.map(([key, text]) => make('span', null, make('kbd', null, key), text))));
          showLayers();
        }
        """#
}

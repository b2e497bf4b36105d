extension PageTemplate {
    /// A mask over its art, with its guides.
    static let pictures = #"""
        // The layers of every picture, and the keys that show and hide them.
        const layers = [
          {id: 'art', name: 'Art', key: 'a', isShown: true}, {id: 'area', name: 'Hit area', key: 'h', isShown: true},
          {id: 'bounds', name: 'Bounds', key: 'b', isShown: false}, {id: 'slices', name: 'Slices', key: 's', isShown: true},
        ];

        // Sizes of strokes are in pixels of the screen, whatever the zoom.
        const fine = {'vector-effect': 'non-scaling-stroke', fill: 'none'};

        function artImage(mask) {
          if (mask.picture == null) return null;
          const {x, y, width, height} = mask.art;
          return draw('image', {class: 'art', href: pictureURL(mask.picture), x, y, width, height, preserveAspectRatio: 'none'});
        }

        // The hit area: the exact outline of the mask, filled by the even-odd rule. It alone answers to the pointer. A map has an
        // outline for each region.
        function hitArea(index) {
          const {outline, regions} = data.masks[index];
          if (!regions) return draw('path', {class: 'hit area', d: outline, 'data-mask': index});
          return draw('g', {class: 'regions'}, ...regions.map(region => draw(
            'path', {class: 'hit area', d: region.outline, 'data-mask': index, 'data-region': region.name})));
        }

        function guides(mask) {
          const {width, height, bounds, art, guides} = mask;
          const group = draw('g', {class: 'guides'});
          if (bounds.width > 0) group.append(draw('rect', {class: 'bounds', ...bounds, ...fine}));
          if (art.x > 0 || art.y > 0 || art.x + art.width < width || art.y + art.height < height) {
            const {x, y} = art;
            group.append(draw('rect', {class: 'canvas', x, y, width: art.width, height: art.height, ...fine}));
          }
          if (guides) {
            const across = guides.x.map(x => `M${x} ${art.y}v${art.height}`);
            const lines = across.concat(guides.y.map(y => `M${art.x} ${y}h${art.width}`));
            group.append(draw('path', {class: 'slices', d: lines.join(''), ...fine}));
          }
          return group;
        }

        // A mask over its art, in pixels of the mask.
        function picture(index, properties) {
          const mask = data.masks[index];
          return draw(
            'svg', {
              class: mask.picture == null ? 'picture bare' : 'picture', viewBox: `0 0 ${mask.width} ${mask.height}`,
              preserveAspectRatio: 'none', ...properties,
            },
            artImage(mask), draw('path', {class: 'casing', d: mask.outline, ...fine}), hitArea(index), guides(mask));
        }

        // Mirrors what a picture shows within a rectangle of it. Inside of the picture: the browser rounds what styles turn.
        function mirror(image, {x, y, width, height}, [across, down]) {
          const move = `translate(${across ? 2 * x + width : 0} ${down ? 2 * y + height : 0})`;
          image.append(draw('g', {transform: `${move} scale(${across ? -1 : 1} ${down ? -1 : 1})`}, ...image.childNodes));
          return image;
        }

        function showLayers() {
          for (const layer of layers) document.body.classList.toggle(`no-${layer.id}`, !layer.isShown);
          for (const button of document.querySelectorAll('[data-layer]')) {
            button.setAttribute('aria-pressed', layers.find(layer => layer.id === button.dataset.layer).isShown);
          }
        }

        function toggleLayer(layer) {
          layer.isShown = !layer.isShown;
          showLayers();
        }

        function layerButtons() {
          return layers.filter(layer => layer.id !== 'slices' || data.masks.some(mask => mask.guides)).map(layer => make(
            'button', {class: `chip ${layer.id}`, 'data-layer': layer.id, title: `${layer.name} (${layer.key.toUpperCase()})`,
              on: {click: () => toggleLayer(layer)}},
            make('i'), layer.name));
        }

        // A name with its folder set back.
        function nameElements(name) {
          const cut = name.lastIndexOf('/') + 1;
          const last = make('b', null, name.slice(cut));
          return cut ? [make('span', {class: 'folder'}, name.slice(0, cut)), last] : [last];
        }

        // Shows where the pointer is, and what the browser finds there.
        function setReadout(element, parts, isHit) {
          element.className = `${element.classList[0]} ${isHit == null ? 'idle' : isHit ? 'is-hit' : 'is-miss'}`;
          element.replaceChildren(
            make('span', {class: 'dot'}), ...parts.map(part => make('span', null, part)),
            ...(isHit == null ? [] : [make('strong', null, isHit ? 'hit' : 'miss')]));
        }
        """#
}

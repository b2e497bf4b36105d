extension PageTemplate {
    /// A mask laid into a view: content modes and slices.
    static let view = #"""
        // A mask laid into a view. Content modes are the browser's own rules for pictures. Slices are not: their pieces were
        // computed when this page was made, for a number of sizes, by the code that apps use.
        const modes = [
          ['scaleToFill', 'none', 'stretch', 'stretch'], ['scaleAspectFit', 'xMidYMid meet', 'stretch', 'stretch'],
          ['scaleAspectFill', 'xMidYMid slice', 'stretch', 'stretch'], ['center', null, 'center', 'center'],
          ['top', null, 'center', 'start'], ['bottom', null, 'center', 'end'], ['left', null, 'start', 'center'],
          ['right', null, 'end', 'center'], ['topLeft', null, 'start', 'start'], ['topRight', null, 'end', 'start'],
          ['bottomLeft', null, 'start', 'end'], ['bottomRight', null, 'end', 'end'],
        ];
        const flips = {none: [false, false], horizontal: [true, false], vertical: [false, true], both: [true, true]};
        const view = {zoom: 1, element: null};

        // The sizes of the view that can be chosen: any, or those that pieces were computed for.
        function viewSize() {
          const {sliced} = data.masks[detail.index];
          const [across, down] = [Number($('view-width').value), Number($('view-height').value)];
          return sliced ? {width: sliced.widths[across], height: sliced.heights[down]} : {width: across, height: down};
        }

        function setSlider(slider, sizes, natural) {
          const [min, max] = sizes ? [0, sizes.length - 1] : [1, Math.max(Math.round(natural * 4), 8)];
          Object.assign(slider, {min, max, step: 1});
          // Larger than the picture at first, so that there is something to see.
          slider.value = sizes ? sizes.findLastIndex(size => size <= natural * 1.75) : Math.round(natural * 1.5);
        }

        function fillView() {
          const {sliced, art, scale} = data.masks[detail.index];
          setSlider($('view-width'), sliced && sliced.widths, art.width / scale);
          setSlider($('view-height'), sliced && sliced.heights, art.height / scale);
          drawView();
        }

        // A flip mirrors all that the view shows, within the view: what was on the left goes to the right.
        function viewFlip() { return flips[$('flip').value]; }

        // A picture whose proportions the browser keeps, crops, or stretches; what lies around the art lies around it here too.
        function wholeView(mask, [, fit, across, down]) {
          const {x, y, width, height} = mask.art;
          const image = picture(detail.index, {
            viewBox: `${x} ${y} ${width} ${height}`, preserveAspectRatio: fit || 'none',
            width: fit ? '100%' : width / mask.scale * view.zoom, height: fit ? '100%' : height / mask.scale * view.zoom,
          });
          const frame = make('div', {class: 'whole'}, mirror(image, mask.art, viewFlip()));
          const sides = {start: 'end', end: 'start'};
          const [isAcross, isDown] = viewFlip();
          frame.style.justifyItems = isAcross && sides[across] || across;
          frame.style.alignItems = isDown && sides[down] || down;
          return frame;
        }

        // The pieces of a sliced picture: each shows a rectangle of the mask and its art in a rectangle of the view.
        function slicedView(mask, mode, size) {
          const {sliced} = mask;
          const [column, row] = [Number($('view-width').value), Number($('view-height').value)];
          const {x, y, views} = sliced.modes[mode];
          const [across, down] = views ? views[row * sliced.widths.length + column] : [x[column], y[row]];
          if (across == null) return make('p', {class: 'dim'}, 'The middle is repeated too often to be drawn here.');
          const board = draw('svg', {
            class: `picture sliced${mask.picture == null ? ' bare' : ''}`, viewBox: `0 0 ${size.width} ${size.height}`,
            width: '100%', height: '100%',
          });
          for (const [top, bottom, start, end] of sliced.spans[down]) {
            for (const [left, right, first, last] of sliced.spans[across]) {
              board.append(draw(
                'svg', {x: first, y: start, width: last - first, height: end - start, preserveAspectRatio: 'none',
                  viewBox: `${left} ${top} ${right - left} ${bottom - top}`},
                artImage(mask), hitArea(detail.index)));
            }
          }
          const lines = sliced.spans[across].slice(1).map(span => `M${span[2]} 0V${size.height}`)
            .concat(sliced.spans[down].slice(1).map(span => `M0 ${span[2]}H${size.width}`));
          board.append(draw('g', {class: 'guides'}, draw('path', {class: 'slices', d: lines.join(''), ...fine})));
          return mirror(board, {x: 0, y: 0, ...size}, viewFlip());
        }

        function drawView() {
          if ($('view').hidden) return;
          const mask = data.masks[detail.index];
          const mode = modes[$('mode').selectedIndex];
          const size = viewSize();
          const room = {width: $('room').clientWidth - 48, height: $('room').clientHeight - 48};
          const [most, tallest] = mask.sliced
            ? [mask.sliced.widths.at(-1), mask.sliced.heights.at(-1)] : [$('view-width').max, $('view-height').max].map(Number);
          view.zoom = Math.min(room.width / most, room.height / tallest, 4);
          if (view.zoom > 1) view.zoom = Math.floor(view.zoom * 2) / 2;
          const element = make('div', {class: 'ui-view'}, mask.sliced ? slicedView(mask, mode[0], size) : wholeView(mask, mode));
          Object.assign(element.style, {width: `${size.width * view.zoom}px`, height: `${size.height * view.zoom}px`});
          view.element = element;
          $('room').replaceChildren(element);
          $('view-width-text').textContent = `${short(size.width)} pt`;
          $('view-height-text').textContent = `${short(size.height)} pt`;
          readNoPoint();
        }

        function readNoPoint() { setReadout($('view-readout'), ['Point at the view'], null); }

        function openView() {
          $('mode').append(...modes.map(([name]) => make('option', null, name)));
          $('mode').addEventListener('change', drawView);
          $('flip').addEventListener('change', drawView);
          $('view-width').addEventListener('input', drawView);
          $('view-height').addEventListener('input', drawView);
          const read = event => {
            const box = view.element.getBoundingClientRect();
            const [x, y] = [(event.clientX - box.left) / view.zoom, (event.clientY - box.top) / view.zoom];
            const size = viewSize();
            if (x < 0 || y < 0 || x >= size.width || y >= size.height) return readNoPoint();
            const text = `${short(Math.floor(x * 10) / 10)}, ${short(Math.floor(y * 10) / 10)} pt`;
            setReadout($('view-readout'), [text], hitAt(event.clientX, event.clientY) != null);
          };
          $('room').addEventListener('pointermove', read);
          $('room').addEventListener('click', read);
        }
        """#
}

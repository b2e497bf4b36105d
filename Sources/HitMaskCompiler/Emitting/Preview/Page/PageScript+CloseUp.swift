extension PageTemplate {
    /// One mask, enlarged: zoom, cross, frames.
    static let closeUp = #"""
        // One mask, enlarged: the pixels with the pointer's answer, beside what there is to know.
        const detail = {name: null, index: null, zoom: 1, cross: null, playing: null};
        const zooms = [1 / 8, 1 / 4, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48];

        // Browsers draw no larger elements.
        const largestSide = 16384;

        function mostZoom(mask) {
          return zooms.findLast(zoom => zoom * Math.max(mask.width, mask.height) <= largestSide) || zooms[0];
        }

        function fitZoom(mask) {
          const room = {width: $('well').clientWidth - 64, height: $('well').clientHeight - 64};
          const fitting = zooms.findLast(zoom => zoom * mask.width <= room.width && zoom * mask.height <= room.height);
          return Math.min(fitting || zooms[0], 32, mostZoom(mask));
        }

        function setZoom(zoom, around) {
          const mask = data.masks[detail.index];
          const well = $('well');
          const old = sheetBox();
          const cross = detail.cross && old && {
            x: old.left + (detail.cross.x + 0.5) * detail.zoom, y: old.top + (detail.cross.y + 0.5) * detail.zoom};
          const box = well.getBoundingClientRect();
          const point = around || cross || {x: box.left + well.clientWidth / 2, y: box.top + well.clientHeight / 2};
          const held = old && {x: (point.x - old.left) / detail.zoom, y: (point.y - old.top) / detail.zoom};
          detail.zoom = clamp(zoom, zooms[0], mostZoom(mask));
          const sheet = well.firstElementChild;
          sheet.style.width = `${mask.width * detail.zoom}px`;
          sheet.style.height = `${mask.height * detail.zoom}px`;
          sheet.style.setProperty('--pixel', `${detail.zoom}px`);
          sheet.classList.toggle('has-grid', detail.zoom >= 8);
          sheet.classList.toggle('is-large', detail.zoom >= 2);
          $('zoom').textContent = detail.zoom < 1 ? `1/${1 / detail.zoom}×` : `${detail.zoom}×`;
          if (held) {
            const now = sheetBox();
            well.scrollLeft += now.left + held.x * detail.zoom - point.x;
            well.scrollTop += now.top + held.y * detail.zoom - point.y;
          }
          placeCross();
        }

        function stepZoom(step, around) {
          const next = step > 0 ? zooms.find(zoom => zoom > detail.zoom) : zooms.findLast(zoom => zoom < detail.zoom);
          if (next) setZoom(next, around);
        }

        function sheetBox() {
          const sheet = $('well').firstElementChild;
          return sheet && sheet.getBoundingClientRect();
        }

        // The pixel under a point of the window, or null beside the mask.
        function pixelAt(clientX, clientY) {
          const mask = data.masks[detail.index];
          const box = sheetBox();
          const x = Math.floor((clientX - box.left) / detail.zoom);
          const y = Math.floor((clientY - box.top) / detail.zoom);
          return x >= 0 && y >= 0 && x < mask.width && y < mask.height ? {x, y} : null;
        }

        // Writes where a point of the window is, and what is hit there.
        function readPoint(clientX, clientY) {
          const mask = data.masks[detail.index];
          const pixel = pixelAt(clientX, clientY);
          if (!pixel) return readNothing();
          const {x, y} = pixel;
          const parts = [`x ${x}`, `y ${y}`];
          if (mask.scale !== 1 || mask.outset) {
            parts.push(`${short((x - mask.art.x) / mask.scale)}, ${short((y - mask.art.y) / mask.scale)} pt`);
          }
          const hit = hitAt(clientX, clientY);
          const region = hit && hit.dataset.region;
          if (region) parts.push(region);
          setReadout($('readout'), parts, hit != null);
        }

        function readNothing() { setReadout($('readout'), ['Point at a pixel'], null); }

        function placeCross() {
          const sheet = $('well').firstElementChild;
          if (!sheet) return;
          const mark = sheet.querySelector('.cross');
          mark.hidden = detail.cross == null;
          if (!detail.cross) return;
          const {x, y} = detail.cross;
          const size = `${Math.max(detail.zoom, 1)}px`;
          Object.assign(mark.style, {left: `${x * detail.zoom}px`, top: `${y * detail.zoom}px`, width: size, height: size});
        }

        // Moves the cross by pixels, brings it into sight, and asks the browser what is there.
        function moveCross(dx, dy) {
          const mask = data.masks[detail.index];
          const old = detail.cross || {x: Math.floor(mask.width / 2) - dx, y: Math.floor(mask.height / 2) - dy};
          detail.cross = {x: clamp(old.x + dx, 0, mask.width - 1), y: clamp(old.y + dy, 0, mask.height - 1)};
          placeCross();
          $('well').querySelector('.cross').scrollIntoView({block: 'nearest', inline: 'nearest'});
          const box = sheetBox();
          readPoint(box.left + (detail.cross.x + 0.5) * detail.zoom, box.top + (detail.cross.y + 0.5) * detail.zoom);
        }

        // The picture, its grid and the cross.
        function fillWell() {
          const mask = data.masks[detail.index];
          const sheet = make(
            'div', {class: 'sheet'}, picture(detail.index), make('div', {class: 'pixel-grid'}),
            make('div', {class: 'cross', hidden: true}));
          sheet.dataset.size = `${mask.width}×${mask.height}`;
          const old = $('well').firstElementChild;
          $('well').replaceChildren(sheet);
          const isSameSize = old && old.dataset.size === sheet.dataset.size;
          setZoom(isSameSize ? detail.zoom : fitZoom(mask));
          if (!isSameSize) centerWell();
          readNothing();
        }

        function centerWell() {
          const well = $('well');
          well.scrollLeft = (well.scrollWidth - well.clientWidth) / 2;
          well.scrollTop = (well.scrollHeight - well.clientHeight) / 2;
        }

        function showVariant(index) {
          detail.index = index;
          detail.cross = null;
          for (const button of $('variants').children) {
            button.setAttribute('aria-pressed', Number(button.dataset.index) === index);
          }
          fillWell();
          fillFacts();
          fillFilm();
          fillView();
        }

        function openDetail(position, variant) {
          const name = data.names[position];
          stopPlaying();
          detail.name = position;
          $('detail-name').replaceChildren(...nameElements(name.name));
          $('detail-name').title = name.name;
          const hasFilm = name.masks.filter(index => data.masks[index].frame).length > 1;
          $('variants').replaceChildren(...(name.masks.length > 1 && !hasFilm ? name.masks : []).map(index => make(
            'button', {class: 'chip', 'data-index': index, on: {click: () => showVariant(index)}}, data.masks[index].variant)));
          if (!$('detail').open) $('detail').showModal();
          $('well').replaceChildren();
          showVariant(name.masks.includes(variant) ? variant : name.standard);
          $('well').focus({preventScroll: true});
        }

        function stepName(step) {
          const list = shownNames.length ? shownNames : data.names.map((_, position) => position);
          const at = list.indexOf(detail.name);
          const next = list[(at + step + list.length) % list.length];
          history.replaceState(null, '', `#mask=${encodeURIComponent(data.names[next].name)}`);
          openDetail(next);
        }

        // The frames of an animation, each shown as long as its file says.
        function frames() { return data.names[detail.name].masks.filter(index => data.masks[index].frame); }

        function fillFilm() {
          const list = frames();
          $('film').hidden = list.length < 2;
          if (list.length < 2) return;
          const at = Math.max(0, list.indexOf(detail.index));
          Object.assign($('frame'), {max: list.length - 1, value: at});
          const {start, duration} = data.masks[list[at]].frame;
          const time = duration ? ` · ${short(start)}–${short(start + duration)} ms` : '';
          $('frame-text').textContent = `${at + 1} of ${list.length}${time}`;
          const isPlaying = detail.playing != null;
          $('play').replaceChildren(icon(isPlaying ? 'M5 3v10M11 3v10' : 'M5 3l8 5-8 5Z'));
          $('play').setAttribute('aria-label', isPlaying ? 'Stop' : 'Play the frames');
        }

        function stopPlaying() {
          clearTimeout(detail.playing);
          detail.playing = null;
        }

        function playOn() {
          const list = frames();
          const at = Math.max(0, list.indexOf(detail.index));
          detail.playing = setTimeout(() => {
            showVariant(list[(at + 1) % list.length]);
            playOn();
          }, data.masks[list[at]].frame.duration || 100);
        }

        function openDetailControls() {
          const well = $('well');
          well.addEventListener('pointermove', event => {
            if (event.pointerType !== 'touch') readPoint(event.clientX, event.clientY);
          });
          well.addEventListener('pointerleave', readNothing);
          well.addEventListener('click', event => {
            detail.cross = pixelAt(event.clientX, event.clientY);
            placeCross();
            readPoint(event.clientX, event.clientY);
          });
          well.addEventListener('wheel', event => {
            if (!event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            stepZoom(-event.deltaY, {x: event.clientX, y: event.clientY});
          }, {passive: false});
          well.addEventListener('keydown', event => {
            const step = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]}[event.key];
            if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            moveCross(...step.map(each => each * (event.shiftKey ? 10 : 1)));
          });
          $('zoom-in').addEventListener('click', () => stepZoom(1));
          $('zoom-out').addEventListener('click', () => stepZoom(-1));
          $('zoom-fit').addEventListener('click', () => { setZoom(fitZoom(data.masks[detail.index])); centerWell(); });
          $('previous').addEventListener('click', () => stepName(-1));
          $('next').addEventListener('click', () => stepName(1));
          $('close').addEventListener('click', () => $('detail').close());
          $('detail').addEventListener('close', () => {
            stopPlaying();
            if (location.hash.startsWith('#mask=')) history.replaceState(null, '', location.pathname + location.search);
            cards[detail.name].focus({preventScroll: true});
          });
          $('frame').addEventListener('input', () => { stopPlaying(); showVariant(frames()[Number($('frame').value)]); });
          $('play').addEventListener('click', () => {
            if (detail.playing == null) playOn(); else stopPlaying();
            fillFilm();
          });
        }

        function detailKey(event) {
          const action = {
            '+': () => stepZoom(1), '=': () => stepZoom(1), '-': () => stepZoom(-1), 0: () => $('zoom-fit').click(),
            j: () => stepName(1), k: () => stepName(-1),
          }[event.key];
          if (action) { event.preventDefault(); action(); }
        }
        """#
}

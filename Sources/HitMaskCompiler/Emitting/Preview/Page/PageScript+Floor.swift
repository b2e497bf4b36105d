extension PageTemplate {
    /// The stage, on which masks overlap.
    static let floor = #"""
        // The stage: masks over each other. The front of the pile is the last element, and the browser finds who is hit.
        const stage = {actors: [], zoom: 1, cross: null, isOpen: false};

        // A folder whose masks belong together, or else the first few.
        function firstCast() {
          const folders = new Map();
          data.names.forEach((name, position) => {
            const folder = name.name.slice(0, name.name.lastIndexOf('/') + 1);
            folders.set(folder, [...(folders.get(folder) || []), position]);
          });
          const named = [...folders].filter(([folder, list]) => folder && list.length > 2);
          const list = named.length ? named[0][1] : data.names.map((_, position) => position);
          const cast = list.map(position => data.names[position].standard).filter(index => data.masks[index].opaque > 0);
          // Of about one size, so that none is a dot beside a giant.
          const sides = cast.map(longestSide).sort((one, other) => one - other);
          const usual = sides[Math.floor(sides.length / 2)];
          return cast.filter(index => longestSide(index) <= usual * 4 && longestSide(index) >= usual / 4).slice(0, 5);
        }

        function longestSide(index) {
          const {width, height, scale} = data.masks[index];
          return Math.max(width, height) / scale;
        }

        function labelOf(index) { return data.names.find(name => name.masks.includes(index)).name; }

        function sizeOf(index) {
          const {width, height, scale} = data.masks[index];
          return {width: width / scale * stage.zoom, height: height / scale * stage.zoom};
        }

        function addActor(index, x, y) {
          const size = sizeOf(index);
          const element = make('div', {class: 'actor'}, picture(index));
          const actor = {index, element, isMirrored: false, x: x - size.width / 2, y: y - size.height / 2};
          Object.assign(element.style, {width: `${size.width}px`, height: `${size.height}px`});
          stage.actors.push(actor);
          $('floor').append(element);
          moveActor(actor, actor.x, actor.y);
          return actor;
        }

        function moveActor(actor, x, y) {
          const size = sizeOf(actor.index);
          actor.x = clamp(x, 24 - size.width, $('floor').clientWidth - 24);
          actor.y = clamp(y, 24 - size.height, $('floor').clientHeight - 24);
          actor.element.style.transform = `translate(${actor.x}px, ${actor.y}px)`;
        }

        // As a right-to-left layout shows it: mirrored where it is.
        function mirrorActor(actor) {
          actor.isMirrored = !actor.isMirrored;
          const {width, height} = data.masks[actor.index];
          const image = picture(actor.index);
          actor.element.replaceChildren(mirror(image, {x: 0, y: 0, width, height}, [actor.isMirrored, false]));
          drawPile();
        }

        function openStage() {
          stage.isOpen = true;
          if (stage.actors.length) return;
          const cast = firstCast();
          const floor = $('floor');
          const largest = Math.max(1, ...cast.map(longestSide));
          const side = Math.min(floor.clientWidth, floor.clientHeight);
          stage.zoom = clamp(side * 0.42 / largest, 0.1, 6);
          // Around the middle, near enough to overlap.
          cast.forEach((index, at) => {
            const angle = 2 * Math.PI * at / cast.length - Math.PI / 2;
            const reach = cast.length > 1 ? largest * stage.zoom * 0.44 : 0;
            addActor(index, floor.clientWidth / 2 + reach * Math.cos(angle), floor.clientHeight / 2 + reach * Math.sin(angle));
          });
          drawPile();
        }

        // Puts a mask on the stage, in front.
        function stageMask(index) {
          $('detail').close();
          chooseTab('tab-stage');
          const floor = $('floor');
          addActor(index, floor.clientWidth / 2, floor.clientHeight / 2);
          drawPile();
          hear(`${labelOf(index)} is in front`, null);
        }

        function reorder(at, step) {
          const [actor] = stage.actors.splice(at, 1);
          stage.actors.splice(at + step, 0, actor);
          const next = stage.actors[at + step + 1];
          $('floor').insertBefore(actor.element, next ? next.element : null);
          drawPile();
        }

        function drawPile() {
          const rows = stage.actors.map((actor, at) => {
            const label = labelOf(actor.index);
            const button = (title, path, isPossible, click, isPressed) => make(
              'button', {class: 'icon', 'aria-label': `${title}: ${label}`, title, disabled: !isPossible, on: {click},
                ...(isPressed == null ? {} : {'aria-pressed': isPressed})}, icon(path));
            const name = isNamed => () => actor.element.classList.toggle('is-named', isNamed);
            return make('li', {'data-index': actor.index, on: {pointerenter: name(true), pointerleave: name(false)}},
              make('span', {class: 'pile-name'}, ...nameElements(label)),
              button('Mirror', 'M8 2v12M5.5 4.5 2 11.5h3.5ZM10.5 4.5 14 11.5h-3.5Z', true, () => mirrorActor(actor), actor.isMirrored),
              button('Forward', 'm3.5 10 4.5-4.5 4.5 4.5', at < stage.actors.length - 1, () => reorder(at, 1)),
              button('Back', 'm3.5 6 4.5 4.5L12.5 6', at > 0, () => reorder(at, -1)),
              button('Remove', 'm4.5 4.5 7 7m0-7-7 7', true, () => {
                actor.element.remove();
                stage.actors.splice(at, 1);
                drawPile();
              }));
          });
          $('pile').replaceChildren(...rows.reverse());
        }

        function hear(text, isHit, detail) { setReadout($('heard'), [text, ...(detail ? [detail] : [])], isHit); }

        // A tap at a point of the window.
        function tap(clientX, clientY) {
          const hit = hitAt(clientX, clientY);
          const actor = hit && stage.actors.find(each => each.element.contains(hit));
          const ripple = make('i', {class: `ripple ${actor ? 'is-hit' : 'is-miss'}`});
          const floor = $('floor').getBoundingClientRect();
          Object.assign(ripple.style, {left: `${clientX - floor.left}px`, top: `${clientY - floor.top}px`});
          ripple.addEventListener('animationend', () => ripple.remove());
          $('floor').append(ripple);
          for (const each of stage.actors) each.element.classList.toggle('is-tapped', each === actor);
          for (const row of $('pile').children) {
            row.classList.toggle('is-tapped', actor != null && Number(row.dataset.index) === actor.index);
          }
          $('floor').dataset.tapped = actor ? labelOf(actor.index) : '';
          if (!actor) return hear('Nothing is opaque here: the tap goes through', false);
          const mask = data.masks[actor.index];
          const box = actor.element.getBoundingClientRect();
          const across = actor.isMirrored ? box.right - clientX : clientX - box.left;
          const x = Math.floor(across * mask.width / box.width);
          const y = Math.floor((clientY - box.top) * mask.height / box.height);
          hear(labelOf(actor.index), true, `pixel ${x}, ${y}`);
        }

        function openStageControls() {
          const floor = $('floor');
          let drag = null;
          floor.addEventListener('pointerdown', event => {
            if (event.button) return;
            const hit = hitAt(event.clientX, event.clientY);
            const actor = hit && stage.actors.find(each => each.element.contains(hit));
            drag = {actor, x: event.clientX, y: event.clientY, from: actor && {x: actor.x, y: actor.y}, isMoving: false};
            if (actor) floor.setPointerCapture(event.pointerId);
          });
          floor.addEventListener('pointermove', event => {
            if (!drag || !drag.actor) {
              floor.classList.toggle('is-over', hitAt(event.clientX, event.clientY) != null);
              return;
            }
            const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
            if (Math.hypot(dx, dy) > 5) drag.isMoving = true;
            if (drag.isMoving) moveActor(drag.actor, drag.from.x + dx, drag.from.y + dy);
          });
          floor.addEventListener('pointercancel', () => { drag = null; });
          floor.addEventListener('pointerup', event => {
            if (drag && !drag.isMoving) tap(event.clientX, event.clientY);
            drag = null;
          });
          floor.addEventListener('keydown', stageKey);
          $('candidates').append(...data.names.map(name => make('option', {value: name.standard}, name.name)));
          $('add').addEventListener('click', () => {
            addActor(Number($('candidates').value), floor.clientWidth / 2, floor.clientHeight / 2);
            drawPile();
          });
        }

        function stageKey(event) {
          const floor = $('floor');
          const step = {ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1]}[event.key];
          if (!step && event.key !== 'Enter' && event.key !== ' ') return;
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          if (!stage.cross) {
            stage.cross = {x: floor.clientWidth / 2, y: floor.clientHeight / 2, element: make('div', {class: 'stage-cross'})};
            floor.append(stage.cross.element);
          }
          const reach = event.shiftKey ? 10 : 1;
          if (step) {
            stage.cross.x = clamp(stage.cross.x + step[0] * reach, 0, floor.clientWidth - 1);
            stage.cross.y = clamp(stage.cross.y + step[1] * reach, 0, floor.clientHeight - 1);
          }
          stage.cross.element.style.transform = `translate(${stage.cross.x}px, ${stage.cross.y}px)`;
          if (!step) {
            const box = floor.getBoundingClientRect();
            tap(box.left + floor.clientLeft + stage.cross.x + 0.5, box.top + floor.clientTop + stage.cross.y + 0.5);
          }
        }
        """#
}

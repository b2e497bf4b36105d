extension PageTemplate {
    /// The cards, searched and filtered.
    static let gallery = #"""
        // The cards. Each gets its picture when it comes near the window.
        const filters = [
          {id: 'all', name: 'All', test: () => true},
          {id: 'warnings', name: 'Warnings', test: name => name.masks.some(index => data.masks[index].notes.length > 0)},
          {id: 'holes', name: 'With holes', test: name => data.masks[name.standard].holes > 0},
          {id: 'sliced', name: 'Sliced', test: name => name.masks.some(index => data.masks[index].guides)},
          {id: 'outset', name: 'Grown', test: name => data.masks[name.standard].outset != null},
          {id: 'variants', name: 'Variants', test: name => name.masks.length > 1},
          {id: 'states', name: 'States', test: name => name.masks.some(index => data.masks[index].state)},
          {id: 'frames', name: 'Frames', test: name => name.masks.some(index => data.masks[index].frame)},
        ];
        let filter = filters[0];

        const lazily = new IntersectionObserver(entries => {
          for (const entry of entries) {
            if (!entry.isIntersecting) continue;
            lazily.unobserve(entry.target);
            fillCard(entry.target);
          }
        }, {rootMargin: '300px'});

        function captionText(mask) { return `${mask.width} × ${mask.height}`; }

        function makeCard(name, position) {
          const mask = data.masks[name.standard];
          const marks = [];
          const mark = (style, title, content) => marks.push(make('span', {class: style, title}, content));
          if (mask.guides) mark('badge', 'Sliced', icon('M5.5 2v12M10.5 2v12M2 5.5h12M2 10.5h12'));
          const variants = name.masks.length;
          if (variants > 1) mark('badge', counted(variants, 'variant'), String(variants));
          const warnings = name.masks.reduce((sum, index) => sum + data.masks[index].notes.length, 0);
          if (warnings) mark('badge warn', counted(warnings, 'warning'), '!');
          const well = make('span', {class: 'card-well'});
          const card = make(
            'a', {class: 'card', href: `#mask=${encodeURIComponent(name.name)}`, 'data-position': position},
            well, make('span', {class: 'marks'}, ...marks),
            make('span', {class: 'card-name', title: name.name}, ...nameElements(name.name)),
            make('span', {class: 'card-line'},
              make('span', {class: 'size'}, captionText(mask)), make('span', {class: 'share'}, mask.share)));
          card.dataset.search = name.name.toLowerCase();
          return card;
        }

        function fillCard(card) {
          const name = data.names[card.dataset.position];
          const mask = data.masks[name.standard];
          // The longer side fills the well, but small art is enlarged by whole numbers.
          const room = 132;
          let zoom = room / Math.max(mask.width, mask.height);
          if (zoom > 1) zoom = Math.floor(zoom);
          const image = picture(name.standard, {width: mask.width * zoom, height: mask.height * zoom, 'aria-hidden': 'true'});
          card.querySelector('.card-well').replaceChildren(image);
        }

        // The live line of the card under the pointer.
        function watchCards(grid) {
          let watched = null;
          function leave() {
            if (!watched) return;
            watched.querySelector('.size').textContent = captionText(data.masks[data.names[watched.dataset.position].standard]);
            watched.classList.remove('is-hit', 'is-miss');
            watched = null;
          }
          grid.addEventListener('pointermove', event => {
            const card = event.target.closest('.card');
            if (card !== watched) leave();
            const image = card && card.querySelector('svg.picture');
            if (!image) return;
            const mask = data.masks[data.names[card.dataset.position].standard];
            const box = image.getBoundingClientRect();
            const x = Math.floor((event.clientX - box.left) * mask.width / box.width);
            const y = Math.floor((event.clientY - box.top) * mask.height / box.height);
            if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) return leave();
            const isHit = hitAt(event.clientX, event.clientY) != null;
            watched = card;
            card.classList.toggle('is-hit', isHit);
            card.classList.toggle('is-miss', !isHit);
            card.querySelector('.size').textContent = `${x}, ${y} ${isHit ? 'hit' : 'miss'}`;
          });
          grid.addEventListener('pointerleave', leave);
        }

        let shownNames = [];

        function showCards() {
          const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          const order = {
            name: () => 0, size: (a, b) => b.width * b.height - a.width * a.height,
            share: (a, b) => a.opaque / (a.width * a.height) - b.opaque / (b.width * b.height),
            bytes: (a, b) => b.bytes - a.bytes,
          }[$('sort').value];
          shownNames = data.names.map((_, position) => position).filter(position => {
            const card = cards[position];
            return filter.test(data.names[position]) && words.every(word => card.dataset.search.includes(word));
          });
          shownNames.sort((a, b) => order(data.masks[data.names[a].standard], data.masks[data.names[b].standard]) || a - b);
          $('grid').replaceChildren(...shownNames.map(position => cards[position]));
          $('nothing').hidden = shownNames.length > 0;
          for (const button of $('filters').children) button.setAttribute('aria-pressed', button.dataset.filter === filter.id);
        }

        // Arrow keys walk over the cards as they lie.
        function walkCards(event) {
          const list = [...$('grid').children];
          const current = list.indexOf(document.activeElement);
          if (current < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
          const top = list[0].offsetTop;
          const columns = Math.max(1, list.findIndex(card => card.offsetTop > top));
          const step = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns}[event.key];
          const target = step && list[current + step];
          if (!target) return;
          event.preventDefault();
          target.focus();
        }

        const cards = data.names.map(makeCard);

        function openGallery() {
          $('filters').append(...filters.filter(each => data.names.some(each.test)).map(each => make(
            'button', {class: 'chip', 'data-filter': each.id, on: {click: () => { filter = each; showCards(); }}},
            each.name, make('span', {class: 'count'}, String(data.names.filter(each.test).length)))));
          $('layers').append(...layerButtons());
          $('search').addEventListener('input', () => {
            chooseTab('tab-masks');
            showCards();
          });
          $('sort').addEventListener('change', showCards);
          $('clear').addEventListener('click', () => {
            $('search').value = '';
            filter = filters[0];
            showCards();
          });
          $('grid').addEventListener('keydown', walkCards);
          watchCards($('grid'));
          showCards();
          for (const card of cards) lazily.observe(card);
        }
        """#
}

extension PageTemplate {
    /// Light and dark, keys, the address, and the start.
    static let start = #"""
        // Light or dark: as the system has it, unless the switch says otherwise.
        const themes = [
          ['', 'as the system', 'M8 2.5a5.5 5.5 0 1 0 0 11Zm0 0a5.5 5.5 0 0 1 0 11'],
          ['light', 'light', 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1'],
          ['dark', 'dark', 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7Z'],
        ];
        let theme = 0;

        function showTheme() {
          const [value, text, path] = themes[theme];
          if (value) document.documentElement.dataset.theme = value; else delete document.documentElement.dataset.theme;
          $('theme').replaceChildren(icon(path));
          $('theme').setAttribute('aria-label', `Colours: ${text}`);
        }

        // A page from a disk may be kept from remembering anything.
        function remembered() { try { return localStorage.getItem('hitmask-theme'); } catch { return null; } }
        function remember(value) { try { localStorage.setItem('hitmask-theme', value); } catch { /* It is the system's then. */ } }

        function followAddress() {
          const parts = new URLSearchParams(location.hash.slice(1));
          const position = data.names.findIndex(name => name.name === parts.get('mask'));
          if (position >= 0) openDetail(position, parts.has('variant') ? Number(parts.get('variant')) : null);
          else if ($('detail').open) $('detail').close();
          if (parts.get('show') === 'stage') chooseTab('tab-stage');
        }

        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const field = event.target.closest('input:not([type=range]), select, textarea');
          if (event.key === 'Escape' && event.target === $('search')) $('search').blur();
          if (field) return;
          if (event.key === '/' && !$('detail').open) {
            event.preventDefault();
            chooseTab('tab-masks');
            $('search').focus();
            return;
          }
          const layer = layers.find(each => each.key === event.key.toLowerCase());
          if (layer) return toggleLayer(layer);
          if ($('detail').open) detailKey(event);
        });

        $('file').textContent = data.file;
        const totals = [counted(data.names.length, 'name'), counted(data.masks.length, 'mask'), byteText(data.bytes)];
        $('totals').textContent = totals.join(' · ');
        theme = Math.max(0, themes.findIndex(([value]) => value === (remembered() || '')));
        showTheme();
        $('theme').addEventListener('click', () => {
          theme = (theme + 1) % themes.length;
          remember(themes[theme][0]);
          showTheme();
        });
        const chooseTab = tabs($('tab-masks').parentElement, id => { if (id === 'tab-stage') openStage(); });
        tabs($('tab-pixels').parentElement, () => { if ($('detail').open) drawView(); });
        openGallery();
        openDetailControls();
        openView();
        openStageControls();
        showLayers();
        addEventListener('hashchange', followAddress);
        addEventListener('resize', () => { if ($('detail').open) drawView(); });
        followAddress();
        document.documentElement.dataset.ready = '';
        """#
}

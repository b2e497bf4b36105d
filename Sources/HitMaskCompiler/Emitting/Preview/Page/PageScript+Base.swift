extension PageTemplate {
    /// What the other scripts use.
    static let base = #"""
        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        const $ = id => document.getElementById(id);

        // Elements are made, never parsed: no name of a mask can become markup.
        function make(tag, properties, ...children) {
          const element = document.createElement(tag);
          for (const [key, value] of Object.entries(properties || {})) {
            if (key === 'class') element.className = value;
            else if (key === 'on') for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
            else if (key.includes('-') || key === 'role') element.setAttribute(key, value);
            else element[key] = value;
          }
          element.append(...children.filter(child => child != null));
          return element;
        }

        function draw(tag, attributes, ...children) {
          const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
          for (const [key, value] of Object.entries(attributes || {})) element.setAttribute(key, value);
          element.append(...children.filter(child => child != null));
          return element;
        }

        // The strokes of an icon.
        function icon(path) { return draw('svg', {viewBox: '0 0 16 16', 'aria-hidden': 'true'}, draw('path', {d: path})); }

        function clamp(value, low, high) { return Math.min(Math.max(value, low), high); }

        // A number with at most one decimal.
        function short(number) { return String(Math.round(number * 10) / 10); }

        function counted(count, noun) { return `${count} ${noun}${count === 1 ? '' : 's'}`; }

        function byteText(count) { return count < 10000 ? counted(count, 'byte') : `${short(count / 1024)} KB`; }

        // Pictures become objects of the browser when they are first seen.
        const pictureURLs = [];
        function pictureURL(index) {
          if (!pictureURLs[index]) {
            const text = atob(data.pictures[index]);
            const bytes = new Uint8Array(text.length);
            for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
            pictureURLs[index] = URL.createObjectURL(new Blob([bytes], {type: 'image/png'}));
          }
          return pictureURLs[index];
        }

        // What the browser finds under a point of the window: the hit area of a mask, or nothing. All answers of this page come
        // from here, and what the browser is asked about are the outlines of the mask file.
        function hitAt(x, y) {
          const found = document.elementFromPoint(x, y);
          return found ? found.closest('.hit') : null;
        }

        // Tabs that the arrow keys walk through.
        function tabs(list, chosen) {
          const buttons = [...list.children];
          function choose(button, isFocused) {
            for (const other of buttons) {
              const isChosen = other === button;
              other.setAttribute('aria-selected', isChosen);
              other.tabIndex = isChosen ? 0 : -1;
              $(other.getAttribute('aria-controls')).hidden = !isChosen;
            }
            if (isFocused) button.focus();
            chosen(button.id);
          }
          for (const button of buttons) {
            button.addEventListener('click', () => choose(button, false));
            button.addEventListener('keydown', event => {
              const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
              if (!step) return;
              event.preventDefault();
              event.stopPropagation();
              choose(buttons[(buttons.indexOf(button) + step + buttons.length) % buttons.length], true);
            });
          }
          return id => choose($(id), false);
        }
        """#
}

import type { Plugin } from 'vite';

/**
 * The code that pages run before they import a part: it starts to load the files that the part imports, and says if one is
 * missing, like that of Vite. That of Vite is three times as long, because parts of other sites have style sheets.
 */
const helper = `
const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = { rel: 'modulepreload', href: '/' + file };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  return load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  });
}`;

/** Replaces Vite's code that loads parts, because every page has it. */
export function preloadParts(): Plugin {
  return {
    name: 'preload-parts',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
  };
}

import type { Plugin } from 'vite';

const sheet = /\/src\/shell\/sheets\/(site|parts\/[^/]+)\.css(?:\?|$)/;
const components = /@layer components\s*\{/g;

/**
 * Which sheet a rule stands in decides before anything else: what a kind of page says of a component beats what all pages say of it,
 * and what a part says stands between. The order in which sheets arrive decides nothing, so that a page that was painted with its
 * first sheet stays as it is while they do.
 */
export function sheetLayers(): Plugin {
  return {
    name: 'sheet-layers',
    // After Tailwind has put the sheet together, before Vite makes it smaller.
    transform(css, id) {
      const [, found] = sheet.exec(id) ?? [];
      if (found === undefined) return null;
      return { code: inLayer(css, found === 'site' ? 'shared' : 'parts'), map: null };
    },
  };
}

/** Rules of a layer that stand in a layer below it come before all others of it. */
export function inLayer(css: string, layer: string): string {
  return css.replaceAll(components, `@layer components.${layer} {`);
}

import type { Plugin } from 'vite';
import { printRules, withoutPrintRules } from './styles/print-rules.ts';

/** A module with the query `url` is only the address of a sheet. */
const sheet = /\/src\/shell\/sheets\/((?:parts\/)?[^/]+)\.css(?:\?(?!url)|$)/;
const components = /@layer components\s*\{/g;

/**
 * Puts the rules of the shared sheet, and of the sheets for parts of pages, into sublayers, so that precedence depends on
 * the sheet: page kinds override parts, and parts override shared rules. The loading order then has no effect, so a page
 * that was painted with its critical CSS does not change when its sheets arrive. Print rules move to a sheet of their own,
 * which no page waits for.
 */
export function sheetLayers(): Plugin {
  return {
    name: 'sheet-layers',
    // Runs after Tailwind has assembled the sheet and before Vite minifies it.
    transform(css, id) {
      const [, found] = sheet.exec(id) ?? [];
      if (found === undefined) return null;
      if (found === 'print') return { code: printRules(css), map: null };
      const code = withoutPrintRules(css);
      if (found === 'site') return { code: moveIntoLayer(code, 'shared'), map: null };
      return { code: found.startsWith('parts/') ? moveIntoLayer(code, 'parts') : code, map: null };
    },
  };
}

/**
 * Moves the rules of the components layer into a sublayer of it. Such rules have lower precedence than rules that are
 * directly in the layer.
 */
export function moveIntoLayer(css: string, layer: string): string {
  return css.replaceAll(components, `@layer components.${layer} {`);
}

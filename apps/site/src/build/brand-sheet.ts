import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFilePath, siteSchema } from '@vpn-site/content/data-files.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { Plugin } from 'vite';
import { brandDeclarations } from '#ui/color/brand-colors.ts';
import { themeColors } from '#ui/color/theme-colors.ts';
import type { BuildFolders } from './build-folders.ts';

const sheet = 'apps/site/src/shell/sheets/site.css';

/**
 * Adds the owner's colors to the stylesheet of all pages, as a second `@theme` after the one in tokens.css. Tailwind merges
 * both, so that each token is in the sheet once and pages need no inline styles.
 */
export function brandSheet({
  project,
  site,
  staged,
}: Pick<BuildFolders, 'project' | 'site' | 'staged'>): Plugin {
  let folder = site;
  return {
    name: 'brand-sheet',
    // Must run before Tailwind reads the sheet.
    enforce: 'pre',
    configResolved({ command }) {
      folder = command === 'build' ? staged : site;
    },
    transform(code, id) {
      const [file, query = ''] = id.split('?');
      // With ?url the module is a script that exports the sheet's address, not the sheet itself.
      if (file !== join(project, sheet) || /(?:^|&)url(?:&|$)/.test(query)) return null;
      const { brand = {} } = new DataFiles(folder).read(siteFilePath, siteSchema);
      const tokens = themeColors(readFileSync(join(project, 'apps/site/src/ui/styles/tokens.css'), 'utf8'));
      const changed = brandDeclarations(tokens, brand);
      return changed.length === 0 ? null : `${code}\n@theme static {\n${changed.join('\n')}\n}\n`;
    },
  };
}

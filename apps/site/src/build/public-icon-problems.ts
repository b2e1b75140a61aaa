import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** The service name that the privacy notice must contain. */
const service = 'Iconify';

/**
 * Checks that the privacy notice names the public icon service in every language, if the site uses it. The service then
 * learns who reads which page.
 */
export function publicIconProblems(root: string): Problem[] {
  return localeCodes
    .map((locale) => `content/pages/privacy-notice.${locale}.md`)
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes(service))
    .map((file) => ({
      file,
      message: `ICON_FALLBACK=1 lets browsers ask ${service}, but this notice does not name it.`,
      remedy: `Write what is sent to ${service} and when, or build without ICON_FALLBACK.`,
    }));
}

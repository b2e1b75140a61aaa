import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** What readers must be told about, by the name of the service. */
const service = 'Iconify';

/**
 * A browser that asks the public icon service tells it who reads which page. The setting that allows it must not make the
 * privacy notice untrue, so the notice has to name the service in every language first.
 */
export function publicIconProblems(root: string): Problem[] {
  return localeCodes
    .map((locale) => `content/pages/privacy-notice.${locale}.md`)
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes(service))
    .map((file) => ({
      file,
      message: `ICON_FALLBACK=1 lets browsers ask ${service}, and this notice does not name it.`,
      remedy: `Write what is sent to ${service} and when, or build without ICON_FALLBACK.`,
    }));
}

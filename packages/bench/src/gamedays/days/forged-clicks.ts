import { press } from '@vpn-site/harness/press.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

/**
 * Headers that browsers send if another site's page requests one of our links as an image, style sheet, frame or script.
 */
const forgeries = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'style' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
] as const;
const each = 25;

export const forgedClicks: GameDay = {
  name: 'forged-clicks',
  what: `${forgeries.length * each} clicks that other sites make browsers send, among clicks of readers`,
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        for (let count = 0; count < each; count += 1)
          for (const headers of forgeries)
            await press(`${stage.edge.url}/sendme/alder/continue?from=card`, { headers });
        return { seen: 'a forged click that counted would appear as doubled' };
      }),
    ),
};

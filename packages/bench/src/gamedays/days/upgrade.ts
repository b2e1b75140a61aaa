import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@vpn-site/harness/ask-edge.ts';
import { copyAsNextRelease } from '@vpn-site/harness/next-release.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const upgrade: GameDay = {
  name: 'upgrade',
  what: 'an upgrade with the loop of the install page; meanwhile pages are opened with all their style sheets',
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0 },
  run: async () => {
    const next = copyAsNextRelease();
    try {
      // Cache entries expire at once, so that every request needs an origin.
      return await onStage({ edge: { freshSeconds: 0 } }, (stage) =>
        underLoad(stage, async () => {
          const pages = openPages(stage.edge.url);
          for (const which of [0, 1] as const) {
            await stage.origins[which].stop();
            await stage.start(which, { DIST_DIR: next.folder });
            await pause(12_000);
          }
          const { opened, ofNext, broken } = await pages.stop();
          return {
            seen: `${opened} pages opened, ${ofNext} of them of the next release, ${broken.length} without a style sheet`,
            problems: [...broken, ...(ofNext > 0 && ofNext < opened ? [] : ['only one release was seen'])],
          };
        }),
      );
    } finally {
      next.remove();
    }
  },
};

/** Opens pages one after another, with all their style sheets, until it is stopped. */
function openPages(url: string) {
  const broken: string[] = [];
  let [opened, ofNext] = [0, 0];
  let isOpen = true;
  const opening = (async () => {
    for (; isOpen; opened += 1) {
      const page = (await ask(`${url}/pl`, { encoding: 'identity' })).body.toString();
      const sheets = [...page.matchAll(/href="(\/_assets\/[^"]+\.css)"/g)].map(([, sheet]) => sheet);
      if (page.includes('.NextSite.css')) ofNext += 1;
      for (const sheet of sheets) {
        const { status } = await ask(`${url}${sheet}`);
        if (status !== 200) broken.push(`${sheet} was ${status}`);
      }
      await pause(200);
    }
  })();
  const stop = async () => {
    isOpen = false;
    await opening;
    return { opened, ofNext, broken };
  };
  return { stop };
}

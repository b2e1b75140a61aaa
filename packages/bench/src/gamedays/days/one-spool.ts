import { setTimeout as pause } from 'node:timers/promises';
import { countOf, startSteadyLoad } from '@vpn-site/harness/steady-load.ts';
import { clickKinds, countEach } from '../audience.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { clickFigures } from '../under-load.ts';

const perOrigin = 600;
const seconds = 8;

export const oneSpool: GameDay = {
  name: 'one-spool',
  what: `two origins write to one spool at ${perOrigin * 2} clicks a second, sent to them directly`,
  limits: { failed: 0, doubled: 0, lost: 0 },
  run: () =>
    onStage({ haveOneSpool: true }, async ({ origins, ledger }) => {
      const loads = origins.map(({ url }) =>
        startSteadyLoad({
          url,
          paths: [...clickKinds.keys()],
          perSecond: perOrigin,
          claimedPeers: 1_000_000,
        }),
      );
      await pause(seconds * 1000);
      const results = await Promise.all(loads.map((load) => load.stop()));
      const answers = results.flatMap((result) => result.answers);
      const unanswered = results.reduce((sum, { failed }) => sum + failed, 0);
      const sentOn = answers.filter(({ status }) => status === 302);
      return {
        figures: {
          asked: answers.length + unanswered,
          failed: unanswered + answers.length - countOf(answers, 302),
          slowest: Math.max(...answers.map(({ milliseconds }) => milliseconds)),
          ...(await clickFigures(ledger, countEach(sentOn.map(({ path }) => clickKinds.get(path) ?? path)))),
        },
      };
    }),
};

import { setTimeout as pause } from 'node:timers/promises';
import { attacker, statusOf } from '@vpn-site/harness/ask-edge.ts';
import { countOf, startSteadyLoad } from '@vpn-site/harness/steady-load.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const renderFlood: GameDay = {
  name: 'render-flood',
  what: 'one address requests 150 rendered pages a second, each with another query, for 10 s',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const flood = startSteadyLoad({
          url: stage.edge.url,
          paths: Array.from({ length: 1000 }, (_, number) => `/tools/your-ranking?x=${number}`),
          perSecond: 150,
          localAddress: attacker,
        });
        await pause(10_000);
        const { answers } = await flood.stop();
        const refused = countOf(answers, 429);
        return {
          seen: `${refused} of the attacker's ${answers.length} were refused`,
          problems: refused > answers.length / 2 ? [] : ['the attacker was not slowed down'],
        };
      }),
    ),
};

export const networkFlood: GameDay = {
  name: 'network-flood',
  what: 'one IPv6 /48 requests 150 rendered pages a second, each from another /64 of it, for 10 s',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: () =>
    onStage({ edge: { believesClients: true } }, (stage) =>
      underLoad(stage, async () => {
        const statuses: Promise<string>[] = [];
        const flood = setInterval(() => {
          const client = `2001:db8:1:${statuses.length.toString(16)}::7`;
          statuses.push(statusOf(`${stage.edge.url}/tools/your-ranking?x=${statuses.length}`, { client }));
        }, 1000 / 150);
        await pause(10_000);
        clearInterval(flood);
        const refused = (await Promise.all(statuses)).filter((status) => status === '429').length;
        return {
          seen: `${refused} of the attacker's ${statuses.length} were refused`,
          problems: refused > statuses.length / 2 ? [] : ['the attacker was not slowed down'],
        };
      }),
    ),
};

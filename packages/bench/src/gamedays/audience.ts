import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { placements } from '@vpn-site/core/outbound/outbound-click.ts';
import { startSteadyLoad } from '@vpn-site/harness/steady-load.ts';

/** What readers ask for, and what the right answer is: from the cache, from an origin each time, and rendered. */
const readings: Readonly<Record<string, number>> = {
  '/pl': 200,
  '/nothing-here': 404,
  '/reviews/alder': 200,
  '/_build/latest.json': 200,
  '/tr': 200,
  '/search?q=vpn': 200,
  '/': 200,
  '/tools/true-cost?years=2': 200,
};

/** The providers of the fixture site. */
const providers = ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];

/** Each kind of click that the ledger tells apart, so that a lost one cannot hide behind a doubled one. */
export const clickKinds: ReadonlyMap<string, string> = new Map(
  localeCodes.flatMap((locale) =>
    providers.flatMap((provider) =>
      placements.map((placement): [string, string] => [
        `${locale === 'en' ? '' : `/${locale}`}/sendme/${provider}/continue?from=${placement}`,
        `${provider} ${placement} ${locale}`,
      ]),
    ),
  ),
);

/** Few enough for the connections that Debian's nginx has, and each clicks less often than one reader may. */
const realPeers = 101;
const readingsPerSecond = 40;
const clicksPerSecond = 50;

export interface Heard {
  readonly asked: number;
  readonly slowest: number;
  readonly failed: number;
  /** How many waited for more than a second. */
  readonly slow: number;
  /** When the last one failed or waited for more than a second; 0 where none did. */
  readonly lastBadAt: number;
  /** What went wrong, in a few words each. */
  readonly wrong: readonly string[];
  /** How many were sent on, by the kind of click. */
  readonly sentOn: ReadonlyMap<string, number>;
}

export interface Audience {
  /** Sends no more, and waits for all answers. */
  leave(): Promise<Heard>;
}

/** Readers and clicks at a steady rate through the edge, from a hundred addresses. */
export function startAudience(edgeUrl: string): Audience {
  const reading = startSteadyLoad({
    url: edgeUrl,
    paths: Object.keys(readings),
    perSecond: readingsPerSecond,
    realPeers,
    asksAgain: true,
  });
  const clicking = startSteadyLoad({
    url: edgeUrl,
    paths: [...clickKinds.keys()],
    perSecond: clicksPerSecond,
    realPeers,
    asksAgain: true,
  });
  const leave = async (): Promise<Heard> => {
    const [read, clicked] = await Promise.all([reading.stop(), clicking.stop()]);
    const answers = [...read.answers, ...clicked.answers];
    const failures = [...read.failures, ...clicked.failures];
    const unexpected = answers.filter(({ path, status }) => status !== (readings[path] ?? 302));
    const slow = answers.filter(({ milliseconds }) => milliseconds > 1000);
    const sentOn = clicked.answers.filter(({ status }) => status === 302);
    return {
      asked: answers.length + failures.length,
      failed: failures.length + unexpected.length,
      slowest: Math.max(0, ...answers.map(({ milliseconds }) => milliseconds)),
      slow: slow.length,
      lastBadAt: Math.max(0, ...[...failures, ...unexpected, ...slow].map(({ at }) => at)),
      wrong: [
        ...unexpected.map(({ path, status }) => `${path} ${status}`),
        ...failures.map(({ path, reason }) => `${path} ${reason}`),
      ],
      sentOn: numberOfEach(sentOn.map(({ path }) => clickKinds.get(path) ?? path)),
    };
  };
  return { leave };
}

/** How often each was there. */
export function numberOfEach(kinds: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]));
}

import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { placements } from '@vpn-site/core/outbound/outbound-click.ts';
import { startSteadyLoad } from '@vpn-site/harness/steady-load.ts';

/**
 * Addresses that readers request, with the expected status. Some responses come from the cache, some from an origin each
 * time, and some are rendered.
 */
const expectedStatuses: Readonly<Record<string, number>> = {
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

/**
 * Every kind of click that the ledger distinguishes. They are compared kind by kind, so that a lost click and a doubled one
 * are both noticed.
 */
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

/**
 * The number of client addresses: few enough for the connections of Debian's nginx, and enough that each clicks less often
 * than the limit for one reader.
 */
const realPeers = 101;
const readingsPerSecond = 40;
const clicksPerSecond = 50;

export interface AudienceReport {
  readonly asked: number;
  readonly slowest: number;
  readonly failed: number;
  /** The number of responses that took more than a second. */
  readonly slow: number;
  /** The time of the last response that failed or took more than a second; 0 if there was none. */
  readonly lastBadAt: number;
  /** Short descriptions of what went wrong. */
  readonly wrong: readonly string[];
  /** The number of readers who were redirected to a provider, by kind of click. */
  readonly sentOn: ReadonlyMap<string, number>;
}

export interface Audience {
  /** Stops sending, and waits for all answers. */
  stop(): Promise<AudienceReport>;
}

/** Sends page requests and clicks at a steady rate through the edge, from a hundred addresses. */
export function startAudience(edgeUrl: string): Audience {
  const reading = startSteadyLoad({
    url: edgeUrl,
    paths: Object.keys(expectedStatuses),
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
  const stop = async (): Promise<AudienceReport> => {
    const [read, clicked] = await Promise.all([reading.stop(), clicking.stop()]);
    const answers = [...read.answers, ...clicked.answers];
    const failures = [...read.failures, ...clicked.failures];
    const unexpected = answers.filter(({ path, status }) => status !== (expectedStatuses[path] ?? 302));
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
      sentOn: countEach(sentOn.map(({ path }) => clickKinds.get(path) ?? path)),
    };
  };
  return { stop };
}

export function countEach(kinds: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]));
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { minCompared, selectionAddress } from '@vpn-site/core/comparison/selection.ts';
import { renderedPaths } from '@vpn-site/site/release/listed-paths.ts';
import type { RenderOnDemand } from '@vpn-site/site/release/on-demand.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { searchLocale } from '@vpn-site/site/search/search-query.ts';
import type { FastifyBaseLogger } from 'fastify';

/** `broken`: readers of this release would get errors. */
export type WarmUpState = 'starting' | 'ready' | 'broken';

export interface WarmUp {
  state(): WarmUpState;
  /** Takes the steps; settled when all have ended, or after the timeout. */
  run(): Promise<void>;
  /** Takes what is left once these have shown no fault. */
  finish(): Promise<void>;
}

export interface WarmUpOptions {
  /** What must have worked before anybody is let in; each throws where this release cannot be served. */
  readonly steps: readonly (() => Promise<void>)[];
  /** What takes the longer the larger a site is, one after another: readers are let in by then. */
  readonly afterwards?: readonly (() => Promise<void>)[];
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Then the server lets readers in all the same, and says that it is starting. */
  readonly timeoutMs: number;
}

export function warmUp({ steps, afterwards = [], log, timeoutMs }: WarmUpOptions): WarmUp {
  let state: WarmUpState = 'starting';
  const isBroken = (error: unknown) => {
    state = 'broken';
    log.error({ err: error }, 'this release is broken: what can be served is, the rest answers with errors');
  };
  const takeAll = async () => {
    try {
      await Promise.all(steps.map((step) => step()));
      state = 'ready';
      log.info('the release is ready');
    } catch (error) {
      isBroken(error);
    }
  };
  let taken = Promise.resolve();
  return {
    state: () => state,
    run: async () => {
      const { promise: waited, resolve: endWait } = Promise.withResolvers<void>();
      const timer = setTimeout(endWait, timeoutMs);
      taken = takeAll();
      await Promise.race([taken, waited]);
      clearTimeout(timer);
    },
    finish: async () => {
      await taken;
      if (state !== 'ready') return;
      try {
        for (const step of afterwards) {
          // Each may take long at a stretch: what waits to be answered goes before it.
          await nextTurn();
          await step();
        }
      } catch (error) {
        isBroken(error);
      }
    },
  };
}

/**
 * Content, facts and indexes are read when a page is first rendered: before anybody is let in, not while they wait. It shows,
 * too, whether this release can be rendered at all.
 */
export async function renderPage(render: RenderOnDemand, siteUrl: string, address: string): Promise<void> {
  const response = await render(new Request(new URL(address, siteUrl)));
  await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
}

/**
 * The form for reports in each language, then what needs more: a page that is no file, a search, a choice of providers with every
 * ranking. The first shows whether a release can be rendered at all. What search finds in other languages is read when somebody
 * asks: an index takes a fifth of a second for two hundred providers, and ten megabytes for as long as the process runs.
 */
export function warmUpAddresses(release: Pick<Release, 'routes' | 'providers' | 'files'>): string[] {
  const {
    routes: { withQuery },
    providers,
  } = release;
  const { searches = [], forms = [] } = Object.groupBy(withQuery.private, (path) =>
    searchLocale(path) === undefined ? 'forms' : 'searches',
  );
  const chosen = providers.slice(0, minCompared);
  const overview = chosen.length === minCompared ? withQuery.choice.slice(0, 1) : [];
  return [
    ...forms,
    ...renderedPaths(release).take(1),
    ...searches.slice(0, 1).map((path) => `${path}?q=vpn`),
    ...overview.map((path) => selectionAddress(path, chosen)),
  ];
}

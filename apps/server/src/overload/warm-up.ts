import { setImmediate as nextTurn } from 'node:timers/promises';
import { minCompared, selectionAddress } from '@vpn-site/core/comparison/selection.ts';
import { renderedPaths } from '@vpn-site/site/release/listed-paths.ts';
import type { RenderOnDemand } from '@vpn-site/site/release/on-demand.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { searchLocale } from '@vpn-site/site/search/search-query.ts';
import type { FastifyBaseLogger } from 'fastify';

/** The state of the server. `broken`: readers of this release would get errors. */
export type WarmUpState = 'starting' | 'ready' | 'broken';

export interface WarmUp {
  state(): WarmUpState;
  /** Runs the steps. Resolves when all have ended, or after the timeout. */
  run(): Promise<void>;
  /** Runs `afterwards` when the steps have succeeded. */
  finish(): Promise<void>;
}

export interface WarmUpOptions {
  /** Steps that must succeed before readers are served. Each throws if this release cannot be served. */
  readonly steps: readonly (() => Promise<void>)[];
  /** Steps that take longer on larger sites. They run one after another, while readers are already served. */
  readonly afterwards?: readonly (() => Promise<void>)[];
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** The time after which the server takes requests anyway, and reports that it is starting. */
  readonly timeoutMs: number;
}

export function warmUp({ steps, afterwards = [], log, timeoutMs }: WarmUpOptions): WarmUp {
  let state: WarmUpState = 'starting';
  const markBroken = (error: unknown) => {
    state = 'broken';
    log.error(
      { err: error },
      'this release is broken: the server serves what it can and answers the rest with errors',
    );
  };
  const runSteps = async () => {
    try {
      await Promise.all(steps.map((step) => step()));
      state = 'ready';
      log.info('the release is ready');
    } catch (error) {
      markBroken(error);
    }
  };
  let stepsDone = Promise.resolve();
  return {
    state: () => state,
    run: async () => {
      const { promise: waited, resolve: endWait } = Promise.withResolvers<void>();
      const timer = setTimeout(endWait, timeoutMs);
      stepsDone = runSteps();
      await Promise.race([stepsDone, waited]);
      clearTimeout(timer);
    },
    finish: async () => {
      await stepsDone;
      if (state !== 'ready') return;
      try {
        for (const step of afterwards) {
          // A step may block for long, so pending requests go first.
          await nextTurn();
          await step();
        }
      } catch (error) {
        markBroken(error);
      }
    },
  };
}

/**
 * Renders a page, so that the content, facts and indexes that it needs are loaded before a reader waits for them. It also
 * shows whether this release can be rendered.
 */
export async function renderPage(render: RenderOnDemand, siteUrl: string, address: string): Promise<void> {
  const response = await render(new Request(new URL(address, siteUrl)));
  await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
}

/**
 * Returns the addresses to render: the report form in each language, then pages that need more: one that is not a file, a
 * search, and a selection of providers with every ranking. The first shows whether a release can be rendered. The search
 * indexes of other languages are read on demand, because each takes a fifth of a second for two hundred providers, and ten
 * megabytes as long as the process runs.
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

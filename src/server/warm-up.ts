import type { FastifyBaseLogger } from 'fastify';
import { minCompared, selectionAddress } from '#domain/comparison/selection.ts';
import type { RenderOnDemand } from './on-demand.ts';
import type { Release } from './release.ts';

/** `broken`: a page of this release could not be rendered, so readers would get errors. */
export type WarmUpState = 'starting' | 'ready' | 'broken';

export interface WarmUp {
  state(): WarmUpState;
  /** Renders the pages; settled when that has ended, or after the timeout. */
  run(): Promise<void>;
}

export interface WarmUpOptions {
  readonly siteUrl: string;
  /** Pages to render: addresses from the root of the site. */
  readonly addresses: readonly string[];
  readonly render: RenderOnDemand;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Then the server lets readers in all the same, and says that it is starting. */
  readonly timeoutMs: number;
}

/**
 * Content, facts and indexes are read when a page is first rendered: before anybody is let in, not while they wait. A page
 * of each kind shows whether this release can be rendered at all.
 */
export function warmUp({ siteUrl, addresses, render, log, timeoutMs }: WarmUpOptions): WarmUp {
  let state: WarmUpState = 'starting';
  const renderAll = async () => {
    try {
      for (const address of addresses) await renderOne(render, new URL(address, siteUrl));
      state = 'ready';
    } catch (error) {
      state = 'broken';
      log.error({ err: error }, 'this release cannot be rendered: files are served, other pages are not');
    }
  };
  return {
    state: () => state,
    run: async () => {
      const { promise: waited, resolve: endWait } = Promise.withResolvers<void>();
      const timer = setTimeout(endWait, timeoutMs);
      await Promise.race([renderAll(), waited]);
      clearTimeout(timer);
    },
  };
}

async function renderOne(render: RenderOnDemand, address: URL): Promise<void> {
  const response = await render(new Request(address));
  await response.text();
  if (response.status !== 200) throw new Error(`${address.pathname} answered ${response.status}.`);
}

/** A search in each language, because each has an index of its own; a page that is no file; a choice of providers. */
export function warmUpAddresses({
  routes: { rendered, withQuery },
  providers,
}: Pick<Release, 'routes' | 'providers'>): string[] {
  const chosen = providers.slice(0, minCompared);
  const overview = chosen.length === minCompared ? withQuery.choice.slice(0, 1) : [];
  return [
    ...withQuery.private.map((path) => `${path}?q=vpn`),
    ...rendered.slice(0, 1),
    ...overview.map((path) => selectionAddress(path, chosen)),
  ];
}

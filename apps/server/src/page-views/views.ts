import { decideView } from '@vpn-site/core/page-view/decide-view.ts';
import { type PageView, viewAddress } from '@vpn-site/core/page-view/page-view.ts';
import { otherReferrer } from '@vpn-site/core/page-view/referring-host.ts';
import { errorCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TallyLedger } from '#ledger/tally-ledger.ts';
import { limitPeers } from '../http/peer-limit.ts';
import { compileBotPattern, isBotOrScript, purposeHeaders } from '../http/request-client.ts';
import { type Routes, splitQuery } from '../http/routes.ts';
import { RepeatGuard } from '../outbound/repeat-guard.ts';
import type { ViewMetrics } from './view-metrics.ts';

export interface ViewParts {
  readonly routes: Pick<Routes, 'isPage'>;
  readonly isOurHost: (host: string | undefined) => boolean;
  readonly ledger: Pick<TallyLedger, 'add'>;
  readonly metrics: ViewMetrics;
}

/** The rate limit per address. A household or mobile network with one address opens many pages, but not as many as this. */
const perPeer = { max: 300, timeWindow: '1 minute' };
/**
 * The max number of referring sites that are counted separately per day. Clients can invent names, and these must not fill
 * the table.
 */
const maxReferrers = 1000;

/**
 * Registers the endpoint that a page calls when it is opened. It counts the view by path and language. The response is
 * empty.
 */
export async function registerViews(app: FastifyInstance, parts: ViewParts): Promise<void> {
  const { metrics } = parts;
  const counter = {
    ...parts,
    repeats: new RepeatGuard(performance.now()),
    referrers: new DailyNames(maxReferrers),
  };
  compileBotPattern();
  // In its own scope, because the limit applies to views only.
  await app.register(async (scope) => {
    await limitPeers(scope, { ...perPeer, onExceeded: () => metrics.notCounted('rate-limit') });
    scope.setErrorHandler<{ statusCode?: number }>((error, _request, reply) => {
      if (error.statusCode !== 429) throw error;
      return sendNothing(reply.code(429));
    });
    scope.post(viewAddress, (request, reply) => {
      count(request, counter);
      return sendNothing(reply.code(204));
    });
  });
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', errorCacheControl).send();
}

interface ViewCounter extends ViewParts {
  readonly repeats: RepeatGuard;
  readonly referrers: DailyNames;
}

function count({ headers, ip, url }: FastifyRequest, counter: ViewCounter): void {
  const { ledger, metrics, repeats, referrers } = counter;
  const now = performance.now();
  const viewKey = ({ what, path }: PageView) => `${ip} ${what} ${path}`;
  const decision = decideView(
    {
      page: headers.referer,
      before: splitQuery(url)[1].slice(1),
      site: headers['sec-fetch-site'],
      purposes: purposeHeaders(headers),
      objections: [headers.dnt, headers['sec-gpc']],
      isBot: isBotOrScript(headers),
      isRepeat: (view) => repeats.isRepeat(viewKey(view), now),
    },
    { isOurHost: counter.isOurHost, isPage: (path) => counter.routes.isPage(path) },
  );
  if (decision.kind === 'not-counted') {
    metrics.notCounted(decision.reason);
    return;
  }
  const { view } = decision;
  repeats.remember(viewKey(view), now);
  const { what, path, locale } = view;
  const detail = view.what === 'link' ? '' : referrers.nameOrOther(view.referrer, new Date().getUTCDate());
  ledger.add({ what, path, locale, detail });
  metrics.counted();
}

/** Returns names unchanged until the limit per day is reached, and after that one common name for each new name. */
class DailyNames {
  readonly #max: number;
  readonly #names = new Set<string>();
  #day = 0;

  constructor(max: number) {
    this.#max = max;
  }

  nameOrOther(name: string, day: number): string {
    if (day !== this.#day) this.#names.clear();
    this.#day = day;
    if (this.#names.size < this.#max) this.#names.add(name);
    return this.#names.has(name) ? name : otherReferrer;
  }
}

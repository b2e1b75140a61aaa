import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import {
  decideOutbound,
  type OutboundDecision,
  type RefusalReason,
} from '@vpn-site/core/outbound/decide-outbound.ts';
import type { OutboundOffer } from '@vpn-site/core/outbound/outbound-address.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClickLedger } from '#ledger/click-ledger.ts';
import type { TallyLedger } from '#ledger/tally-ledger.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { limitPeers } from '../http/peer-limit.ts';
import { compileBotPattern, isBotOrScript, purposeHeaders } from '../http/request-client.ts';
import { splitQuery } from '../http/routes.ts';
import type { RefusalPages } from '../overload/refusal-pages.ts';
import type { OutboundMetrics } from './outbound-metrics.ts';
import { RepeatGuard } from './repeat-guard.ts';

export interface OutboundParts {
  readonly offers: ReadonlyMap<string, OutboundOffer>;
  /** Moved addresses. A link to a provider that is no longer listed redirects to its review. */
  readonly moved: ReadonlyMap<string, string>;
  readonly ledger: ClickLedger;
  /** The number of clicks that were not counted, by day and reason; undefined if nothing is counted. */
  readonly tallies: Pick<TallyLedger, 'add'> | undefined;
  readonly metrics: OutboundMetrics;
  readonly files: SiteFiles;
  readonly refusals: RefusalPages;
  /** The max number of clicks per client address; 0 means no limit. */
  readonly clicksPerMinute: number;
}

interface ContinueRoute {
  readonly Params: { readonly vpn: string };
  readonly Querystring: { readonly from?: unknown };
}

const statusOf: Readonly<Record<RefusalReason, number>> = {
  'unknown-provider': 404,
  'unsafe-destination': 500,
};

/**
 * Registers /sendme/{vpn}/continue in every language. It counts the click and redirects the reader to the stored address.
 */
export async function registerOutbound(app: FastifyInstance, parts: OutboundParts): Promise<void> {
  const repeats = new RepeatGuard(performance.now());
  compileBotPattern();
  // In its own scope, because the limit and its response apply to outbound clicks only.
  await app.register(async (scope) => {
    await limitClicks(scope, parts);
    for (const locale of localeCodes) {
      const path = localizedPath(locale, 'sendme/:vpn/continue');
      scope.get<ContinueRoute>(path, { config: { kind: 'click' } }, async (request, reply) => {
        if (await isAborted(request)) return reply.hijack();
        const decision = decide(request, locale, parts, repeats);
        return respond(decision, request, reply, parts);
      });
    }
  });
}

/**
 * Whether the connection was closed before the request was read. This process then hung, nginx has asked the other origin,
 * and that has counted the click. A close is noticed after the request, at the latest in the next turn of the event loop.
 */
async function isAborted({ socket }: FastifyRequest): Promise<boolean> {
  await nextTurn();
  await nextTurn();
  return socket.destroyed || socket.writableEnded;
}

async function limitClicks(
  scope: FastifyInstance,
  { clicksPerMinute, metrics, refusals }: OutboundParts,
): Promise<void> {
  if (clicksPerMinute === 0) return;
  await limitPeers(scope, {
    max: clicksPerMinute,
    timeWindow: '1 minute',
    onExceeded: () => metrics.refused('rate-limit'),
  });
  scope.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
    if (error.statusCode !== 429) throw error;
    return refusals.sendTooMany(request, reply.header('x-robots-tag', 'noindex, nofollow'));
  });
}

function decide(
  request: FastifyRequest<ContinueRoute>,
  locale: LocaleCode,
  { offers, ledger, tallies, metrics }: OutboundParts,
  repeats: RepeatGuard,
): OutboundDecision {
  const { headers, ip, method, params, query } = request;
  const now = performance.now();
  const clickKey = `${ip} ${params.vpn} ${String(query.from)}`;
  const decision = decideOutbound(
    {
      provider: params.vpn,
      locale,
      placement: query.from,
      method,
      purposes: purposeHeaders(headers),
      fetchMetadata: {
        site: headers['sec-fetch-site'],
        mode: headers['sec-fetch-mode'],
        dest: headers['sec-fetch-dest'],
      },
      isBot: isBotOrScript(headers),
      isRepeat: repeats.isRepeat(clickKey, now),
    },
    offers,
  );
  if (decision.kind === 'refused') metrics.refused(decision.reason);
  if (decision.kind === 'not-counted') {
    tallies?.add({ what: 'not-counted', path: '', locale, detail: decision.reason });
    metrics.notCounted(decision.reason);
  }
  if (decision.kind === 'counted') {
    repeats.remember(clickKey, now);
    ledger.record(decision.click);
    metrics.counted();
  }
  return decision;
}

function respond(
  decision: OutboundDecision,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, moved }: OutboundParts,
): FastifyReply | Promise<FastifyReply> {
  reply.header('x-robots-tag', 'noindex, nofollow');
  const movedTo = moved.get(splitQuery(request.url)[0]);
  if (decision.kind === 'refused' && movedTo !== undefined) return reply.redirect(movedTo, 301);
  if (decision.kind === 'refused') return sendErrorPage(files, statusOf[decision.reason], request, reply);
  return reply
    .code(302)
    .header('location', decision.destination)
    .header('cache-control', 'private, no-store')
    .send();
}

import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { errorCacheControl, returnedFormCacheControl } from '@vpn-site/site/release/cache-control.ts';
import { type ReaderReport, readReport, reportedFact } from '@vpn-site/site/report/reader-report.ts';
import { type ReportForm, reportFormQuery } from '@vpn-site/site/report/report-form.ts';
import { reportPath } from '@vpn-site/site/report/report-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReportLedger } from '#ledger/report-ledger.ts';
import { compressPage, pageEncodings, preferredEncoding } from '../http/encodings.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { FactCards } from '../http/fact-cards.ts';
import { HourlyLimit } from '../http/hourly-limit.ts';
import { networkOf } from '../http/network.ts';
import { type PageSources, renderInTurn, sendBusyPage } from '../http/pages.ts';
import { limitPeers } from '../http/peer-limit.ts';
import type { ReportOutcome } from './report-metrics.ts';

export interface ReportParts {
  readonly pages: PageSources;
  readonly ledger: ReportLedger;
  readonly count: (outcome: ReportOutcome) => void;
  readonly isOurHost: (host: string | undefined) => boolean;
}

const formType = 'application/x-www-form-urlencoded';
/**
 * The max size of a form: the longest text that it accepts, if each letter takes nine bytes when encoded, plus an address.
 */
const maxBodyBytes = 24 * 1024;
/**
 * The rate limit per address. A reader who must correct something sends the form a few times, and a household or mobile
 * network shares one address.
 */
const perPeer = { max: 10, timeWindow: '10 minutes' };
/**
 * The max numbers of reports per hour, per process. For all readers together, because editors would not read more, and
 * readers must not be able to fill the disk. For one network, because otherwise a few IP addresses could send that number
 * every hour, and nobody else could report anything.
 */
const perHour = { max: 60, maxPerNetwork: 10 };

/** Registers POST at the address of the report form in every language. The address decides the language. */
export async function registerReports(app: FastifyInstance, parts: ReportParts): Promise<void> {
  const { pages, count, isOurHost } = parts;
  const handler = {
    ...parts,
    cards: new FactCards(pages.files),
    limit: new HourlyLimit(perHour, performance.now()),
  };
  // In its own scope, because nothing else on the site reads a body.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_, body, done) =>
      done(null, body.toString('utf8')),
    );
    await limitPeers(scope, { ...perPeer, onExceeded: () => count('rate-limit') });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      if (isFromOtherSite(request, isOurHost)) throw Object.assign(new Error(), { statusCode: 403 });
    });
    scope.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode === 429) return pages.refusals.sendTooMany(request, reply);
      const outcome = outcomeOf[statusCode];
      if (outcome === undefined) request.log.error({ err: error }, 'could not answer');
      else count(outcome);
      return sendErrorPage(pages.files, statusCode, request, reply);
    });
    for (const locale of localeCodes) {
      scope.post<{ Body: string | null }>(reportPath(locale), (request, reply) =>
        takeReport(handler, locale, request.body ?? '', request, reply),
      );
    }
  });
}

const outcomeOf: Readonly<Record<number, ReportOutcome>> = {
  400: 'malformed',
  403: 'other-site',
  404: 'unknown-fact',
  413: 'too-large',
  415: 'wrong-type',
};

/** Whether a form was sent from another site. Old browsers do not always send the origin, so a missing one is accepted. */
function isFromOtherSite(
  { headers }: FastifyRequest,
  isOurHost: (host: string | undefined) => boolean,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !isOurHost(URL.parse(origin)?.host);
}

interface ReportHandler extends ReportParts {
  readonly cards: FactCards;
  readonly limit: HourlyLimit;
}

async function takeReport(
  handler: ReportHandler,
  locale: LocaleCode,
  body: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cards, count, pages } = handler;
  const day = new Date().toISOString().slice(0, 10);
  const read = readReport(body, { locale, day, hasCard: await cards.has(reportedFact(body)) });
  switch (read.kind) {
    case 'malformed':
    case 'unknown-fact': {
      count(read.kind);
      return sendErrorPage(pages.files, read.kind === 'malformed' ? 400 : 404, request, reply);
    }
    case 'to-change':
      count('to-change');
      return sendForm(pages, locale, read, 422, request, reply);
    case 'report':
      return keepReport(handler, read.report, request, reply);
  }
}

/**
 * Writes a report to disk, then thanks the reader. If it cannot be stored, the reader gets the form back with their text.
 */
function keepReport(
  { pages, ledger, limit, count }: ReportHandler,
  report: ReaderReport,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const { locale, provider, key, wrong, source = '' } = report;
  const written = { about: `${provider}/${key}`, wrong, source };
  const now = performance.now();
  const network = networkOf(request.ip);
  const reached = limit.reachedBy(network, now);
  const outcome = reached === undefined ? ledger.keep(report) : 'hourly-limit';
  count(reached === 'network' ? 'network-limit' : outcome);
  if (outcome === 'hourly-limit' || outcome === 'not-written') {
    const later = outcome === 'hourly-limit' ? '3600' : '60';
    return sendForm(
      pages,
      locale,
      { written, problems: [outcome] },
      503,
      request,
      reply.header('retry-after', later),
    );
  }
  if (outcome === 'kept') limit.add(network, now);
  return reply
    .header('cache-control', errorCacheControl)
    .redirect(
      reportPath(locale) + reportFormQuery({ written: { ...written, wrong: '', source: '' }, isSent: true }),
      303,
    );
}

/** Sends the form again, with the reader's text and the problems to fix. */
async function sendForm(
  pages: PageSources,
  locale: LocaleCode,
  form: Pick<ReportForm, 'written' | 'problems'>,
  status: 422 | 503,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.answerKind = 'rendered';
  const rendered = await renderInTurn(pages, request.ip, reportPath(locale) + reportFormQuery(form));
  if (rendered === undefined) return sendBusyPage(pages, request, reply);
  if (rendered.status !== 200) return sendErrorPage(pages.files, rendered.status, request, reply);
  const encoding = preferredEncoding(request.headers['accept-encoding'], pageEncodings);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .header('cache-control', returnedFormCacheControl)
    .header('vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(await compressPage(rendered.text, encoding));
}

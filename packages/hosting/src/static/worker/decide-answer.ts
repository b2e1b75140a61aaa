import { chooseTwoAnchor, resolveSelection } from '@vpn-site/core/comparison/selection.ts';
import { localeRedirectStatus, readLocaleCookie } from '@vpn-site/core/locale/locale-cookie.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { type RootSettings, rootTarget } from '@vpn-site/core/locale/root-target.ts';
import { decideOutbound } from '@vpn-site/core/outbound/decide-outbound.ts';
import { handOffSegment } from '@vpn-site/core/outbound/hand-off.ts';
import type { OutboundOffer } from '@vpn-site/core/outbound/outbound-address.ts';
import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';
import { answerIcons } from '@vpn-site/server/http/icon-answer.ts';
import { isBot, isBotOrScript, purposeHeaders } from '@vpn-site/server/http/request-client.ts';
import {
  errorCacheControl,
  iconCacheControl,
  movedCacheControl,
  rootRedirectCacheControl,
} from '@vpn-site/site/release/cache-control.ts';
import { searchLocale, searchQuery } from '@vpn-site/site/search/search-query.ts';

/** The site data that the worker of a static site needs. */
export interface StaticSite {
  readonly root: RootSettings;
  readonly offers: Readonly<Record<string, OutboundOffer>>;
  readonly providers: readonly string[];
  /** Paths of comparison overviews, whose query selects providers. */
  readonly choices: readonly string[];
  /** Files of responses that were written in advance, by address with query. */
  readonly answers: Readonly<Record<string, string>>;
  /** Pages of tools that run in the browser, by path, for all other queries. */
  readonly tools: Readonly<Record<string, string>>;
}

export interface StaticRequest {
  readonly path: string;
  /** The query with its question mark; may be empty. */
  readonly query: string;
  readonly header: (name: string) => string | null;
  readonly method: string;
}

export type StaticAnswer =
  /** The host responds as it does without the worker. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'search'; readonly locale: LocaleCode }
  | {
      readonly kind: 'send';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
      /** The click to count, if the host can store it. */
      readonly click?: OutboundClick;
    };

const pass: StaticAnswer = { kind: 'pass' };

/** Decides the response to the few addresses that a static file cannot serve, by the rules of the origin. */
export function decideAnswer(site: StaticSite, request: StaticRequest): StaticAnswer {
  const { path, query } = request;
  if (path === '/') return answerRoot(site.root, request);
  const searched = searchLocale(path);
  if (searched !== undefined) return searchQuery(query) === '' ? pass : { kind: 'search', locale: searched };
  if (site.choices.includes(path)) return answerChoice(site, request);
  const answer = query === '' ? undefined : (lookUp(site.answers, path + query) ?? lookUp(site.tools, path));
  if (answer !== undefined) return { kind: 'file', file: answer };
  return answerClick(site, request) ?? sendIcons(request) ?? pass;
}

function answerRoot(settings: RootSettings, { query, header }: StaticRequest): StaticAnswer {
  const location = rootTarget(
    {
      cookie: readLocaleCookie(header('cookie') ?? undefined),
      acceptLanguage: header('accept-language') ?? undefined,
      isBot: () => isBot(header('user-agent') ?? undefined),
      isFromSite: header('sec-fetch-site') === 'same-origin',
    },
    settings,
  );
  if (location === undefined) return pass;
  return redirect(localeRedirectStatus, location + query, {
    'cache-control': rootRedirectCacheControl,
    vary: 'Cookie, Accept-Language',
  });
}

/**
 * Responds to a selection of providers. A selection whose page was not written in advance is redirected to the form for
 * choosing two.
 */
function answerChoice(site: StaticSite, { path, query }: StaticRequest): StaticAnswer {
  const choice = resolveSelection(path, query, new Set(site.providers));
  if (choice.kind === 'none') return pass;
  const file = choice.kind === 'show' ? lookUp(site.answers, choice.address) : undefined;
  if (file !== undefined) return { kind: 'file', file };
  const to = choice.kind === 'show' ? `${path}#${chooseTwoAnchor}` : choice.address;
  return redirect(302, to, { 'cache-control': movedCacheControl });
}

/** The headers that decide whether a click counts. */
const clickHeaders = [
  ...['user-agent', 'sec-purpose', 'purpose', 'x-purpose', 'x-moz'],
  ...['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'],
];

/** Redirects a click. A worker remembers no reader, so it does not notice that somebody clicks twice within a second. */
function answerClick(
  { offers }: StaticSite,
  { path, query, header, method }: StaticRequest,
): StaticAnswer | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const [segment, provider = '', last, ...rest] = slug.split('/');
  if (segment !== handOffSegment || last !== 'continue' || rest.length > 0) return undefined;
  const sent = Object.fromEntries(clickHeaders.map((name) => [name, header(name) ?? undefined]));
  const decision = decideOutbound(
    {
      provider,
      locale,
      placement: new URLSearchParams(query).get('from') ?? undefined,
      method,
      purposes: purposeHeaders(sent),
      fetchMetadata: {
        site: sent['sec-fetch-site'],
        mode: sent['sec-fetch-mode'],
        dest: sent['sec-fetch-dest'],
      },
      isBot: isBotOrScript(sent),
      isRepeat: false,
    },
    new Map(Object.entries(offers)),
  );
  if (decision.kind === 'refused') return pass;
  const answer = redirect(302, decision.destination, {
    'cache-control': rootRedirectCacheControl,
    'x-robots-tag': 'noindex, nofollow',
  });
  return decision.kind === 'counted' ? { ...answer, click: decision.click } : answer;
}

function sendIcons({ path, query }: StaticRequest): StaticAnswer | undefined {
  const answer = answerIcons(path, new URLSearchParams(query).get('icons') ?? undefined);
  return (
    answer && {
      kind: 'send',
      status: answer.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': answer.status === 200 ? iconCacheControl : errorCacheControl,
      },
      body: JSON.stringify(answer.body),
    }
  );
}

function redirect(status: number, location: string, headers: Readonly<Record<string, string>>) {
  return { kind: 'send' as const, status, headers: { ...headers, location } };
}

function lookUp(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

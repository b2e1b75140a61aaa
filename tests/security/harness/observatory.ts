/** The data that the scanner gets of a site: the headers of '/' over https, and the response over plain http. */
export interface Scan {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly html: string;
  readonly httpStatus: number;
  readonly httpLocation: string | undefined;
  readonly host: string;
}

/**
 * Applies the rules of the MDN HTTP Observatory as published (v2: mdn/mdn-http-observatory, src/grader/charts.js) to a
 * scan: 100 points at first, penalties, and bonuses that count from 90 points on. For a modifier of which we are not
 * certain (Cross-Origin-Embedder-Policy: credentialless), the lower value counts. The maximum is 165.
 */
export function observatoryScore(scan: Scan): { score: number; modifiers: Record<string, number> } {
  const modifiers = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(scan)]));
  const penalties = Object.values(modifiers).filter((modifier) => modifier < 0);
  const bonuses = Object.values(modifiers).filter((modifier) => modifier > 0);
  const base = 100 + sum(penalties);
  return { score: Math.max(0, base >= 90 ? base + sum(bonuses) : base), modifiers };
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const halfYear = 15_768_000;

const rules: Readonly<Record<string, (scan: Scan) => number>> = {
  /** +10 default-src 'none' and nothing unsafe, +5 nothing unsafe, 0 unsafe styles, -10 eval, -20 unsafe, -25 none. */
  'content-security-policy': (scan) => {
    const policy = directives(scan);
    if (policy.size === 0) return -25;
    const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const has = (sources: readonly string[], bad: readonly string[]) => sources.some((s) => bad.includes(s));
    if (has(of('script-src'), [...broad, ...inline]) || has(of('object-src'), broad)) return -20;
    if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
    if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10;
    if (has(of('style-src'), [...broad, ...inline])) return 0;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  /** +5 all Secure and SameSite, 0 none set, -20 without Secure. */
  cookies: ({ headers }) => {
    const cookies = [headers['set-cookie'] ?? []].flat();
    if (cookies.length === 0) return 0;
    if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
    return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
  },
  /** -50 for an origin that is echoed together with credentials, otherwise 0. */
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  /** 0 if http redirects to https on the same host, -5 if to another host, -20 if there is no such redirect. */
  redirection: ({ httpStatus, httpLocation = '', host }) => {
    if (httpStatus < 300 || httpStatus > 399 || !httpLocation.startsWith('https://')) return -20;
    return new URL(httpLocation).hostname === host ? 0 : -5;
  },
  /** +5 for a policy that protects privacy, 0 without a policy, -5 for an unsafe or unknown one. */
  'referrer-policy': ({ headers }) => {
    const policy = headers['referrer-policy'];
    if (policy === undefined) return 0;
    const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
    return isPrivate.test(String(policy)) ? 5 : -5;
  },
  /**
   * 0 for half a year or more, -10 for less, -20 without the header. (+5 only for host names on the browsers' preload list,
   * which ours is not on.)
   */
  'strict-transport-security': ({ headers }) => {
    const age = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1];
    if (age === undefined) return -20;
    return Number(age) >= halfYear ? 0 : -10;
  },
  /**
   * +5 if scripts have integrity hashes, 0 for same-origin scripts without, -5 for scripts of other origins without, -50
   * for scripts over plain http.
   */
  'subresource-integrity': ({ html }) => {
    const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
    const foreign = scripts.filter((script) => /\ssrc="(?:https?:)?\/\//.test(script));
    const withIntegrity = (all: readonly string[]) => all.every((script) => script.includes(' integrity='));
    if (foreign.some((script) => !script.includes('"https:'))) return -50;
    if (!withIntegrity(foreign)) return -5;
    return scripts.length > 0 && withIntegrity(scripts) ? 5 : 0;
  },
  'x-content-type-options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  /** +5 if frame-ancestors restricts framing, 0 if only the old header does, -20 if neither does. */
  'x-frame-options': (scan) => {
    const ancestors = directives(scan).get('frame-ancestors');
    if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5;
    return /^(?:deny|sameorigin)$/i.test(String(scan.headers['x-frame-options'])) ? 0 : -20;
  },
  'cross-origin-resource-policy': ({ headers }) =>
    named(headers['cross-origin-resource-policy'], { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
  'cross-origin-opener-policy': ({ headers }) =>
    named(headers['cross-origin-opener-policy'], { 'same-origin': 10, 'same-origin-allow-popups': 5 }),
  'cross-origin-embedder-policy': ({ headers }) =>
    named(headers['cross-origin-embedder-policy'], { 'require-corp': 10, credentialless: 5 }),
};

/** Returns the points for a header value: 0 without the header, -5 for an unknown value. */
function named(value: string | string[] | undefined, points: Readonly<Record<string, number>>): number {
  return value === undefined ? 0 : (points[String(value)] ?? -5);
}

function directives({ headers }: Scan): Map<string, string[]> {
  const text = String(headers['content-security-policy'] ?? '');
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

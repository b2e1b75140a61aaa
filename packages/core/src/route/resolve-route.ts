import { slugProblem } from '../document/slug.ts';
import { isPartialLocale, type LocaleCode } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';
import { comparisonPath, documentRoutes, reviewPath } from './named-routes.ts';

/** Parameters of a route. A slug is a string or a list of path segments; other parameters are strings. */
export type RouteParams = Readonly<Record<string, string | readonly string[]>>;

export interface RouteContext {
  readonly providers: ReadonlySet<string>;
  /** Returns the slug of a document in a language; undefined if it is not translated yet. */
  readonly documentSlug: (id: string, locale: LocaleCode) => string | undefined;
  /** Returns the slug in a language of the document that has the given slug in the default language. */
  readonly translatedSlug?: (slug: string, locale: LocaleCode) => string | undefined;
}

/** Returns the address of a named route in a language; undefined if there is none. The address is always on this site. */
export function resolveRoute(
  name: string,
  params: RouteParams,
  locale: LocaleCode,
  context: RouteContext,
): string | undefined {
  const [first, second] = routeProviders(name, context.providers);
  if (first !== undefined && second !== undefined) {
    if (isPartialLocale(locale)) return undefined;
    const [a = '', b = ''] = [first, second].toSorted();
    return fill(comparisonPath[locale], { a, b }, locale);
  }
  if (first !== undefined) return fill(reviewPath[locale], { provider: first }, locale);

  const target = Object.hasOwn(documentRoutes, name) ? documentRoutes[name] : undefined;
  if (target === undefined) return undefined;
  if ('path' in target) return fill(target.path, params, locale);
  const slug = context.documentSlug(target.document, locale);
  return slug === undefined ? undefined : localizedPath(locale, slug);
}

function fill(template: string, params: RouteParams, locale: LocaleCode): string | undefined {
  const slug = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => paramText(params, key));
  const isHome = template === '';
  return isHome || slugProblem(slug) === undefined ? localizedPath(locale, slug) : undefined;
}

function paramText(params: RouteParams, key: string): string {
  const value = Object.hasOwn(params, key) ? params[key] : undefined;
  return typeof value === 'string' ? value : (value ?? []).join('/');
}

/** Returns the providers that a route names: one for `review-{provider}`, two for `compare-{a}-{b}`, otherwise none. */
export function routeProviders(routeName: string, providers: ReadonlySet<string>): readonly string[] {
  const review = withoutPrefix(routeName, 'review-');
  if (review !== undefined) return providers.has(review) ? [review] : [];
  const pair = withoutPrefix(routeName, 'compare-');
  return pair === undefined ? [] : splitPair(pair, providers);
}

function withoutPrefix(text: string, prefix: string): string | undefined {
  return text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
}

/** Splits a pair of provider ids at the hyphen between two known ids, because ids may contain hyphens. */
function splitPair(pair: string, providers: ReadonlySet<string>): readonly string[] {
  for (let at = pair.indexOf('-'); at !== -1; at = pair.indexOf('-', at + 1)) {
    const [a, b] = [pair.slice(0, at), pair.slice(at + 1)];
    if (a !== b && providers.has(a) && providers.has(b)) return [a, b];
  }
  return [];
}

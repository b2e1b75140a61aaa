import { defaultLocale, type LocaleCode, localeCodes } from '../locale/locale-table.ts';
import { type RouteContext, type RouteParams, resolveRoute } from '../route/resolve-route.ts';
import type { MenuItem } from './menu-item.ts';

export type MenuTarget = { readonly to: string } | { readonly href: string };

/**
 * Returns the target of an entry, the first of these that it has: an external path, a path per language, a named route
 * (with params per language, otherwise with general ones), a plain path.
 */
export function menuTarget(item: MenuItem, locale: LocaleCode, routes: RouteContext): MenuTarget | undefined {
  if (item.external) return externalTarget(item.path ?? item.pathI18n?.[locale]);
  return (
    internalTarget(item.pathI18n?.[locale]) ??
    internalTarget(routeOf(item, locale, routes)) ??
    internalTarget(item.path)
  );
}

function routeOf(item: MenuItem, locale: LocaleCode, routes: RouteContext): string | undefined {
  if (item.routeName === undefined) return undefined;
  const params = item.paramsI18n?.[locale] ?? item.params ?? translatedParams(item, locale, routes);
  return resolveRoute(item.routeName, params, locale, routes);
}

/** Returns the params of the translated page, for a language without params of its own. */
function translatedParams(item: MenuItem, locale: LocaleCode, routes: RouteContext): RouteParams {
  const slug = [item.paramsI18n?.[defaultLocale]?.slug ?? []].flat().join('/');
  const translated = slug === '' ? undefined : routes.translatedSlug?.(slug, locale);
  return translated === undefined ? {} : { slug: translated };
}

function internalTarget(path: string | undefined): MenuTarget | undefined {
  return path !== undefined && /^\/(?![/\\])[^\\\s]*$/u.test(path) ? { to: path } : undefined;
}

function externalTarget(address: string | undefined): MenuTarget | undefined {
  return address !== undefined && /^https:\/\/[a-z0-9]/iu.test(address) ? { href: address } : undefined;
}

/**
 * The state of a menu entry's target in a language. `left out`: there is no target, because an editor decided so or wrote
 * no address. `broken`: there is no page at the address.
 */
export type TargetState =
  | { readonly state: 'found' }
  | { readonly state: 'left out'; readonly isWritten: boolean }
  | { readonly state: 'broken'; readonly target: string | undefined };

export interface TargetContext extends RouteContext {
  readonly pageExists: (path: string) => boolean;
  /** Whether the page at an address declares that it does not exist in this language (yet). */
  readonly isIntentionallyMissing: (path: string, locale: LocaleCode) => boolean;
}

export function targetState(item: MenuItem, locale: LocaleCode, context: TargetContext): TargetState {
  const target = menuTarget(item, locale, context);
  if (target && targetExists(target, context)) return { state: 'found' };
  if (existsOnlyElsewhere(item, locale, context)) return { state: 'left out', isWritten: true };
  if (target) return { state: 'broken', target: 'to' in target ? target.to : target.href };
  const written = writtenTarget(item, locale);
  const isRoutable = localeCodes.some((code) => menuTarget(item, code, context) !== undefined);
  if (!isRoutable || (written !== undefined && written !== '')) {
    return { state: 'broken', target: undefined };
  }
  return { state: 'left out', isWritten: written === '' };
}

function targetExists(target: MenuTarget, { pageExists }: TargetContext): boolean {
  return !('to' in target) || pageExists(target.to);
}

/** Whether an entry points to a page that exists only in other languages, and declares this. */
function existsOnlyElsewhere(item: MenuItem, locale: LocaleCode, context: TargetContext): boolean {
  return localeCodes.some((code) => {
    const target = menuTarget(item, code, context);
    return target !== undefined && 'to' in target && context.isIntentionallyMissing(target.to, locale);
  });
}

/** Returns the target for one language only; '' means that the entry has no target in that language. */
function writtenTarget({ pathI18n, paramsI18n }: MenuItem, locale: LocaleCode): string | undefined {
  const params = paramsI18n?.[locale];
  return pathI18n?.[locale] ?? (params && [params.slug ?? ''].flat().join('/'));
}

import { defaultLocale, type LocaleCode } from '../locale/locale-table.ts';
import { type RouteContext, type RouteParams, resolveRoute } from '../route/resolve-route.ts';
import type { MenuItem } from './menu-item.ts';

export type MenuTarget = { readonly to: string } | { readonly href: string };

/** An external path, then a per-locale path, then a named route (per-locale params, then generic), then a plain path. */
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

/** Where nobody wrote the address in this language: that of the translation of the page in the default language. */
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

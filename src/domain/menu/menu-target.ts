import type { LocaleCode } from '../locale/locale-table.ts';
import { type RouteContext, resolveRoute } from '../route/resolve-route.ts';
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
  return resolveRoute(item.routeName, item.paramsI18n?.[locale] ?? item.params ?? {}, locale, routes);
}

function internalTarget(path: string | undefined): MenuTarget | undefined {
  return path !== undefined && /^\/(?![/\\])[^\\\s]*$/u.test(path) ? { to: path } : undefined;
}

function externalTarget(address: string | undefined): MenuTarget | undefined {
  return address !== undefined && /^https:\/\/[a-z0-9]/iu.test(address) ? { href: address } : undefined;
}

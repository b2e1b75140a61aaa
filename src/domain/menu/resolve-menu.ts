import type { LocaleCode } from '../locale/locale-table.ts';
import type { RouteContext } from '../route/resolve-route.ts';
import { routeProviders } from '../route/route-providers.ts';
import type { MenuItem, NavigationItem } from './menu-item.ts';
import { menuLabel, type Translate } from './menu-label.ts';
import { menuTarget } from './menu-target.ts';
import { topLevelIcon } from './top-level-icon.ts';

export interface MenuContext extends RouteContext {
  readonly translate: Translate;
  readonly providerName: (id: string) => string;
  /** One line about the providers that a route names; there is none where nothing can be said. */
  readonly describeProviders: (ids: readonly string[]) => string | undefined;
  readonly pageExists: (path: string) => boolean;
}

/** The menu of one language. An item that leads nowhere in that language is left out, and so is an empty group. */
export function resolveMenu(
  items: readonly MenuItem[],
  locale: LocaleCode,
  context: MenuContext,
): NavigationItem[] {
  return resolveItems(items, locale, context, (item) => topLevelIcon(item.labelI18n?.en ?? item.label));
}

function resolveItems(
  items: readonly MenuItem[],
  locale: LocaleCode,
  context: MenuContext,
  defaultIcon: (item: MenuItem) => string | undefined,
): NavigationItem[] {
  return items.flatMap((item) => {
    const providers = routeProviders(item.routeName ?? '', context.providers);
    const names = providers.map(context.providerName);
    const label = menuLabel(item, locale, context.translate, names);
    const children = resolveItems(item.children ?? [], locale, context, () => undefined);
    const target = existingTarget(item, locale, context);
    if (label === undefined || (target === undefined && children.length === 0)) return [];
    const icon = item.icon ?? defaultIcon(item);
    const description = item.descriptionI18n?.[locale] ?? context.describeProviders(providers);
    return {
      label,
      ...(description && { description }),
      ...target,
      ...(icon && { icon }),
      ...(children.length > 0 && { children }),
    };
  });
}

function existingTarget(item: MenuItem, locale: LocaleCode, context: MenuContext) {
  const target = menuTarget(item, locale, context);
  return target && 'to' in target && !context.pageExists(target.to) ? undefined : target;
}

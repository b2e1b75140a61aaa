import type { LocaleCode } from '../locale/locale-table.ts';
import { type RouteContext, routeProviders } from '../route/resolve-route.ts';
import type { MenuItem, NavigationItem } from './menu-item.ts';
import { menuTarget } from './menu-target.ts';

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

export type Translate = (key: string, args: Readonly<Record<string, string>>) => string | undefined;

/** The label for the current locale, then the translation key, then the plain label. */
function menuLabel(
  item: MenuItem,
  locale: LocaleCode,
  translate: Translate,
  providerNames: readonly string[],
): string | undefined {
  return item.labelI18n?.[locale] ?? translated(item.labelKey, translate, providerNames) ?? item.label;
}

function translated(key: string | undefined, translate: Translate, [first, second]: readonly string[]) {
  if (key === undefined) return undefined;
  return translate(key, { provider: first ?? '', a: first ?? '', b: second ?? '' });
}

/** Icons of the top level, by English label. The last five are defined for groups that the menu may get. */
const topLevelIcons: Readonly<Record<string, string>> = {
  'Best VPNs': 'star',
  'VPN Reviews': 'badge-check',
  'VPN Comparisons': 'git-compare',
  'How-To Guides': 'book-open',
  'Security & Privacy': 'shield',
  Countries: 'globe',
  Tools: 'wrench',
  Deals: 'tag',
  Blog: 'newspaper',
  About: 'info',
};

export function topLevelIcon(englishLabel: string | undefined): string | undefined {
  if (englishLabel === undefined || !Object.hasOwn(topLevelIcons, englishLabel)) return undefined;
  return topLevelIcons[englishLabel];
}

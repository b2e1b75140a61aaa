import { canonicalPair } from '../comparison/pair-address.ts';
import type { LocaleCode } from '../locale/locale-table.ts';
import type { ProviderMark } from '../provider/provider-mark.ts';
import { type RouteContext, routeProviders } from '../route/resolve-route.ts';
import type { MenuItem, NavigationItem } from './menu-item.ts';
import { menuTarget } from './menu-target.ts';

export interface MenuContext extends RouteContext {
  readonly translate: Translate;
  readonly providerName: (id: string) => string;
  readonly providerMark: (id: string) => ProviderMark;
  /** The formatted score; undefined if the provider is not ranked. */
  readonly providerScore: (id: string) => string | undefined;
  /** Provider ids, best overall score first. */
  readonly byScore: readonly string[];
  /** Returns one line that describes the two providers of a comparison. */
  readonly describePair: (a: string, b: string) => string;
  readonly pageExists: (path: string) => boolean;
}

/** Resolves the menu of one language. Drops items without a target in that language, and empty groups. */
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
    const providers = namedProviders(item, context);
    const names = providers.map(context.providerName);
    const label = menuLabel(item, locale, context.translate, names);
    const inside = (entries: readonly MenuItem[]) => resolveItems(entries, locale, context, () => undefined);
    const children = inside(groupEntries(item, context));
    const [all] = inside(item.all ? [item.all] : []);
    const target = existingTarget(item, locale, context);
    if (label === undefined || (target === undefined && children.length === 0)) return [];
    const icon = item.icon ?? defaultIcon(item);
    return {
      label,
      ...entryDetails(item, providers, locale, context),
      ...target,
      ...(icon && { icon }),
      ...(children.length > 0 && { children }),
      ...(all && { all }),
    };
  });
}

/**
 * Returns the providers that the route of an entry names. A pair is in the order of its page, whatever its order in the
 * route.
 */
function namedProviders({ routeName = '' }: MenuItem, { providers }: MenuContext): readonly string[] {
  const [a, b] = routeProviders(routeName, providers);
  return a !== undefined && b !== undefined ? canonicalPair(a, b) : a === undefined ? [] : [a];
}

/** The max number of reviews in a menu group. The page with all reviews has its own entry. */
const maxReviews = 10;

/** Returns the entries of a group in display order: the written children, reviews by score, the others. */
function groupEntries(item: MenuItem, { byScore }: MenuContext): readonly MenuItem[] {
  const { children = [], below = [], reviews } = item;
  if (reviews !== 'best') return [...children, ...below];
  const written = new Set(children.map((child) => child.routeName));
  const others = byScore
    .map((id) => `review-${id}`)
    .filter((route) => !written.has(route))
    .slice(0, Math.max(0, maxReviews - written.size))
    .map((routeName) => ({ labelKey: 'menu.review', routeName }));
  return [...children, ...others, ...below];
}

type Description = Pick<NavigationItem, 'description' | 'marks' | 'score'>;

/** Returns what an entry shows besides its label: the score of a provider, or a line about a pair of providers. */
function entryDetails(
  item: MenuItem,
  providers: readonly string[],
  locale: LocaleCode,
  { providerMark, providerScore, describePair }: MenuContext,
): Description {
  const [first, second] = providers;
  const score = first !== undefined && second === undefined ? providerScore(first) : undefined;
  const pair = first !== undefined && second !== undefined ? describePair(first, second) : undefined;
  const description = item.descriptionI18n?.[locale] ?? pair;
  return {
    ...(description !== undefined && { description }),
    ...(providers.length > 0 && { marks: providers.map(providerMark) }),
    ...(score !== undefined && { score }),
  };
}

function existingTarget(item: MenuItem, locale: LocaleCode, context: MenuContext) {
  const target = menuTarget(item, locale, context);
  return target && 'to' in target && !context.pageExists(target.to) ? undefined : target;
}

export type Translate = (key: string, args: Readonly<Record<string, string>>) => string | undefined;

/** Returns the label of an entry: that of the locale, otherwise the message of its key, otherwise the plain label. */
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

/** Icons of the top level, by English label. The last five are for groups that editors may add later. */
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

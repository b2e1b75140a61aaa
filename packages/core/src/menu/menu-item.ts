import type { LocalizedText, PerLocale } from '../locale/locale-table.ts';
import type { ProviderMark } from '../provider/provider-mark.ts';
import type { RouteParams } from '../route/resolve-route.ts';
import type { OwnerNeed } from '../site/site-config.ts';

/** One entry as it is written in content/data/menu.yaml and content/data/footer.yaml. */
export interface MenuItem {
  readonly label?: string | undefined;
  readonly labelI18n?: PerLocale<string> | undefined;
  /** A message key; the names of the providers in `routeName` are its arguments. */
  readonly labelKey?: string | undefined;
  /** One line on what the page holds. Entries that name two providers get theirs from the facts instead. */
  readonly descriptionI18n?: LocalizedText | undefined;
  readonly routeName?: string | undefined;
  readonly params?: RouteParams | undefined;
  readonly paramsI18n?: PerLocale<RouteParams> | undefined;
  readonly path?: string | undefined;
  readonly pathI18n?: PerLocale<string> | undefined;
  readonly external?: boolean | undefined;
  readonly icon?: string | undefined;
  /** What the owner has to name before there is such an entry. */
  readonly needs?: OwnerNeed | undefined;
  readonly children?: readonly MenuItem[] | undefined;
  /** Further doors of a group, shown before and after its children. */
  readonly above?: readonly MenuItem[] | undefined;
  readonly below?: readonly MenuItem[] | undefined;
  /** Beside its children a group holds the review of every other provider, all of them best score first. */
  readonly reviews?: 'best' | undefined;
  /** The page that lists everything of a group; it stands last, apart from the others. */
  readonly all?: MenuItem | undefined;
}

/** The entries of a group that editors wrote, in their order; none where it is no group. */
export function writtenEntries({ above = [], children = [], below = [], all }: MenuItem): MenuItem[] {
  return [...above, ...children, ...below, ...(all ? [all] : [])];
}

/** The entries whose needs are met, in groups too. */
export function entriesMet(
  items: readonly MenuItem[],
  isMet: (need: OwnerNeed | undefined) => boolean,
): MenuItem[] {
  return items
    .filter(({ needs }) => isMet(needs))
    .map((item) => ({
      ...item,
      ...(item.children && { children: entriesMet(item.children, isMet) }),
      ...(item.above && { above: entriesMet(item.above, isMet) }),
      ...(item.below && { below: entriesMet(item.below, isMet) }),
    }));
}

/** What the navigation draws: a link inside the site (`to`), one that leaves it (`href`), or a group. */
export interface NavigationItem {
  readonly label: string;
  readonly description?: string;
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  /** What the providers that it is about are recognized by. */
  readonly marks?: readonly ProviderMark[];
  /** The score of the provider that it is about, as it is written. */
  readonly score?: string;
  readonly children?: readonly NavigationItem[];
  /** Where everything of the group is listed. */
  readonly all?: NavigationItem;
}

import type { LocalizedText, PerLocale } from '../locale/locale-table.ts';
import type { ProviderMark } from '../provider/provider-mark.ts';
import type { RouteParams } from '../route/resolve-route.ts';
import type { OwnerNeed } from '../site/site-config.ts';

/** One entry of content/data/menu.yaml or content/data/footer.yaml. */
export interface MenuItem {
  readonly label?: string | undefined;
  readonly labelI18n?: PerLocale<string> | undefined;
  /** A message key; its arguments are the names of the providers in `routeName`. */
  readonly labelKey?: string | undefined;
  /** One line about the page. Without it, entries that name two providers get a line generated from the facts. */
  readonly descriptionI18n?: LocalizedText | undefined;
  readonly routeName?: string | undefined;
  readonly params?: RouteParams | undefined;
  readonly paramsI18n?: PerLocale<RouteParams> | undefined;
  readonly path?: string | undefined;
  readonly pathI18n?: PerLocale<string> | undefined;
  readonly external?: boolean | undefined;
  readonly icon?: string | undefined;
  /** The setting that the owner must fill in before this entry is shown. */
  readonly needs?: OwnerNeed | undefined;
  readonly children?: readonly MenuItem[] | undefined;
  /** Additional entries of a group, shown after its children. */
  readonly below?: readonly MenuItem[] | undefined;
  /** Adds reviews after the children of a group, best score first. Providers that the group already lists are left out. */
  readonly reviews?: 'best' | undefined;
  /** The page that lists everything in a group; shown last, separated from the other entries. */
  readonly all?: MenuItem | undefined;
}

/** Returns the entries of a group that editors wrote, in order; none if the entry is not a group. */
export function writtenEntries({ children = [], below = [], all }: MenuItem): MenuItem[] {
  return [...children, ...below, ...(all ? [all] : [])];
}

/** Returns the entries whose required settings are present, also inside groups. */
export function entriesWithNeedsMet(
  items: readonly MenuItem[],
  isMet: (need: OwnerNeed | undefined) => boolean,
): MenuItem[] {
  return items
    .filter(({ needs }) => isMet(needs))
    .map((item) => ({
      ...item,
      ...(item.children && { children: entriesWithNeedsMet(item.children, isMet) }),
      ...(item.below && { below: entriesWithNeedsMet(item.below, isMet) }),
    }));
}

/** An entry of the rendered navigation: an internal link (`to`), an external link (`href`), or a group. */
export interface NavigationItem {
  readonly label: string;
  readonly description?: string;
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  /** Logos of the providers that the entry is about. */
  readonly marks?: readonly ProviderMark[];
  /** The formatted score of the provider that the entry is about. */
  readonly score?: string;
  readonly children?: readonly NavigationItem[];
  /** The page that lists everything in the group. */
  readonly all?: NavigationItem;
}

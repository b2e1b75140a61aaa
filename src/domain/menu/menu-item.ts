import type { LocalizedText, PerLocale } from '../locale/locale-table.ts';
import type { RouteParams } from '../route/resolve-route.ts';

/** One entry as it is written in content/data/menu.yaml and content/data/footer.yaml. */
export interface MenuItem {
  readonly label?: string | undefined;
  readonly labelI18n?: PerLocale<string> | undefined;
  /** A message key; the names of the providers in `routeName` are its arguments. */
  readonly labelKey?: string | undefined;
  /** One line on what the page holds. Entries that name providers get theirs from the facts instead. */
  readonly descriptionI18n?: LocalizedText | undefined;
  readonly routeName?: string | undefined;
  readonly params?: RouteParams | undefined;
  readonly paramsI18n?: PerLocale<RouteParams> | undefined;
  readonly path?: string | undefined;
  readonly pathI18n?: PerLocale<string> | undefined;
  readonly external?: boolean | undefined;
  readonly icon?: string | undefined;
  readonly children?: readonly MenuItem[] | undefined;
}

/** What the navigation draws: a link inside the site (`to`), one that leaves it (`href`), or a group. */
export interface NavigationItem {
  readonly label: string;
  readonly description?: string;
  readonly icon?: string;
  readonly to?: string;
  readonly href?: string;
  readonly children?: readonly NavigationItem[];
}

import type { LocaleCode } from '../locale/locale-table.ts';
import type { RootSettings } from '../locale/root-target.ts';
import type { SiteAuthor } from './site-author.ts';

/** What the owner configures in content/data/site.yaml; `url` comes from the environment (SITE_URL). */
export interface SiteConfig extends RootSettings {
  readonly url: string;
  readonly name: string;
  readonly separator: string;
  /** The year that headlines speak of; every wording takes it from here. */
  readonly contentYear: number;
  /** The phrase for what is compared ("Best VPN"), per language. */
  readonly product: Readonly<Record<LocaleCode, string>>;
  readonly indexable: boolean;
  /** Where readers report errors in facts: an https: or mailto: address. Without one, cards do not offer it. */
  readonly reportErrors?: string | undefined;
  /** Who writes the site; without one, the About page names nobody. */
  readonly author?: SiteAuthor | undefined;
  /** Hosts that content may link to besides facts' sources. */
  readonly allowedHosts: readonly string[];
}

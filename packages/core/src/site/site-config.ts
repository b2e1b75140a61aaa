import type { LocaleCode, LocalizedText } from '../locale/locale-table.ts';
import type { RootSettings } from '../locale/root-target.ts';
import type { BrandMark } from './brand-mark.ts';

/** What the owner configures in content/data/site.yaml; `url` comes from the environment (SITE_URL). */
export interface SiteConfig extends RootSettings {
  readonly url: string;
  readonly name: string;
  /** Between the title of a page and the name of the site. */
  readonly separator: string;
  /** The same in titles, where it should differ from the one used elsewhere. */
  readonly titleSeparator?: string | undefined;
  /** The owner's handle, with or without its @. */
  readonly twitter?: string | undefined;
  /** Profiles of the site elsewhere: https: addresses. */
  readonly social?: readonly string[] | undefined;
  /** Where the project can be read and changes proposed: an https: address. */
  readonly repository?: string | undefined;
  /** Where one file of it can be read, with a place for {file}; follows from the repository where its host is known. */
  readonly fileSource?: string | undefined;
  /** The year that headlines speak of; every wording takes it from here. Follows from the facts unless it is fixed. */
  readonly contentYear: number;
  /** The phrase for what is compared ("Best VPN"), per language. */
  readonly product: Readonly<Record<LocaleCode, string>>;
  /** What the site says of itself in search results, per language; without it, the usual sentences. */
  readonly description?: Readonly<Record<LocaleCode, string>> | undefined;
  readonly indexable: boolean;
  /** Languages of which too little is translated for search engines (packages/core/src/locale/translation-share.ts). */
  readonly unindexedLocales?: readonly LocaleCode[];
  /** Whether this is what a change would look like, for colleagues: every page says so. Never indexable. */
  readonly isPreview?: boolean | undefined;
  readonly trailingSlash: boolean;
  /** Where readers report mistakes: an https: or mailto: address. Without one, nothing on the site invites to it. */
  readonly reportErrors?: string | undefined;
  /** Where holes in the site's security are reported: the owner, unless another address is named. Without one there is no security.txt. */
  readonly securityContact?: string | undefined;
  /** Who writes the site; without one, the About page names nobody. */
  readonly author?: Author | undefined;
  /** Who runs the site and answers for it in law; without one, there is no imprint. */
  readonly owner?: Owner | undefined;
  /** Who answers for personal data: the owner, unless another is named. Without one, the privacy notice says that nobody is named. */
  readonly controller?: Controller | undefined;
  /** How the site looks where the owner has chosen for themselves. */
  readonly brand?: SiteBrand | undefined;
  /** Which parts of its description hold; follows from offers and documents. */
  readonly promises: SitePromises;
  /** Hosts that content may link to besides facts' sources. */
  readonly allowedHosts: readonly string[];
}

/** Who writes the site, where the owner names someone. Nobody is made up. */
export interface Author {
  readonly name: string;
  /** A page of theirs elsewhere. */
  readonly url?: string | undefined;
  readonly bio: LocalizedText;
}

/** The legal identity behind the site. */
export interface Owner {
  readonly legalName: string;
  /** The postal address, in one line. */
  readonly address: string;
  readonly email: string;
  /** The register that lists the owner, and the number there. */
  readonly register?: string | undefined;
  /** The number for value added tax. */
  readonly vat?: string | undefined;
}

export interface SiteBrand {
  /** The logo; without one, that of the project. */
  readonly mark?: BrandMark | undefined;
  /** The colour of actions, the pick and the logo: #rrggbb in the light theme, or in both. */
  readonly primary?: BrandColor | undefined;
  /** The colour of links. */
  readonly link?: BrandColor | undefined;
}

type BrandColor = string | { readonly light: string; readonly dark: string };

/** What a page or a link may need before there is one. */
export const ownerNeeds = ['owner'] as const;
export type OwnerNeed = (typeof ownerNeeds)[number];

/** Who answers for what the site does with personal data: the controller of the GDPR, the veri sorumlusu of the KVKK. */
export interface Controller {
  readonly name: string;
  /** The postal address, in one line. */
  readonly address: string;
  /** Where requests go: an https: or mailto: address. */
  readonly contact: string;
}

/** What the site's own description may promise, because readers find it there. */
export interface SitePromises {
  /** An offer that not everybody gets: a code that holds. */
  readonly deals: boolean;
  /** A page on gaming. */
  readonly gaming: boolean;
}

/** What follows from the owner, where nothing else is said: who answers for personal data, and whom to tell of holes. */
export function contactsOf({
  owner,
  controller,
  securityContact,
}: Pick<SiteConfig, 'owner' | 'controller' | 'securityContact'>): Pick<
  SiteConfig,
  'controller' | 'securityContact'
> {
  if (!owner) return { controller, securityContact };
  const { legalName: name, address, email } = owner;
  const contact = `mailto:${email}`;
  return {
    controller: controller ?? { name, address, contact },
    securityContact: securityContact ?? contact,
  };
}

/** Host names that reach only the machine itself. */
const localHost = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether others can read a site at this address. A public site owes its readers what a trial on one machine does not. */
export function isPublicAddress(siteUrl: string): boolean {
  return !localHost.test(new URL(siteUrl).hostname);
}

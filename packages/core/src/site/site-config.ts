import type { LocaleCode, LocalizedText } from '../locale/locale-table.ts';
import type { RootSettings } from '../locale/root-target.ts';
import type { BrandMark } from './brand-mark.ts';

/** The owner's settings in content/data/site.yaml; `url` comes from the environment (SITE_URL). */
export interface SiteConfig extends RootSettings {
  readonly url: string;
  readonly name: string;
  /** The separator between the page title and the site name. */
  readonly separator: string;
  /** The separator in page titles, if it differs from the one used elsewhere. */
  readonly titleSeparator?: string | undefined;
  /** The owner's Twitter handle, with or without its @. */
  readonly twitter?: string | undefined;
  /** The https: addresses of the site's profiles on other sites. */
  readonly social?: readonly string[] | undefined;
  /** The https: address of the project's public repository. */
  readonly repository?: string | undefined;
  /** The URL pattern for one file of the repository, with {file}. Derived from the repository if its host is known. */
  readonly fileSource?: string | undefined;
  /** The year in headlines. Derived from the facts unless the owner sets it. */
  readonly contentYear: number;
  /** The name of what the site compares ("Best VPN"), per language. */
  readonly product: Readonly<Record<LocaleCode, string>>;
  /** The site's description in search results, per language. The default is used if undefined. */
  readonly description?: Readonly<Record<LocaleCode, string>> | undefined;
  readonly indexable: boolean;
  /** Languages with too few translations for search engines (packages/core/src/locale/translation-share.ts). */
  readonly unindexedLocales?: readonly LocaleCode[];
  /** Whether this is a preview of a change for colleagues. Every page is marked as one and is never indexed. */
  readonly isPreview?: boolean | undefined;
  readonly trailingSlash: boolean;
  /** The https: or mailto: address for reports of mistakes. Without one, the site does not ask for reports. */
  readonly reportErrors?: string | undefined;
  /** The contact for security issues. The default is the owner's contact. Without any, there is no security.txt. */
  readonly securityContact?: string | undefined;
  /** The author of the site; without one, the About page names no one. */
  readonly author?: Author | undefined;
  /** The legally responsible operator of the site; without one, there is no imprint. */
  readonly owner?: Owner | undefined;
  /** The data controller. The default is the owner. Without any, the privacy notice states that none is named. */
  readonly controller?: Controller | undefined;
  /** The owner's own branding, if any. */
  readonly brand?: SiteBrand | undefined;
  /** The features that the site's description may promise. Derived from offers and documents. */
  readonly promises: SitePromises;
  /** Hosts that content may link to, besides the sources of facts. */
  readonly allowedHosts: readonly string[];
}

/** The author of the site, if the owner names one. It has no default. */
export interface Author {
  readonly name: string;
  /** The author's page on another site. */
  readonly url?: string | undefined;
  readonly bio: LocalizedText;
}

/** The legal identity behind the site. */
export interface Owner {
  readonly legalName: string;
  /** The postal address, on one line. */
  readonly address: string;
  readonly email: string;
  /** The owner's register and registration number. */
  readonly register?: string | undefined;
  readonly vat?: string | undefined;
}

export interface SiteBrand {
  /** The owner's logo; the project's logo if undefined. */
  readonly mark?: BrandMark | undefined;
  /** The color of buttons, picks and the logo: #rrggbb for the light theme, or for both themes. */
  readonly primary?: BrandColor | undefined;
  readonly link?: BrandColor | undefined;
}

type BrandColor = string | { readonly light: string; readonly dark: string };

/** Settings that a page or a link may require. */
export const ownerNeeds = ['owner'] as const;
export type OwnerNeed = (typeof ownerNeeds)[number];

/** The party responsible for personal data: the controller of the GDPR, the veri sorumlusu of the KVKK. */
export interface Controller {
  readonly name: string;
  /** The postal address, on one line. */
  readonly address: string;
  /** The https: or mailto: address for requests. */
  readonly contact: string;
}

/** Features that the site's description may promise because the site has them. */
export interface SitePromises {
  /**
   * `exclusive`: an offer in facts/offers is valid. `public`: no offer is valid, but some plans cost less in their first
   * term for everyone.
   */
  readonly deals: 'exclusive' | 'public' | 'none';
  /** Whether there is a page on gaming. */
  readonly gaming: boolean;
}

/** Returns the contacts for personal data and for security issues. The owner is the default for both. */
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

/** Matches host names that only reach the machine itself. */
const localHost = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Whether other people can reach a site at this address. A public site has legal duties that a local trial does not have.
 */
export function isPublicAddress(siteUrl: string): boolean {
  return !localHost.test(new URL(siteUrl).hostname);
}

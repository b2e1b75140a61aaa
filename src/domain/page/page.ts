import type { LocaleCode } from '../locale/locale-table.ts';
import type { NavigationItem } from '../menu/menu-item.ts';
import type { Dateline } from '../provider/dateline.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** What all pages of one language share: everything around the content. */
export interface Frame {
  readonly locale: LocaleCode;
  readonly site: SiteConfig;
  readonly menu: readonly NavigationItem[];
  readonly footer: readonly NavigationItem[];
  readonly dateline: Dateline;
  /** One reference mark per kind of evidence, the strongest first. */
  readonly marks: readonly ReferenceMark[];
  readonly disclosure: string;
  /** The year in the footer; the clock is read once, where the page is composed. */
  readonly currentYear: number;
}

export interface ReferenceMark {
  readonly mark: string;
  readonly label: string;
}

/** The same page in one language. */
export interface PageAlternate {
  readonly locale: LocaleCode;
  readonly path: string;
}

/** A footer language-switcher entry. */
export interface LocaleLink {
  readonly locale: LocaleCode;
  readonly href: string;
  /** The code as shown, in upper case. */
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
}

interface PageBase {
  readonly path: string;
  readonly locale: LocaleCode;
  readonly layout: string;
  readonly alternates: readonly PageAlternate[];
}

export interface DocumentPage extends PageBase {
  readonly kind: 'home' | 'article';
  readonly documentId: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  /** Every other field of the front matter, as it is written. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type ErrorStatus = 404 | 500;

export interface ErrorPage extends PageBase {
  readonly kind: 'error';
  readonly status: ErrorStatus;
}

/** For authors: every block with its examples. Not indexed, and off in production unless asked for. */
export interface StyleguidePage extends PageBase {
  readonly kind: 'styleguide';
}

/** Between a link to a provider and the provider: says where it leads and moves on. Never indexed. */
export interface SendmePage extends PageBase {
  readonly kind: 'sendme';
  /** The provider's id, as its address has it. */
  readonly vpn: string;
  readonly providerName: string;
}

export type Page = DocumentPage | ErrorPage | StyleguidePage | SendmePage;

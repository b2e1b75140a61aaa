import type { ChangeHistory } from '@vpn-site/core/change/fact-change.ts';
import type { Correction } from '@vpn-site/core/correction/correction.ts';
import type { Country } from '@vpn-site/core/country/country.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Unpublished } from '@vpn-site/core/document/publication.ts';
import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { ImageSize } from '@vpn-site/core/image/image-variants.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { OpenDataFile } from '@vpn-site/core/open-data/open-data-file.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import type { PolicyHistory } from '@vpn-site/core/policy/policy-history.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import type { PriceReader } from '@vpn-site/core/price/reader-tax.ts';
import type { OutsideGroups, OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { FormerProvider, Provider, Source } from '@vpn-site/core/provider/provider.ts';
import type { WrittenMark } from '@vpn-site/core/provider/provider-mark.ts';
import type { Publishers } from '@vpn-site/core/provider/publisher.ts';
import type { EvidenceWords, Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import type { WrittenCatch } from '@vpn-site/core/provider/written-catch.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { RetiredMethodology } from '@vpn-site/core/scoring/retired-methodology.ts';
import type { ProfileResult } from '@vpn-site/core/scoring/score-profile.ts';
import type { ReportDecision } from '@vpn-site/core/site/report-decision.ts';
import type { Author, Controller, Owner } from '@vpn-site/core/site/site-config.ts';
import type { SiteState } from '@vpn-site/core/site/site-state.ts';
import type { SeenAddress } from '#leak-check/observation.ts';

/** A page that a block may link to. */
export interface LinkedPage {
  readonly path: string;
  readonly title: string;
  /** The excerpt of the page, otherwise its description. */
  readonly description: string;
  /** The name of the picture chosen by the author. */
  readonly scene?: string | undefined;
}

/** The language of the page, its reader, and the day for which ages are computed. */
export interface Language {
  readonly locale: LocaleCode;
  readonly t: Translator;
  readonly asOf: Day;
  /** The reader for whom prices are computed. */
  readonly reader: PriceReader;
}

/** The editors' facts and everything derived from them. */
export interface SiteFacts {
  /** Current providers. Only these are in lists, rankings and comparisons. */
  readonly providers: ReadonlyMap<string, Provider>;
  /** Providers that closed or merged. Histories mention them, and their reviews stay online. */
  readonly formerProviders: ReadonlyMap<string, FormerProvider>;
  readonly vocabulary: Vocabulary;
  readonly evidence: EvidenceWords;
  readonly publishers: Publishers;
  readonly methodology: Methodology;
  /** Replaced versions of the methodology, newest first. */
  readonly retiredMethodologies: readonly RetiredMethodology[];
  /** Returns the ranking of a profile, computed once for all pages. */
  readonly ranking: (profile: string) => ProfileResult;
  readonly ownership: readonly OwnershipGroup[];
  readonly outsideGroups: OutsideGroups;
  /** The sources of ownership and network facts, by id. */
  readonly ownershipSources: Readonly<Record<string, Source>>;
  /** The prices over time in captures of price pages, by provider. */
  readonly priceHistories: ReadonlyMap<string, PriceHistory>;
  /** The changes of privacy policies by provider, if an archive follows the policy. */
  readonly policyHistories: ReadonlyMap<string, PolicyHistory>;
  /** The countries whose rules on VPNs the site records, by code. */
  readonly countries: ReadonlyMap<string, Country>;
  readonly offers: ReadonlyMap<string, Offer>;
  /** The main drawbacks that editors wrote in reviews, by provider, in the language of the page. */
  readonly catches: ReadonlyMap<string, WrittenCatch>;
  /** Explanations of terms, by id. */
  readonly glossary: ReadonlyMap<string, GlossaryEntry>;
  readonly corrections: readonly Correction[];
  /** The decisions on readers' reports, newest first. */
  readonly reportDecisions: readonly ReportDecision[];
  /** The marks of providers, by id. Marks that are not listed are generated. */
  readonly marks: ReadonlyMap<string, WrittenMark>;
  readonly changes: () => ChangeHistory;
}

/** The facts and a language, which most parts of a page need. */
export type FactContext = Language & SiteFacts;

/** Paths of the site's pages, images and files. */
export interface SiteLinks {
  /** The ids of the site's documents. */
  readonly documentIds: readonly string[];
  readonly document: (id: string) => LinkedPage | undefined;
  /** Returns the path of the ranking page for a profile. */
  readonly roundupPath: (profile: string) => string | undefined;
  /** Returns the path of the page about VPNs in a country, by its code. */
  readonly countryPath: (code: string) => string | undefined;
  readonly reviewPath: (provider: string) => string | undefined;
  readonly comparisonPath: (a: string, b: string) => string | undefined;
  readonly pageExists: (path: string) => boolean;
  /** Returns why the document at an address is not published yet; undefined if there is none or it is published. */
  readonly unpublishedAt: (path: string) => Unpublished | undefined;
  /** Returns the page of this language that a mistyped address most likely meant; undefined if none is similar. */
  readonly nearestPage: (path: string) => string | undefined;
  /** Returns the size of an image, by the address that authors write; undefined if there is none. */
  readonly image: (path: string) => ImageSize | undefined;
  /** Returns the size of a file in bytes; undefined if no build has written it. */
  readonly openDataSize: (file: OpenDataFile) => number | undefined;
  /** Hosts that content may link to, besides the sources of facts. */
  readonly allowedHosts: readonly string[];
}

/** The owner of the site, and its settings. */
export interface SiteOwner {
  readonly siteName: string;
  /** Variables for the site's titles. The year is a string, so that 2025 gets no thousands separator. */
  readonly siteWords: { readonly product: string; readonly year: string };
  readonly author: Author | undefined;
  /** The legal entity behind the site; undefined if none is named. */
  readonly owner: Owner | undefined;
  /** The controller of personal data; undefined if the owner names none. */
  readonly controller: Controller | undefined;
  /** The address for error reports; undefined if the site does not ask for them. */
  readonly reportErrors: string | undefined;
  /** The address of the project's repository; undefined if the owner names none. */
  readonly repository: string | undefined;
  /** The states of the site that follow from its settings and offers. */
  readonly states: ReadonlySet<SiteState>;
}

/** Data of the single page that is being rendered. */
export interface PageRequest {
  /** The reader's query for the tools on the page; empty on pages that are written as files. */
  readonly query: string;
  /** The author's custom fields in the page's front matter, by name; undefined outside of a document. */
  readonly customFields: ReadonlyMap<string, string> | undefined;
  /**
   * The visitor's address as the server sees it, on the one page that shows it. Undefined on all other pages, and without a
   * server.
   */
  readonly seen?: SeenAddress | undefined;
}

/**
 * Everything that a part of a page may know about the site. A function takes only the parts that it uses, such as
 * `FactContext`, so that its signature shows what it depends on.
 */
export type SiteContext = FactContext & SiteLinks & SiteOwner & PageRequest;

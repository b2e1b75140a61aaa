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
import type { LocalMoney } from '@vpn-site/core/price/exchange-rates.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import type { PriceReader } from '@vpn-site/core/price/reader-tax.ts';
import type { OutsideGroups, OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { FormerProvider, Provider, Source } from '@vpn-site/core/provider/provider.ts';
import type { WrittenMark } from '@vpn-site/core/provider/provider-mark.ts';
import type { EvidenceWords, Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
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
  /** Its excerpt where it has one, or else its description. */
  readonly description: string;
  /** The picture that its author chose, by name. */
  readonly scene?: string | undefined;
}

/** The language of the page, who reads it, and the day on which everything is judged. */
export interface Language {
  readonly locale: LocaleCode;
  readonly t: Translator;
  readonly asOf: Day;
  /** For whom its prices are. */
  readonly reader: PriceReader;
}

/** What editors know and what follows from it. */
export interface SiteFacts {
  /** Those that are still there: whatever lists, ranks or compares providers sees no others. */
  readonly providers: ReadonlyMap<string, Provider>;
  /** Those that closed or merged. History names them, and their reviews stay. */
  readonly formerProviders: ReadonlyMap<string, FormerProvider>;
  readonly vocabulary: Vocabulary;
  readonly evidence: EvidenceWords;
  readonly methodology: Methodology;
  /** Versions that were replaced, newest first. */
  readonly retiredMethodologies: readonly RetiredMethodology[];
  /** The ranking of a profile, computed once for all pages. */
  readonly ranking: (profile: string) => ProfileResult;
  readonly ownership: readonly OwnershipGroup[];
  readonly outsideGroups: OutsideGroups;
  /** What owners and networks name as sources, by id. */
  readonly ownershipSources: Readonly<Record<string, Source>>;
  /** What captures of the price pages showed over time, by provider. */
  readonly priceHistories: ReadonlyMap<string, PriceHistory>;
  /** How privacy policies changed, by provider: of those that an archive follows. */
  readonly policyHistories: ReadonlyMap<string, PolicyHistory>;
  /** Whose rules on VPNs we follow, by code. */
  readonly countries: ReadonlyMap<string, Country>;
  /** What readers' own money is worth, while that is known. */
  readonly localMoney: LocalMoney | undefined;
  readonly offers: ReadonlyMap<string, Offer>;
  /** What the words mean that need explaining, by id. */
  readonly glossary: ReadonlyMap<string, GlossaryEntry>;
  readonly corrections: readonly Correction[];
  /** What became of readers' reports, newest first. */
  readonly reportDecisions: readonly ReportDecision[];
  /** How providers are drawn, by id; who is not listed is drawn by rule. */
  readonly marks: ReadonlyMap<string, WrittenMark>;
  readonly changes: () => ChangeHistory;
}

/** The facts, and the language to tell them in: what most parts of a page need. */
export type FactContext = Language & SiteFacts;

/** Where the pages, images and files of the site are. */
export interface SiteLinks {
  /** The documents of the site, by identity. */
  readonly documentIds: readonly string[];
  readonly document: (id: string) => LinkedPage | undefined;
  /** The ranking for one use as a page of its own, by profile. */
  readonly roundupPath: (profile: string) => string | undefined;
  /** The page about using a VPN in a country, by its code. */
  readonly countryPath: (code: string) => string | undefined;
  readonly reviewPath: (provider: string) => string | undefined;
  readonly comparisonPath: (a: string, b: string) => string | undefined;
  readonly pageExists: (path: string) => boolean;
  /** Why what is written at an address is no page yet; undefined where nothing is, or where it is one. */
  readonly unpublishedAt: (path: string) => Unpublished | undefined;
  /** The page of this language whose address a mistyped one most likely meant. */
  readonly nearestPage: (path: string) => string | undefined;
  /** The size of an image by the address that authors write; undefined where there is none. */
  readonly image: (path: string) => ImageSize | undefined;
  /** In bytes; undefined where no build has made the file. */
  readonly openDataSize: (file: OpenDataFile) => number | undefined;
  /** Hosts that content may link to besides facts' sources. */
  readonly allowedHosts: readonly string[];
}

/** Whose site this is, and what is so of it by its settings. */
export interface SiteOwner {
  readonly siteName: string;
  /** What the owner's own wordings are built from. The year is text: 2025 has no thousands separator. */
  readonly siteWords: { readonly product: string; readonly year: string };
  readonly author: Author | undefined;
  /** The legal identity behind the site; undefined where nobody is named. */
  readonly owner: Owner | undefined;
  /** Who answers for personal data; undefined where the owner names nobody. */
  readonly controller: Controller | undefined;
  /** Where readers report mistakes; undefined where nobody is asked to. */
  readonly reportErrors: string | undefined;
  /** Where the project can be read; undefined where the owner names no repository. */
  readonly repository: string | undefined;
  /** What is so of the site by its settings and offers. */
  readonly states: ReadonlySet<SiteState>;
}

/** What is so of the one page that is drawn. */
export interface PageRequest {
  /** What a reader asked the tools on the page; empty on every page that is written as a file. */
  readonly query: string;
  /** What the author's own fields in the front matter of the page say, by name; undefined outside of a document. */
  readonly ownFields: ReadonlyMap<string, string> | undefined;
  /** What the server sees of who asks, on the one page that says so; undefined everywhere else, and where no server is asked. */
  readonly seen?: SeenAddress | undefined;
}

/**
 * Everything that a part of a page may know of the site. A function asks for the parts that it uses, such as
 * `FactContext`, so that its first line says what it depends on.
 */
export type SiteContext = FactContext & SiteLinks & SiteOwner & PageRequest;

import type { Pair } from '@vpn-site/core/comparison/pair-address.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import type { Dateline } from '@vpn-site/core/provider/dateline.ts';
import type { EndingNames } from '@vpn-site/core/provider/ending.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { ReportForm } from '../report/report-form.ts';
import type { SearchAnswer } from '../search/index-format.ts';

/** Everything around the content that all pages of one language share. */
export interface Frame {
  readonly locale: LocaleCode;
  readonly site: SiteConfig;
  readonly menu: readonly NavigationItem[];
  readonly footer: readonly NavigationItem[];
  readonly dateline: Dateline;
  /** The number of stale facts, and the page that lists them; undefined if there is no such page. */
  readonly outOfDate: { readonly count: number; readonly path: string } | undefined;
  /** One reference sign per kind of evidence, strongest first. */
  readonly marks: readonly ReferenceMark[];
  readonly disclosure: string;
  /** The source of the prices; undefined if there are no prices. */
  readonly priceCredit: string | undefined;
  /** The day for which the age of facts is computed. The clock is read once, when the page is composed. */
  readonly asOf: Day;
}

export interface ReferenceMark {
  readonly mark: string;
  readonly label: string;
}

/** The address of a page in one language. */
export interface PageAlternate {
  readonly locale: LocaleCode;
  readonly path: string;
}

/** An entry of the language switcher in the footer. */
export interface LocaleLink {
  readonly locale: LocaleCode;
  readonly href: string;
  /** The language code in upper case, for display. */
  readonly code: string;
  /** The name of the language in that language. */
  readonly name: string;
}

interface PageBase {
  readonly path: string;
  readonly locale: LocaleCode;
  readonly alternates: readonly PageAlternate[];
  /**
   * The reader's query, including the question mark: search words, or the settings of a tool. A page with a query is
   * rendered on request and never indexed.
   */
  readonly query?: string | undefined;
  /**
   * The part of the query that selects other content: allowed parameters whose value the page knows. If undefined, the
   * whole query.
   */
  readonly canonicalQuery?: string | undefined;
}

/** A page written by an author: a document of content/. */
export interface WrittenPage extends PageBase {
  readonly documentId: string;
  /** The name of the layout chosen by the author. */
  readonly layout: string;
  readonly title: string;
  /** The title in tabs and search results, if the author wrote one. */
  readonly searchTitle?: string | undefined;
  readonly description: string;
  readonly updated: string;
  /** The day of publication, if the author set it. */
  readonly published?: Day | undefined;
  /** All other fields of the front matter, unchanged. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface HomePage extends WrittenPage {
  readonly kind: 'home';
}

/** An article: a guide, an explainer, or a page about the site. */
export interface ArticlePage extends WrittenPage {
  readonly kind: 'article';
}

/** A text with a form that answers the query of its address. */
export interface ToolPage extends WrittenPage {
  readonly kind: 'tool';
}

/** A text with a check of the reader's connection, which shows what the server sees of it. */
export interface LeakCheckPage extends WrittenPage {
  readonly kind: 'leakCheck';
}

/** The author of a signed text. */
export interface Byline {
  readonly name: string;
  /** Their page on another site. */
  readonly url?: string | undefined;
}

/** A dated news post. */
export interface NewsPage extends WrittenPage {
  readonly kind: 'news';
  readonly published: Day;
  /** The date of the event, if it is older than the post. */
  readonly happened?: PartialDate | undefined;
  /** The author; undefined if it is the site's usual author. */
  readonly author: Byline | undefined;
}

export interface NewsEntry {
  /** The id of the document, which all languages share. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: Day;
  /** The date of the event, if it is older than the post. */
  readonly happened?: PartialDate | undefined;
  readonly updated: Day;
}

/** The list of all news of a language. It does not exist if there is no news. */
export interface NewsListPage extends PageBase {
  readonly kind: 'newsList';
  /** Newest first. */
  readonly posts: readonly NewsEntry[];
  /** The day of the latest change of any of the posts. */
  readonly updated: Day;
}

/** Pages rendered as a document. */
export type DocumentPage = HomePage | ArticlePage | ToolPage | NewsPage;

/** A provider's review: facts and an editor's judgment. */
export interface ReviewPage extends WrittenPage {
  readonly kind: 'review';
  readonly provider: string;
  /** Set if the provider closed or merged. */
  readonly ended?: EndingNames | undefined;
}

/** A ranking for one purpose, computed from a profile of the methodology. */
export interface RoundupPage extends WrittenPage {
  readonly kind: 'roundup';
  readonly profile: string;
  /** A line under the title about the facts on which the order is based. */
  readonly lede: string | undefined;
}

/** One streaming service, the providers that unblock it, and the countries where they do. */
export interface ServicePage extends WrittenPage {
  readonly kind: 'service';
  readonly service: string;
}

/** Using a VPN in one country: whether it is legal, which providers are blocked, and an author's advice. */
export interface CountryPage extends WrittenPage {
  readonly kind: 'country';
  /** ISO 3166 code, such as TR. */
  readonly country: string;
}

/** Two providers side by side, generated from the facts; some pairs have a written introduction. */
export interface ComparisonPage extends PageBase {
  readonly kind: 'comparison';
  readonly pair: Pair;
  /** The provider names, in the order of the pair. */
  readonly names: Pair;
  /** The description of the written text; undefined if the pair has no such text. */
  readonly description?: string | undefined;
}

/** Three or four providers that a reader selected, at the address of the overview. Only the overview is indexed. */
export interface SelectionPage extends PageBase {
  readonly kind: 'selection';
  /** Provider ids. */
  readonly providers: readonly string[];
  /** The names as one phrase. */
  readonly names: string;
}

/** The errors with a page: not found, and all others. */
export type ErrorStatus = 404 | 500;

export interface ErrorPage extends PageBase {
  readonly kind: 'error';
  readonly status: ErrorStatus;
}

/**
 * The style guide for authors: every block with its examples. It is not indexed, and by default not part of production
 * builds.
 */
export interface StyleguidePage extends PageBase {
  readonly kind: 'styleguide';
}

/** The page between a link and the provider's site. It shows the destination and continues to it. Never indexed. */
export interface SendmePage extends PageBase {
  readonly kind: 'sendme';
  /** Whether the link is paid. The page then continues after a countdown. */
  readonly isPaid: boolean;
  /** The provider id, as in the address. */
  readonly vpn: string;
  readonly providerName: string;
}

/** The search results for a query. Rendered on request and never indexed. */
export interface SearchPage extends PageBase {
  readonly kind: 'search';
  readonly answer: SearchAnswer;
}

/** The form for reports about facts, and its confirmation. Rendered on request and never indexed. */
export interface ReportPage extends PageBase {
  readonly kind: 'report';
  readonly form: Required<ReportForm>;
}

/**
 * The pages for which readers search: other pages link to them, search engines index them, and sitemaps list them.
 * apps/site/src/compose/page-kinds.ts defines everything that depends on the kind.
 */
export interface ReadablePages {
  readonly home: HomePage;
  readonly article: ArticlePage;
  readonly tool: ToolPage;
  readonly leakCheck: LeakCheckPage;
  readonly news: NewsPage;
  readonly newsList: NewsListPage;
  readonly review: ReviewPage;
  readonly roundup: RoundupPage;
  readonly service: ServicePage;
  readonly country: CountryPage;
  readonly comparison: ComparisonPage;
}

/** Every page by kind. */
export interface Pages extends ReadablePages {
  readonly selection: SelectionPage;
  readonly search: SearchPage;
  readonly report: ReportPage;
  readonly sendme: SendmePage;
  readonly error: ErrorPage;
  readonly styleguide: StyleguidePage;
}

export type ReadablePage = ReadablePages[keyof ReadablePages];

export type Page = Pages[keyof Pages];

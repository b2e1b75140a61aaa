import type { Pair } from '@vpn-site/core/comparison/pair-address.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import type { Dateline } from '@vpn-site/core/provider/dateline.ts';
import type { EndingNames } from '@vpn-site/core/provider/ending.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { ReportForm } from '../report/report-form.ts';
import type { SearchAnswer } from '../search/index-format.ts';

/** What all pages of one language share: everything around the content. */
export interface Frame {
  readonly locale: LocaleCode;
  readonly site: SiteConfig;
  readonly menu: readonly NavigationItem[];
  readonly footer: readonly NavigationItem[];
  readonly dateline: Dateline;
  /** How many facts are out of date, and the page that lists them; undefined where there is no such page. */
  readonly outOfDate: { readonly count: number; readonly path: string } | undefined;
  /** One reference mark per kind of evidence, the strongest first. */
  readonly marks: readonly ReferenceMark[];
  readonly disclosure: string;
  /** Whose prices these are; none where there are no prices. */
  readonly priceCredit: string | undefined;
  /** The day on which facts are judged; the clock is read once, where the page is composed. */
  readonly asOf: Day;
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
  readonly alternates: readonly PageAlternate[];
  /**
   * What a reader asked this page, with its question mark: words to search for, or the choices of a tool. The page is then
   * rendered when asked for and never indexed: the page without a query is.
   */
  readonly query?: string | undefined;
}

/** A page that somebody wrote: a document of content/. */
export interface WrittenPage extends PageBase {
  readonly documentId: string;
  /** The name of the layout that its author chose. */
  readonly layout: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  /** The day on which it was published, where somebody wrote it down. */
  readonly published?: Day | undefined;
  /** Every other field of the front matter, as it is written. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface HomePage extends WrittenPage {
  readonly kind: 'home';
}

/** A text: a guide, an explainer, or a page about the site. */
export interface ArticlePage extends WrittenPage {
  readonly kind: 'article';
}

/** A text around a form, which answers the query of its address. */
export interface ToolPage extends WrittenPage {
  readonly kind: 'tool';
}

/** A text around a check of the reader's own connection, which says what the server sees of who asks. */
export interface LeakCheckPage extends WrittenPage {
  readonly kind: 'leakCheck';
}

/** Who signs a text. */
export interface Byline {
  readonly name: string;
  /** A page of theirs elsewhere. */
  readonly url?: string | undefined;
}

/** What happened, told on a day. */
export interface NewsPage extends WrittenPage {
  readonly kind: 'news';
  readonly published: Day;
  /** Who wrote it, where it is not whoever writes the site. */
  readonly author: Byline | undefined;
}

/** One line of the list of news. */
export interface NewsEntry {
  /** Of its document, equal in all languages. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: Day;
  readonly updated: Day;
}

/** All news of a language; there is none without any. */
export interface NewsListPage extends PageBase {
  readonly kind: 'newsList';
  /** The newest first. */
  readonly posts: readonly NewsEntry[];
  /** The day of the last change among them. */
  readonly updated: Day;
}

/** What is drawn as a text. */
export type DocumentPage = HomePage | ArticlePage | ToolPage | NewsPage;

/** One provider: what the facts say, around a written judgement. */
export interface ReviewPage extends WrittenPage {
  readonly kind: 'review';
  /** The provider's id. */
  readonly provider: string;
  /** That it closed or merged, where it did. */
  readonly ended?: EndingNames | undefined;
}

/** A ranking for one use, computed from a profile of the methodology. */
export interface RoundupPage extends WrittenPage {
  readonly kind: 'roundup';
  readonly profile: string;
  /** One line under the title: what the order rests on. */
  readonly lede: string | undefined;
}

/** One streaming service: which providers open it, in which country. */
export interface ServicePage extends WrittenPage {
  readonly kind: 'service';
  /** The service's id. */
  readonly service: string;
}

/** Using a VPN in one country: whether one may, who is blocked there, and what an author advises. */
export interface CountryPage extends WrittenPage {
  readonly kind: 'country';
  /** Of ISO 3166, such as TR. */
  readonly country: string;
}

/** Two providers side by side, written by rule from the facts; some pairs have a written introduction. */
export interface ComparisonPage extends PageBase {
  readonly kind: 'comparison';
  readonly pair: Pair;
  /** The names of the two, in the order of the pair. */
  readonly names: Pair;
}

/** Three or four providers that a reader chose, at the address of the overview. Never indexed: the overview is. */
export interface SelectionPage extends PageBase {
  readonly kind: 'selection';
  /** Provider ids. */
  readonly providers: readonly string[];
  /** Their names as one phrase. */
  readonly names: string;
}

/** The errors that have a page of their own: not found, and everything else. */
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

/** What the site answers to a query. Rendered when asked for; never indexed. */
export interface SearchPage extends PageBase {
  readonly kind: 'search';
  readonly answer: SearchAnswer;
}

/** Where readers say what is wrong with a fact, and are thanked. Rendered when asked for; never indexed. */
export interface ReportPage extends PageBase {
  readonly kind: 'report';
  readonly form: Required<ReportForm>;
}

/** The pages that readers look for: linked, indexed, in every sitemap. apps/site/src/compose/page-kinds.ts says what each kind does. */
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

/** Every page by its kind. */
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

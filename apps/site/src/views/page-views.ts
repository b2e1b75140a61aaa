import type { Node } from '@markdoc/markdoc';
import type { ComponentType, ReactNode } from 'react';
import type { Frame, Page, Pages } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ArticleView } from './article/article-view.tsx';
import { ComparisonView } from './comparison/comparison-view.tsx';
import { SelectionView } from './comparison/selection-view.tsx';
import { CountryView } from './country/country-view.tsx';
import { ErrorView } from './error/error-view.tsx';
import { HomeView } from './home/home-view.tsx';
import { LeakCheckView } from './leak-check/leak-check-view.tsx';
import { NewsListView } from './news/news-list-view.tsx';
import { NewsView } from './news/news-view.tsx';
import { ReportView } from './report/report-view.tsx';
import { ReviewView } from './review/review-view.tsx';
import { RoundupView } from './roundup/roundup-view.tsx';
import { SearchView } from './search/search-view.tsx';
import { SendmeView } from './sendme/sendme-view.tsx';
import { ServiceView } from './service/service-view.tsx';
import { StyleguideView } from './styleguide/styleguide-view.tsx';

/** The props that every view can use. */
interface PageContentProps<P extends Page> {
  readonly page: P;
  readonly site: SiteContext;
  /** The content of the document at the page's path, if there is one. */
  readonly body: Node | undefined;
  readonly menu: Frame['menu'];
  readonly siteName: string;
  readonly disclosure: string;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

type PageViews = { readonly [K in keyof Pages]: ComponentType<PageContentProps<Pages[K]>> };

/**
 * The view of each page kind. These are separate from the table in apps/site/src/compose/page-kinds.ts, because checks and
 * tools read that table without React. The compiler requires a view for every kind.
 */
const pageViews: PageViews = {
  selection: SelectionView,
  search: SearchView,
  report: ReportView,
  home: HomeView,
  tool: ArticleView,
  leakCheck: LeakCheckView,
  article: ArticleView,
  news: NewsView,
  newsList: NewsListView,
  review: ReviewView,
  roundup: RoundupView,
  service: ServiceView,
  country: CountryView,
  comparison: ComparisonView,
  error: ErrorView,
  styleguide: StyleguideView,
  sendme: SendmeView,
};

export function viewOf<K extends keyof Pages>({
  kind,
}: {
  readonly kind: K;
}): ComponentType<PageContentProps<Pages[K]>> {
  return pageViews[kind];
}

import type { Node } from '@markdoc/markdoc';
import { createElement } from 'react';
import { IntlProvider } from 'use-intl/react';
import { homePath } from '#domain/locale/localized-path.ts';
import { localeLinks } from '#domain/page/locale-links.ts';
import type { Frame, Page } from '#domain/page/page.ts';
import type { PageDetails as Details } from '#domain/page/page-details.ts';
import { searchPath } from '#domain/search/search-query.ts';
import { formatDay } from '#i18n/formats.ts';
import type { Messages } from '#i18n/messages.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ConsentButton } from '#ui/layout/consent-button.tsx';
import type { DatelineProps } from '#ui/layout/layout-props.ts';
import { layoutNamed } from '#ui/layout/layouts.ts';
import { OfflineWords } from '#ui/layout/offline-words.tsx';
import { Breadcrumbs } from '#ui/primitives/breadcrumbs/breadcrumbs.tsx';
import { ToastWords } from '#ui/toasts/toast-words.tsx';
import { ArticleView } from './article/article-view.tsx';
import { ComparisonView } from './comparison/comparison-view.tsx';
import { SelectionView } from './comparison/selection-view.tsx';
import { ErrorView } from './error/error-view.tsx';
import { HomeView } from './home/home-view.tsx';
import { PageDetails } from './page-details/page-details.tsx';
import { ReviewView } from './review/review-view.tsx';
import { RoundupView } from './roundup/roundup-view.tsx';
import { SearchView } from './search/search-view.tsx';
import { SendmeView } from './sendme/sendme-view.tsx';
import { StyleguideView } from './styleguide/styleguide-view.tsx';
import { wayTo } from './way-to.ts';

export interface PageViewProps {
  readonly page: Page;
  readonly frame: Frame;
  readonly messages: Messages;
  /** What blocks in the body may know of the site. */
  readonly site: SiteContext;
  /** The words of a document page; error pages have none. */
  readonly body: Node | undefined;
  /** What the foot of the page tells about it. */
  readonly details: Details;
  /** Whether this build has a key for the analytics service. */
  readonly hasAnalytics?: boolean;
}

/** A whole page: the layout it asks for around the view of its kind. */
export function PageView(props: PageViewProps) {
  const { page, frame, messages, site, body, details, hasAnalytics = false } = props;
  return (
    <IntlProvider locale={page.locale} messages={messages} timeZone="UTC">
      {createElement(
        layoutNamed(page.layout),
        {
          siteName: frame.site.name,
          homePath: homePath(page.locale),
          searchPath: searchPath(page.locale),
          currentPath: page.path,
          currentLocale: page.locale,
          menu: frame.menu,
          dateline: datelineOn(page, frame),
          footerLinks: frame.footer,
          marks: frame.marks,
          languages: localeLinks(page.alternates),
          disclosure: frame.disclosure,
          currentYear: frame.currentYear,
        },
        <Content page={page} frame={frame} site={site} body={body} details={details} />,
      )}
      {hasAnalytics && <ConsentButton />}
      <OfflineWords />
      <ToastWords />
    </IntlProvider>
  );
}

/** Pages that rest on facts say how fresh those are. */
function datelineOn({ kind, locale }: Page, { dateline }: Frame): DatelineProps | undefined {
  if (kind === 'error' || kind === 'styleguide') return undefined;
  const written = (day: string | undefined) => day && { day, words: formatDay(day, locale) };
  return {
    ...dateline,
    checked: written(dateline.checked) || undefined,
    captured: written(dateline.captured) || undefined,
  };
}

function Content({ page, frame, site, body, details }: Omit<PageViewProps, 'messages' | 'hasAnalytics'>) {
  if (page.kind === 'error') return <ErrorView page={page} menu={frame.menu} />;
  if (page.kind === 'styleguide') return <StyleguideView site={site} />;
  if (page.kind === 'sendme') return <SendmeView page={page} siteName={frame.site.name} site={site} />;
  if (page.kind === 'search') return <SearchView page={page} menu={frame.menu} />;
  if (page.kind === 'home') return <HomeView site={site} body={body} />;
  const way = <Breadcrumbs crumbs={wayTo(page, frame.menu, site)} />;
  const foot = <PageDetails details={details} locale={page.locale} />;
  if (page.kind === 'review') {
    return <ReviewView page={page} site={site} body={body} way={way} foot={foot} />;
  }
  if (page.kind === 'roundup') {
    return (
      <RoundupView page={page} site={site} body={body} way={way} disclosure={frame.disclosure} foot={foot} />
    );
  }
  if (page.kind === 'comparison') {
    return <ComparisonView page={page} site={site} body={body} way={way} foot={foot} />;
  }
  if (page.kind === 'selection') return <SelectionView page={page} site={site} way={way} />;
  return <ArticleView page={page} site={site} body={body} way={way} foot={foot} />;
}

import type { Node } from '@markdoc/markdoc';
import { createElement } from 'react';
import { IntlProvider } from 'use-intl/react';
import { homePath } from '#domain/locale/localized-path.ts';
import { localeLinks } from '#domain/page/locale-links.ts';
import type { Frame, Page } from '#domain/page/page.ts';
import type { Messages } from '#i18n/messages.ts';
import { layoutNamed } from '#ui/layout/layouts.ts';
import { ArticleView } from './article/article-view.tsx';
import { ErrorView } from './error/error-view.tsx';
import { HomeView } from './home/home-view.tsx';

export interface PageViewProps {
  readonly page: Page;
  readonly frame: Frame;
  readonly messages: Messages;
  /** The words of a document page; error pages have none. */
  readonly body: Node | undefined;
}

/** A whole page: the layout it asks for around the view of its kind. */
export function PageView({ page, frame, messages, body }: PageViewProps) {
  return (
    <IntlProvider locale={page.locale} messages={messages} timeZone="UTC">
      {createElement(
        layoutNamed(page.layout),
        {
          siteName: frame.site.name,
          homePath: homePath(page.locale),
          currentLocale: page.locale,
          menu: frame.menu,
          languages: localeLinks(page.alternates),
          disclosure: frame.disclosure,
          currentYear: frame.currentYear,
        },
        <Content page={page} body={body} />,
      )}
    </IntlProvider>
  );
}

function Content({ page, body }: Pick<PageViewProps, 'page' | 'body'>) {
  if (page.kind === 'error') return <ErrorView page={page} />;
  return page.kind === 'home' ? (
    <HomeView page={page} body={body} />
  ) : (
    <ArticleView page={page} body={body} />
  );
}

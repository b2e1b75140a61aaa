import type { Node } from '@markdoc/markdoc';
import { createElement } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import { localeLinks } from '#domain/page/locale-links.ts';
import type { Frame, Page } from '#domain/page/page.ts';
import type { Messages } from '#i18n/messages.ts';
import { layoutNamed } from '#ui/layout/layouts.ts';
import { ToastWords } from '#ui/overlays/toast-words.tsx';
import { ArticleView } from './article/article-view.tsx';
import { ErrorView } from './error/error-view.tsx';
import { HomeView } from './home/home-view.tsx';
import { StyleguideView } from './styleguide/styleguide-view.tsx';

export interface PageViewProps {
  readonly page: Page;
  readonly frame: Frame;
  readonly messages: Messages;
  /** What blocks in the body may know of the site. */
  readonly blocks: BlockContext;
  /** The words of a document page; error pages have none. */
  readonly body: Node | undefined;
}

/** A whole page: the layout it asks for around the view of its kind. */
export function PageView({ page, frame, messages, blocks, body }: PageViewProps) {
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
        <Content page={page} blocks={blocks} body={body} menu={frame.menu} />,
      )}
      <ToastWords />
    </IntlProvider>
  );
}

function Content({
  page,
  blocks,
  body,
  menu,
}: Pick<PageViewProps, 'page' | 'blocks' | 'body'> & { readonly menu: Frame['menu'] }) {
  if (page.kind === 'error') return <ErrorView page={page} />;
  if (page.kind === 'styleguide') return <StyleguideView blocks={blocks} />;
  if (page.kind === 'home') return <HomeView blocks={blocks} body={body} />;
  return <ArticleView page={page} blocks={blocks} body={body} menu={menu} />;
}

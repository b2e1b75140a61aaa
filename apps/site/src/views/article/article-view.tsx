import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { showsPrices } from '#blocks/document/body-prices.ts';
import { tableOfContents } from '#blocks/document/body-structure.ts';
import type { DocumentPage, WrittenPage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Scene } from '#ui/brand/scenes/scene.tsx';
import { ContentsList } from '#ui/primitives/contents-list/contents-list.tsx';
import { Byline } from '../byline.tsx';
import { Prose } from '../prose.tsx';

interface ArticleHeadProps {
  readonly page: Pick<WrittenPage, 'title' | 'updated' | 'data'>;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  /** The author and date, if they differ from those of the site and the page. */
  readonly byline?: ReactNode;
}

/** The title and date of an article. */
export function ArticleHead({ page, site, breadcrumbs, byline }: ArticleHeadProps) {
  const { title, updated, data } = page;
  const { scene } = data;
  return (
    <header className="article-head">
      {breadcrumbs}
      <h1 className="page-title">{title}</h1>
      <p>{byline ?? <Byline site={site} updated={updated} />}</p>
      <Scene name={scene} />
    </header>
  );
}

interface ArticleViewProps {
  readonly page: DocumentPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly byline?: ReactNode;
  readonly foot: ReactNode;
}

/**
 * An article: headings at the side, text at a readable line length. The table of contents is after the first paragraphs.
 */
export function ArticleView({ page, body, site, breadcrumbs, byline, foot }: ArticleViewProps) {
  const t = useTranslations('article');
  const sections = body ? tableOfContents(body, site.locale) : [];
  return (
    <article className="article">
      <ArticleHead page={page} site={site} breadcrumbs={breadcrumbs} byline={byline} />
      {body && showsPrices(body) && <TaxLine site={site} />}
      <Prose body={body} site={site} contents={<ContentsList label={t('contents')} entries={sections} />} />
      {foot}
    </article>
  );
}

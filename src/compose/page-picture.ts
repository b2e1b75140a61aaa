import { localeCodes } from '#domain/locale/locale-table.ts';
import { type DocumentPage, isReadable, type Page, type ReadablePage } from '#domain/page/page.ts';
import { scoreView } from '#evidence/score/score.ts';
import { pageDescription } from '#head/page-head.ts';
import { pageTitle } from '#head/page-title.ts';
import { type PreviewPicture, pagePicturePath } from '#head/preview-tags.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { LocaleSetting } from './locale-setting.ts';

/** What the picture of a page says. */
export interface PagePicture {
  readonly siteName: string;
  readonly kind: string;
  readonly title: string;
  /** What the facts make of the page's subject; a page without one has its description instead. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly note: string | undefined;
}

/** A picture holds the winner and those close to it, not a table. */
const placesShown = 3;

export function composePagePicture(page: ReadablePage, setting: LocaleSetting): PagePicture {
  const { frame, t, blocks } = setting;
  const rows = rowsOf(page, blocks);
  return {
    siteName: frame.site.name,
    kind: kindOf(page, blocks),
    title: pageTitle(page, frame.site, t),
    rows,
    note: rows.length > 0 ? undefined : pageDescription(page, frame.site, t),
  };
}

/**
 * A picture takes twenty times as long as its page, and pairs grow with the square of the providers: past so many, pairs
 * show the picture of the site. What somebody wrote keeps its own.
 */
const mostPairPictures = 5000;

/** Whether a page has a picture of its own; that of the site stands for the others. */
export function hasPicture(page: ReadablePage, { blocks }: Pick<LocaleSetting, 'blocks'>): boolean {
  const { size } = blocks.providers;
  if (page.kind !== 'comparison') return page.kind !== 'home';
  return ((size * (size - 1)) / 2) * localeCodes.length <= mostPairPictures;
}

/** The picture that the head of a page names; undefined where that of the site stands for it. */
export function composePreview(page: Page, setting: LocaleSetting): PreviewPicture | undefined {
  if (!isReadable(page) || !hasPicture(page, setting)) return undefined;
  const { kind, title, rows } = composePagePicture(page, setting);
  const said = rows.map(({ label, value }) => `${label}: ${value}`).join('; ');
  return { path: pagePicturePath(page.path), alt: [`${kind}: ${title}`, said].filter(Boolean).join('. ') };
}

function kindOf(page: ReadablePage, { t }: SiteContext): string {
  if (page.kind === 'home' || page.kind === 'article') return articleKind(page, t);
  return t(`pagePicture.${page.kind}`);
}

function articleKind({ documentId }: DocumentPage, t: SiteContext['t']): string {
  if (documentId.startsWith('explainers/')) return t('pagePicture.explainer');
  return t(documentId.startsWith('guides/') ? 'pagePicture.guide' : 'pagePicture.about');
}

function rowsOf(page: ReadablePage, context: SiteContext): PagePicture['rows'] {
  const { t } = context;
  switch (page.kind) {
    case 'review': {
      const { rank, valueText } = scoreView(page.provider, 'overall', context);
      if (rank === undefined) return [];
      const count = context.ranking('overall').ranking.ranked.length;
      return [
        { label: t('pagePicture.score'), value: t('pagePicture.scoreOf', { score: valueText }) },
        { label: t('pagePicture.place'), value: t('pagePicture.placeOf', { rank, count }) },
      ];
    }
    case 'roundup':
      return context
        .ranking(page.profile)
        .ranking.ranked.slice(0, placesShown)
        .map(({ rank, score }) => {
          const { name, valueText } = scoreView(score.provider, page.profile, context);
          return { label: `${rank}. ${name}`, value: valueText };
        });
    case 'comparison':
      return page.pair.map((provider) => {
        const { name, rank, valueText } = scoreView(provider, 'overall', context);
        // A number of one that is not ranked would be read as a place.
        const score = t('pagePicture.scoreOf', { score: valueText });
        return { label: name, value: rank === undefined ? t('pagePicture.unranked') : score };
      });
    case 'home':
    case 'article':
      return [];
  }
}

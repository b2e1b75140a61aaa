import type { SiteContext } from '#site/site-context.ts';
import type { BlockAttributes } from '../../block-contract.ts';

export interface GuideCard {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What the page is, in one word. */
  readonly kind: string;
  /** Whether there is a drawing of what the page is about. */
  readonly isDrawn: boolean;
}

export interface HomeGuideCardsModel {
  readonly heading: string;
  /** Empty where none of the pages exists in this language; then nothing is drawn. */
  readonly cards: readonly GuideCard[];
}

/** The one page that has a drawing so far. */
const drawnDocument = 'explainers/what-is-a-vpn';

export function selectGuideCards(attributes: BlockAttributes, site: SiteContext): HomeGuideCardsModel {
  const { heading, documents } = attributes as { heading?: string; documents: readonly string[] };
  return {
    heading: heading ?? site.t('blocks.homeGuideCards.heading'),
    cards: [...new Set(documents)].flatMap((id) => {
      const page = site.document(id);
      return page ? [{ ...page, kind: kindWord(id, site), isDrawn: id === drawnDocument }] : [];
    }),
  };
}

/** The folder of a document is its kind. */
function kindWord(id: string, { t }: SiteContext): string {
  return t('blocks.homeGuideCards.kind', { kind: id.split('/', 1)[0] ?? '' });
}

import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const homeGuideCardsBlock = block({
  name: 'home-guide-cards',
  summary:
    'Links to pages of this site, each with its title, its kind and its picture. A page that does not exist in a language is left out there.',
  attributes: {
    documents: {
      kind: 'documents',
      required: true,
      explanation:
        'the pages in their order, each as its path under content/ without language, such as "explainers/what-is-a-vpn".',
    },
    heading: {
      kind: 'text',
      explanation: 'another heading for the section; without it, the usual one.',
    },
  },
  body: 'none',
  select: selectGuideCards,
  examples: [
    { name: 'One page', source: '{% home-guide-cards documents=["explainers/what-is-a-vpn"] /%}' },
    {
      name: 'Under another heading',
      source:
        '{% home-guide-cards documents=["explainers/what-is-a-vpn", "home/home"] heading="Start here" /%}',
    },
  ],
});

export interface GuideCard {
  readonly path: string;
  readonly title: string;
  /** The kind of page, in one word. */
  readonly kind: string;
  /** A picture of the topic, if the author chose one. */
  readonly scene: string | undefined;
}

export interface HomeGuideCardsModel {
  readonly heading: string;
  /** Empty if none of the pages exists in this language; then the section is not rendered. */
  readonly cards: readonly GuideCard[];
}

interface GuideCardsAttributes {
  readonly documents: readonly string[];
  readonly heading?: string | undefined;
}

export function selectGuideCards(
  { documents, heading }: GuideCardsAttributes,
  site: SiteContext,
): HomeGuideCardsModel {
  return {
    heading: heading ?? site.t('blocks.homeGuideCards.heading'),
    cards: [...new Set(documents)].flatMap((id) => {
      const page = site.document(id);
      if (!page) return [];
      const { path, title, scene } = page;
      return [{ path, title, kind: kindWord(id, site), scene }];
    }),
  };
}

/** Returns the word for a document's kind, which is its folder. */
function kindWord(id: string, { t }: SiteContext): string {
  return t('blocks.homeGuideCards.kind', { kind: id.split('/', 1)[0] ?? '' });
}

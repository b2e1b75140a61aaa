import type { SiteContext } from '#site/site-context.ts';
import type { IconName } from '#ui/icons/icon-table.ts';
import { block } from '../../block.ts';

export const homeGuideCardsBlock = block({
  name: 'home-guide-cards',
  summary:
    'Links to pages of this site with their title, description and kind. A page that does not exist in a language is left out there.',
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
  readonly description: string;
  /** What the page is, in one word. */
  readonly kind: string;
  /** What it is about, as a sign. */
  readonly icon: IconName;
}

export interface HomeGuideCardsModel {
  readonly heading: string;
  /** Empty where none of the pages exists in this language; then nothing is drawn. */
  readonly cards: readonly GuideCard[];
}

/** Pages whose subject has a sign of its own; the others have the sign of the net. */
const subjects: Readonly<Record<string, IconName>> = {
  'explainers/what-is-a-vpn': 'shield',
  'guides/set-up-vpn-on-android': 'android',
  'guides/install-vpn-on-router': 'router',
  'explainers/vpn-protocols': 'server',
};

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
      return page ? [{ ...page, kind: kindWord(id, site), icon: subjects[id] ?? 'globe' }] : [];
    }),
  };
}

/** The folder of a document is its kind. */
function kindWord(id: string, { t }: SiteContext): string {
  return t('blocks.homeGuideCards.kind', { kind: id.split('/', 1)[0] ?? '' });
}

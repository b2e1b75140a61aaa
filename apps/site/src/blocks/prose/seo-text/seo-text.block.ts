import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const seoTextBlock = block({
  name: 'seo-text',
  summary:
    'A longer text of which the first paragraph is in view and the rest opens on request. All of it is on the page, for readers without JavaScript and for search.',
  attributes: {
    title: { kind: 'text', explanation: 'The heading of the section. Without it there is none.' },
    summaryLabel: {
      kind: 'text',
      explanation:
        'What the reader presses to see the rest, where “Read more” in the language of the page says too little.',
    },
  },
  body: 'prose',
  select: selectSeoText,
  examples: [
    {
      name: 'A titled text',
      source: [
        '{% seo-text title="What a VPN does, and what it does not" %}',
        'A VPN carries your traffic through a server of its provider. The network you are on sees less, and the sites you visit see another address.',
        '',
        'Somebody still sees where the traffic comes out: **the provider**. Choosing one means choosing whom to trust.',
        '',
        '- It hides the sites you open from the network you use.',
        '- It does not hide you from a site where you are signed in.',
        '',
        'How we weigh that is the same for every provider.',
        '{% /seo-text %}',
      ].join('\n'),
    },
    {
      name: 'A label of its own, headings and a table inside, no title',
      source: [
        '{% seo-text summaryLabel="Read how Private Internet Access and others are compared" %}',
        'Every provider is judged by the same facts.',
        '',
        '### Where the facts come from',
        'From sources that anyone can open.',
        '',
        '| Kind | Who says it |',
        '|---|---|',
        '| Audit | an outside expert |',
        '| Claim | the provider |',
        '{% /seo-text %}',
      ].join('\n'),
    },
    {
      name: 'One paragraph: nothing to open',
      source: '{% seo-text title="In short" %}\nPick what you need; ignore the rest.\n{% /seo-text %}',
    },
  ],
});

export interface SeoTextModel {
  readonly title: string | undefined;
  /** The label of the button that opens the fold. */
  readonly label: string;
  readonly lead: readonly RenderableTreeNode[];
  readonly rest: readonly RenderableTreeNode[];
}

interface SeoTextAttributes {
  readonly title?: string | undefined;
  readonly summaryLabel?: string | undefined;
}

/** Splits the text: everything up to the first paragraph is visible, the rest is in a fold. */
export function selectSeoText(
  { title, summaryLabel }: SeoTextAttributes,
  { t }: SiteContext,
  children: readonly RenderableTreeNode[],
): SeoTextModel {
  const first = children.findIndex((node) => Markdoc.Tag.isTag(node) && node.name === 'p');
  return {
    title,
    label: summaryLabel ?? t('blocks.seoText.more'),
    lead: children.slice(0, first + 1),
    rest: children.slice(first + 1),
  };
}

import type { RenderableTreeNode } from '@markdoc/markdoc';
import { block } from '#blocks/block.ts';
import { selectTwoLists, type TitledList } from '../two-lists.ts';

export const articleProsConsBlock = block({
  name: 'article-pros-cons',
  summary:
    'What speaks for something and what speaks against it: two lists, each under its own heading. The first is for, the second against.',
  attributes: {},
  body: 'two-lists',
  select: (_attributes, _context, children) => selectProsCons(children),
  examples: [
    {
      name: 'For and against a provider',
      source: [
        '{% article-pros-cons %}',
        '### What speaks for it',
        '- You sign up without giving your name.',
        '- The price is the same every month, and **cash** is accepted.',
        '- Every app is open source.',
        '',
        '### What speaks against it',
        '- No port forwarding.',
        '- It is not made for streaming, and reviews say so.',
        '{% /article-pros-cons %}',
      ].join('\n'),
    },
    {
      name: 'Uneven lists and a heading that can be linked to',
      source: [
        '{% article-pros-cons %}',
        '### Take it if {% #example-take-it %}',
        '- you share files in both directions and want other people to reach you through an open port',
        '- you have many devices',
        '- you want to read the code of the apps',
        '- you want to know today what it will cost after it renews',
        '',
        '### Leave it if',
        '- nobody has reported whether the services you watch work with it',
        '{% /article-pros-cons %}',
      ].join('\n'),
    },
  ],
});

export interface ProsConsModel {
  /** Undefined only in documents that the checks reject. */
  readonly pros: TitledList | undefined;
  readonly cons: TitledList | undefined;
}

/** Selects both lists: the first has the pros, the second the cons. */
export function selectProsCons(children: readonly RenderableTreeNode[]): ProsConsModel {
  const [pros, cons] = selectTwoLists(children);
  return { pros, cons };
}

import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc';
import { block } from '#blocks/block.ts';

export const faqBlock = block({
  name: 'faq',
  summary: 'Questions that open on request. Each heading inside is a question; what follows answers it.',
  attributes: {},
  body: 'questions',
  select: (_attributes, _context, children) => ({ items: selectQuestions(children) }),
  examples: [
    {
      name: 'Two questions',
      source: [
        '{% faq %}',
        '### Is a VPN legal? {% #example-legal %}',
        'In most countries, yes.',
        '',
        '### Does it make me anonymous?',
        'No. It hides some things from some people.',
        '{% /faq %}',
      ].join('\n'),
    },
  ],
});

interface Question {
  readonly id: string | undefined;
  readonly question: readonly RenderableTreeNode[];
  readonly answer: readonly RenderableTreeNode[];
}

export interface FaqModel {
  readonly items: readonly Question[];
}

/** Splits the nodes into questions. Each heading is a question, and everything up to the next heading is its answer. */
function selectQuestions(nodes: readonly RenderableTreeNode[]): Question[] {
  const questions: (Question & { answer: RenderableTreeNode[] })[] = [];
  for (const node of nodes) {
    if (Markdoc.Tag.isTag(node) && /^h[1-6]$/.test(node.name)) {
      questions.push({ id: node.attributes.id as string | undefined, question: node.children, answer: [] });
    } else {
      questions.at(-1)?.answer.push(node);
    }
  }
  return questions;
}

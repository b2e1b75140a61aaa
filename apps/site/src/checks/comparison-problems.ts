import type { Node } from '@markdoc/markdoc';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { headingText } from '#blocks/document/body-structure.ts';
import { decisionBlock, missingGrounds } from '#blocks/prose/decision/decision.block.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The max number of words of a decision, so that it reads as one answer. */
const maxWords = 45;

/**
 * Checks that a written comparison starts with a decision between its two providers, which is short, names both and asks no
 * question. If the reasons are no longer true, the page does not show the decision, so the problem only asks for a review
 * and does not stop the build.
 */
export function comparisonProblems(catalog: Catalog, context: SiteContext): Problem[] {
  return catalog.documents
    .all()
    .filter(({ kind, locale }) => kind === 'comparisons' && locale === context.locale)
    .flatMap((document) => decisionProblems(document, catalog.body(document), context))
    .toArray();
}

function decisionProblems({ id, file }: ContentDocument, body: Node, context: SiteContext): Problem[] {
  const pair = id.replace(/^comparisons\//, '').split('-vs-');
  const decision = body.children.find(({ tag }) => tag === decisionBlock.name);
  const { first, second, firstFor, secondFor } = (decision?.attributes ?? {}) as Readonly<
    Record<string, string | undefined>
  >;
  const isOwn = first !== undefined && second !== undefined && isPair([first, second], pair);
  if (!decision || !isOwn) {
    return [
      {
        file,
        message: `The comparison does not begin with a decision between "${pair.join('" and "')}".`,
        remedy: `Begin with {% decision first="${pair[0]}" second="${pair[1]}" %} and a sentence or two.`,
      },
    ];
  }
  // Another check reports providers that do not exist.
  if (!pair.every((provider) => context.providers.has(provider))) return [];
  const position = { file, line: (decision.lines[0] ?? 0) + 1 };
  const text = headingText(decision);
  return [
    ...wordingProblems(
      text,
      pair.map((provider) => providerName(provider, context)),
    ).map((problem) => ({ ...position, ...problem })),
    ...missingGrounds({ first, second, firstFor, secondFor }, context).map(({ provider, about }) => ({
      ...position,
      severity: 'review' as const,
      message: `The facts do not show that ${provider} is clearly ahead in "${about}". Until you change it, the page shows what the facts support.`,
      remedy: 'Read the comparison, and rewrite the decision.',
    })),
  ];
}

function isPair(named: readonly string[], pair: readonly string[]): boolean {
  return named.toSorted().join() === pair.toSorted().join();
}

function wordingProblems(
  text: string,
  names: readonly string[],
): readonly Pick<Problem, 'message' | 'remedy'>[] {
  const words = text.split(/\s+/).filter(Boolean).length;
  return [
    ...(words > maxWords
      ? [
          {
            message: `The decision has ${words} words; the limit is ${maxWords}.`,
            remedy: 'Leave out what does not help to decide.',
          },
        ]
      : []),
    ...names
      .filter((name) => !text.includes(name))
      .map((name) => ({
        message: `The decision does not name ${name}.`,
        remedy: 'Say for both providers when to choose them.',
      })),
    ...(text.includes('?') ? [{ message: 'The decision asks a question.', remedy: 'Answer it.' }] : []),
  ];
}

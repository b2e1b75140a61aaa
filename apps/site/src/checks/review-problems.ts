import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { headingIds, leadingBlock } from '#blocks/document/body-structure.ts';
import { articleProsConsBlock } from '#blocks/prose/article-pros-cons/article-pros-cons.block.ts';
import { reviewTitleProblems } from './review-titles.ts';

/** Sections that an editor writes in every review. The others are made from facts. */
const written = ['good-at', 'not-for', 'not-verified', 'change-our-mind'];

/**
 * Checks that a review starts with the verdict on its own provider, names strengths and weaknesses, and has the sections
 * that facts cannot fill, with the same titles as all reviews.
 */
export function reviewProblems({ documents, body }: Pick<Catalog, 'documents' | 'body'>): Problem[] {
  const reviews = [...documents.all().filter(({ kind }) => kind === 'reviews')];
  const problems = reviews.flatMap((document) => {
    const { file, id } = document;
    const text = body(document);
    // The page shows a placeholder, and another check reports the empty text as advice.
    if (text.children.length === 0) return [];
    const provider = id.replace(/^reviews\//, '');
    const verdict = leadingBlock(text, 'verdict').block?.children[0];
    const ids = headingIds(text);
    return [
      ...(verdict?.attributes.provider === provider
        ? []
        : [
            {
              file,
              message: `The review does not begin with a verdict on "${provider}".`,
              remedy: `Begin with {% verdict provider="${provider}" %} and one sentence.`,
            },
          ]),
      ...(leadingBlock(text, articleProsConsBlock.name).block
        ? []
        : [
            {
              file,
              message: 'The review does not say what is good and what is not.',
              remedy: `Write both lists in {% ${articleProsConsBlock.name} %}, under headings with {% #good-at %} and {% #not-for %}.`,
            },
          ]),
      ...written
        .filter((wanted) => !ids.includes(wanted))
        .map((wanted) => ({
          file,
          message: `No heading of the review has the id "${wanted}".`,
          remedy: `Write that section, with {% #${wanted} %} after its heading.`,
        })),
    ];
  });
  return [...problems, ...reviewTitleProblems(reviews, written, body)];
}

import { headingsWithIds } from '#blocks/document/body-structure.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import type { ContentDocument } from '#domain/document/content-document.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';

interface WrittenTitle {
  readonly file: string;
  readonly id: string;
  readonly title: string;
}

/** Readers find the same part of every review under the same words: those that most reviews of the language have. */
export function reviewTitleProblems(
  reviews: readonly ContentDocument[],
  ids: readonly string[],
  body: Catalog['body'],
): Problem[] {
  return localeCodes.flatMap((locale) => {
    const titles: WrittenTitle[] = reviews
      .filter((review) => review.locale === locale)
      .flatMap((review) =>
        headingsWithIds(body(review)).map((heading) => ({ ...heading, file: review.file })),
      );
    return ids.flatMap((id) => differing(titles.filter((title) => title.id === id)));
  });
}

function differing(titles: readonly WrittenTitle[]): Problem[] {
  const [usual] = [...Map.groupBy(titles, ({ title }) => title)].toSorted(
    ([, some], [, others]) => others.length - some.length,
  );
  if (!usual) return [];
  return (
    titles
      // A blank is told by a check of its own.
      .filter(({ title }) => title !== usual[0] && !title.startsWith('TODO'))
      .map(({ file, id, title }) => ({
        file,
        message: `The heading "${title}" is called "${usual[0]}" in other reviews.`,
        remedy: `Write ${usual[0]} {% #${id} %}, or change it in every review of the language.`,
      }))
  );
}

import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { headingsWithIds } from '#blocks/document/body-structure.ts';

interface WrittenTitle {
  readonly file: string;
  readonly id: string;
  readonly title: string;
}

/** Returns the title of a section that most reviews of a language use; undefined if there is none yet. */
export function usualReviewTitle(
  reviews: readonly ContentDocument[],
  id: string,
  locale: LocaleCode,
  body: Catalog['body'],
): string | undefined {
  return mostUsed(titlesIn(reviews, locale, body).filter((title) => title.id === id));
}

/** Checks that each section has the same title in all reviews of a language: the one that most of them use. */
export function reviewTitleProblems(
  reviews: readonly ContentDocument[],
  ids: readonly string[],
  body: Catalog['body'],
): Problem[] {
  return localeCodes.flatMap((locale) => {
    const titles = titlesIn(reviews, locale, body);
    return ids.flatMap((id) => differing(titles.filter((title) => title.id === id)));
  });
}

function titlesIn(
  reviews: readonly ContentDocument[],
  locale: LocaleCode,
  body: Catalog['body'],
): WrittenTitle[] {
  return reviews
    .filter((review) => review.locale === locale)
    .flatMap((review) => headingsWithIds(body(review)).map((heading) => ({ ...heading, file: review.file })));
}

function mostUsed(titles: readonly WrittenTitle[]): string | undefined {
  const byTitle = [...Map.groupBy(titles, ({ title }) => title)];
  return byTitle.toSorted(([, some], [, others]) => others.length - some.length)[0]?.[0];
}

function differing(titles: readonly WrittenTitle[]): Problem[] {
  const usual = mostUsed(titles);
  return titles
    .filter(({ title }) => title !== usual)
    .map(({ file, id, title }) => ({
      file,
      message: `The heading "${title}" is called "${usual}" in other reviews.`,
      remedy: `Write ${usual} {% #${id} %}, or change it in every review of the language.`,
    }));
}

import type { ItemList, Review } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';
import { publishedWork } from './published-work.ts';
import { type DescribedSoftware, softwareApplication } from './software-application.ts';

/** What a review says beyond its words: the computed score with what lifts and what lowers it. */
export interface Judgement {
  readonly software: DescribedSoftware;
  /** undefined: too little is known for a score. */
  readonly score: { readonly value: number; readonly best: number } | undefined;
  readonly lifting: readonly string[];
  readonly lowering: readonly string[];
}

/** Our own judgement of one provider. Nobody else's ratings are counted in, and no average is claimed. */
export function review(page: DescribedPage, { software, score, lifting, lowering }: Judgement): Review {
  return {
    '@type': 'Review',
    '@id': `${page.url}#review`,
    name: page.title,
    ...publishedWork(page),
    itemReviewed: softwareApplication(software),
    ...(score && {
      reviewRating: { '@type': 'Rating', ratingValue: score.value, bestRating: score.best, worstRating: 0 },
    }),
    ...(lifting.length > 0 && { positiveNotes: notes(lifting) }),
    ...(lowering.length > 0 && { negativeNotes: notes(lowering) }),
  };
}

function notes(texts: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: texts.map((name, place) => ({ '@type': 'ListItem', position: place + 1, name })),
  };
}

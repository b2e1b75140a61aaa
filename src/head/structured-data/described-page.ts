import type { Day } from '#domain/day/day.ts';

/** What every description of a page needs. */
export interface DescribedPage {
  readonly siteUrl: string;
  /** The home page in the language of the page. */
  readonly homeUrl: string;
  /** The canonical address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Of the language, as in `<html lang>`. */
  readonly language: string;
  readonly modified: Day | undefined;
  /** The address of the picture beside a shared link. */
  readonly image: string;
}

import { formatDay } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const correctionsBlock = block({
  name: 'corrections',
  summary: 'The mistakes that content/data/corrections.yaml lists, newest first; where it lists none, that.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCorrections(site),
  examples: [{ name: 'All corrections', source: '{% corrections /%}' }],
});

export interface CorrectionsModel {
  readonly corrections: readonly {
    readonly day: string;
    readonly dayText: string;
    readonly title: string;
    /** undefined where the page is not there, or not in this language. */
    readonly path: string | undefined;
    readonly wrong: string;
    readonly right: string;
  }[];
}

export function selectCorrections({ corrections, document, locale }: SiteContext): CorrectionsModel {
  return {
    corrections: corrections.map(({ day, page, wrong, right }) => {
      const found = document(page);
      return {
        day,
        dayText: formatDay(day, locale),
        title: found?.title ?? page,
        path: found?.path,
        wrong: wrong[locale],
        right: right[locale],
      };
    }),
  };
}

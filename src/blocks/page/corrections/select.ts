import { formatDay } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

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

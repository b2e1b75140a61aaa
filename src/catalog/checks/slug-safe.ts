import { slugProblem } from '#domain/document/slug.ts';
import { isLocaleCode } from '#domain/locale/locale-table.ts';
import type { Check } from './check.ts';
import { writtenSlugs } from './document-slugs.ts';

/** A slug is a plain path that stays inside the site and inside its language. */
export const slugSafe: Check = ({ contentFiles }) =>
  writtenSlugs(contentFiles).flatMap(({ file, line, slug }) => {
    const first = slug.split('/')[0];
    const reason = slugProblem(slug) ?? (isLocaleCode(first) ? `"${first}" is a language prefix` : undefined);
    if (reason === undefined) return [];
    return [
      {
        file,
        line,
        message: `The slug ${JSON.stringify(slug)} cannot be an address: ${reason}.`,
        remedy:
          'Write lower-case words joined by hyphens, segments joined by "/", for example guides/set-up.',
      },
    ];
  });

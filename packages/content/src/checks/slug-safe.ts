import { reservedSlugProblem, slugProblem } from '@vpn-site/core/document/slug.ts';
import { isLocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { Check } from './check.ts';
import { writtenSlugs } from './document-slugs.ts';

const formatRemedy =
  'Write lower-case words joined by hyphens, segments joined by "/", for example guides/set-up.';

/** A slug is a plain path that stays inside the site and its language, and is not one of the site's reserved addresses. */
export const slugSafe: Check = ({ contentFiles }) =>
  writtenSlugs(contentFiles).flatMap(({ file, line, slug }) => {
    const malformed = slugProblem(slug);
    const reason = malformed ?? prefixProblem(slug) ?? reservedSlugProblem(slug);
    if (reason === undefined) return [];
    const message = `The slug ${JSON.stringify(slug)} cannot be an address: ${reason}.`;
    return [{ file, line, message, remedy: malformed === undefined ? 'Choose another word.' : formatRemedy }];
  });

function prefixProblem(slug: string): string | undefined {
  const [first] = slug.split('/');
  return isLocaleCode(first) ? `"${first}" is a language prefix` : undefined;
}

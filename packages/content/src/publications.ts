import { isDay } from '@vpn-site/core/day/day.ts';
import { type Publication, translatedPublication } from '@vpn-site/core/document/publication.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { ContentFile } from './content-files.ts';

/**
 * Returns the publication state of each file, by path. The state of the English text, if there is one, also applies to its
 * translations.
 */
export function publicationsOf(contentFiles: readonly ContentFile[]): ReadonlyMap<string, Publication> {
  return new Map(
    [...Map.groupBy(contentFiles, ({ id }) => id).values()].flatMap((files) => {
      const original = files.find(({ locale }) => locale === defaultLocale);
      const originalPublication = original && filePublication(original);
      return files.map((file) => {
        const own = filePublication(file);
        return [
          file.file,
          originalPublication ? translatedPublication(own, originalPublication) : own,
        ] as const;
      });
    }),
  );
}

/**
 * Returns the publication state in one file. Invalid values are ignored, because the rule front-matter-known reports them.
 */
export function filePublication({ frontMatter }: ContentFile): Publication {
  const { draft, published } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  return {
    isDraft: draft === true,
    published: typeof published === 'string' && isDay(published) ? published : undefined,
  };
}

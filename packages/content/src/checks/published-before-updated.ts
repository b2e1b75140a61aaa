import { isDay } from '@vpn-site/core/day/day.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { lineOfField } from '../front-matter.ts';
import { filePublication, publicationsOf } from '../publications.ts';
import type { Check } from './check.ts';

/** No text was updated before it was published, and no translation was published before its original. */
export const publishedBeforeUpdated: Check = ({ contentFiles }) => {
  const publications = publicationsOf(contentFiles);
  return contentFiles.flatMap((content) => {
    const { file, id, frontMatter } = content;
    if (!frontMatter?.parsed.ok) return [];
    const { yaml, parsed } = frontMatter;
    const published = publications.get(file)?.published;
    const { updated } = fieldsOf(parsed.data);
    const own = filePublication(content).published;
    const original = publications.get(`content/${id}.${defaultLocale}.md`)?.published;
    return [
      ...(published !== undefined && typeof updated === 'string' && isDay(updated) && updated < published
        ? [
            {
              file,
              line: lineOfField(yaml, 'updated'),
              message: `The text changed on ${updated}, before it was published on ${published}.`,
              remedy: `Write ${published} or a later day in "updated", or an earlier one in "published".`,
            },
          ]
        : []),
      ...(own !== undefined && original !== undefined && own < original
        ? [
            {
              file,
              line: lineOfField(yaml, 'published'),
              message: `The translation is published on ${own}, before the original on ${original}.`,
              remedy: `Write ${original} or a later day, or leave the field out: the day of the original counts.`,
            },
          ]
        : []),
    ];
  });
};

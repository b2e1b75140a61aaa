import { isDay } from '@vpn-site/core/day/day.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { lineOfField } from '../front-matter.ts';
import { publicationsOf } from '../publications.ts';
import type { Check } from './check.ts';

const meanings = { updated: 'change', checked: 'check' } as const;

/** No document was updated or checked after today. A scheduled document may have the day of its publication. */
export const updatedNotInFuture: Check = ({ contentFiles, today }) => {
  const publications = publicationsOf(contentFiles);
  return contentFiles.flatMap(({ file, frontMatter }) => {
    if (!frontMatter?.parsed.ok) return [];
    const { yaml, parsed } = frontMatter;
    return Object.entries(meanings).flatMap(([field, meaning]) => {
      const date = fieldsOf(parsed.data)[field];
      if (typeof date !== 'string' || !isDay(date) || date <= today) return [];
      if (date === publications.get(file)?.published) return [];
      return [
        {
          file,
          line: lineOfField(yaml, field),
          message: `The date ${date} is in the future.`,
          remedy: `Write the day of the last ${meaning}; today is ${today}.`,
        },
      ];
    });
  });
};

import { isDay } from '#domain/day/day.ts';
import { fieldsOf } from '../facts/fact-tree.ts';
import { lineOfField } from '../front-matter.ts';
import type { Check } from './check.ts';

/** Nobody has changed a document after today. */
export const updatedNotInFuture: Check = ({ contentFiles, today }) =>
  contentFiles.flatMap(({ file, frontMatter }) => {
    if (!frontMatter?.parsed.ok) return [];
    const { updated } = fieldsOf(frontMatter.parsed.data);
    if (typeof updated !== 'string' || !isDay(updated) || updated <= today) return [];
    return [
      {
        file,
        line: lineOfField(frontMatter.yaml, 'updated'),
        message: `The date ${updated} lies in the future.`,
        remedy: `Write the day of the last change; today is ${today}.`,
      },
    ];
  });

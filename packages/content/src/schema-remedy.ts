import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { z } from 'zod';

/** Messages that the schema library words itself. Ours are sentences for editors. */
const libraryWords = /^(?:Invalid|Too (?:big|small)|Unrecognized|Expected)\b/;

/** The advice for each type that a schema expects. */
const typeRemedies: Readonly<Record<string, string>> = {
  number: 'Write a number such as 5 or 5.00, without quotes and without words',
  int: 'Write a whole number, without quotes and without words',
  boolean: 'Write true or false, without quotes',
  string: 'Write a text. Put it in quotes if it looks like a number, a day, or true or false',
  array: 'Write a list: [ one, two ], or a line that starts with "- " for each item',
  tuple: 'Write a list: [ one, two ]',
  object: `Write fields instead of one value. If it is a text, write it in each language: { ${localeCodes.map((code) => `${code}: "…"`).join(', ')} }`,
  record: 'Write fields instead of one value, such as { name: value }',
};

/** Returns what to write instead, without a period: the words of the schema, or for those of its library our own. */
export function schemaRemedy(issue: z.core.$ZodIssue): string {
  return (libraryWords.test(issue.message) && ownWords(issue)) || issue.message;
}

function ownWords(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return numberWithComma(issue) ?? typeRemedies[issue.expected];
    case 'invalid_value':
      return `Write ${issue.values
        .map(String)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1')}`;
    case 'too_big':
      return `Write at most ${String(issue.maximum)}${unitOf(issue.origin)}`;
    case 'too_small':
      return `Write at least ${String(issue.minimum)}${unitOf(issue.origin)}`;
    case 'invalid_union': {
      // Each branch has its own list of issues. Those of the value itself, not of a field in it, say what would fit.
      const branches = issue.errors.flatMap(([first]) =>
        first && first.path.length === 0 ? [schemaRemedy(first)] : [],
      );
      return branches.length > 0 ? [...new Set(branches)].join('. Or: ') : undefined;
    }
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return undefined;
  }
}

/** A price such as 11,99 is a text in YAML. */
function numberWithComma({ expected, input }: z.core.$ZodIssueInvalidType): string | undefined {
  const [, whole, decimals] = (typeof input === 'string' && /^(\d+),(\d+)$/.exec(input)) || [];
  return expected === 'number' && whole !== undefined
    ? `Write ${whole}.${decimals}, with a point`
    : undefined;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' ? ' entries' : '';
}

import { isFields } from './facts/fact-tree.ts';
import type { Problem } from './problem.ts';

/** What a JSON file may hold that is not messages: a list, a number, nothing. */
export function messageTreeProblems(
  data: unknown,
  lineOf: (key: string) => number | undefined,
): Omit<Problem, 'file'>[] {
  if (!isFields(data)) {
    return [
      { line: 1, message: 'The file has the wrong shape.', remedy: 'Write { "group": { "name": "text" } }.' },
    ];
  }
  return keysWithoutText(data, '').map((key) => ({
    line: lineOf(key),
    message: `The message "${key}" is not text.`,
    remedy: 'Write it in double quotes.',
  }));
}

function keysWithoutText(tree: Readonly<Record<string, unknown>>, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    return isFields(value) ? keysWithoutText(value, `${prefix}${key}.`) : [prefix + key];
  });
}

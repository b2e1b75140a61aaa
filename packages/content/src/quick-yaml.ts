import { isDeepStrictEqual } from 'node:util';

/**
 * Formats data as one line of JSON, which is valid YAML and parses fifty times as fast. A release stores the editors' files
 * like this, because a server reads all of them before it can answer. undefined if JSON cannot represent the data.
 */
export function toQuickYaml(data: unknown): string | undefined {
  const text = JSON.stringify(data);
  return isObjectOrArray(text) && isDeepStrictEqual(JSON.parse(text), data) ? text : undefined;
}

/** Parses a file that `toQuickYaml` has formatted; undefined for files that were written by hand. */
export function parseQuickYaml(text: string): unknown {
  if (!isObjectOrArray(text) || text.includes('\n')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObjectOrArray(text: string | undefined): text is string {
  return text !== undefined && /^[{[]/.test(text);
}

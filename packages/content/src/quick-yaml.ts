import { isDeepStrictEqual } from 'node:util';

/**
 * Formats data as one line of JSON, which is valid YAML and parses fifty times as fast. A release has the editors' files in
 * this form, because a server reads all of them before it can respond. Undefined if JSON cannot represent the data.
 */
export function toQuickYaml(data: unknown): string | undefined {
  const text = JSON.stringify(data);
  return isObjectOrArray(text) && isDeepStrictEqual(JSON.parse(text), data) ? text : undefined;
}

/** Parses a file that `toQuickYaml` formatted; undefined for files that were written by hand. */
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

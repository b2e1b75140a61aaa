import { isDeepStrictEqual } from 'node:util';

/**
 * Formats data as one line of JSON, which is valid YAML and parses fifty times as fast. A release stores the editors' files
 * like this, because a server reads all of them before it can answer. undefined if JSON cannot represent the data.
 */
export function quickYaml(data: unknown): string | undefined {
  const text = JSON.stringify(data);
  return isTable(text) && isDeepStrictEqual(JSON.parse(text), data) ? text : undefined;
}

/** Parses such a file; undefined for files that were written by hand. */
export function quickData(text: string): unknown {
  if (!isTable(text) || text.includes('\n')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isTable(text: string | undefined): text is string {
  return text !== undefined && /^[{[]/.test(text);
}

import { parse } from 'yaml';
import { parseQuickYaml, toQuickYaml } from './quick-yaml.ts';
import { yamlErrorMessage } from './yaml-remedy.ts';

/** The front matter of a document, between its `---` fences. */
export interface FrontMatterBlock {
  /** The YAML as written, for finding lines. */
  readonly yaml: string;
  readonly parsed: ParsedYaml;
}

type ParsedYaml =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/**
 * Matches front matter. The closing fence must be a line of its own, because a value may end in `---`. Some editors put a
 * byte order mark first.
 */
const fence = /^\uFEFF?---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

export function readFrontMatter(source: string): FrontMatterBlock | undefined {
  const yaml = fence.exec(source)?.[1];
  return yaml === undefined ? undefined : { yaml, parsed: parseYaml(yaml) };
}

/** Returns the index of the character at which the body starts. */
export function bodyStart(source: string): number {
  return fence.exec(source)?.[0].length ?? 0;
}

/** Returns the document with front matter that parses faster; unchanged if JSON cannot represent the front matter. */
export function withQuickFrontMatter(source: string): string {
  const parsed = readFrontMatter(source)?.parsed;
  const quick = parsed?.ok ? toQuickYaml(parsed.data) : undefined;
  return quick === undefined ? source : `---\n${quick}\n---\n${source.slice(bodyStart(source))}`;
}

/** Parses front matter. Dates stay strings, because a day is a fact as written and not a moment in a time zone. */
function parseYaml(yaml: string): ParsedYaml {
  const quick = parseQuickYaml(yaml.trimEnd());
  if (quick !== undefined) return { ok: true, data: quick };
  try {
    return { ok: true, data: parse(yaml, { schema: 'core' }) ?? {} };
  } catch (error) {
    const line = (error as { linePos?: [{ line: number }] }).linePos?.[0].line ?? 1;
    return { ok: false, line: line + 1, reason: yamlErrorMessage((error as Error).message) };
  }
}

/** Returns the line of a top-level field. Front matter starts on the second line of its file. */
export function lineOfField(yaml: string, field: string): number | undefined {
  const index = yaml.split(/\r?\n/).findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? undefined : index + 2;
}

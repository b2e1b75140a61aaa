import { type Problem, ProblemsError } from '../problem.ts';

/** One text of a PO file, the gettext format that translators' tools read and write. */
export interface PoEntry {
  /** The context, which distinguishes the text from another text with the same words. */
  readonly context: string;
  readonly original: string;
  /** The translation; empty if there is none. */
  readonly translation: string;
  /** The files that use the text, with a line if there is one. */
  readonly references: readonly string[];
  readonly notes: readonly string[];
  readonly flags: readonly string[];
}

/** An entry that was parsed, with the line of its translation. */
export interface ReadPoEntry extends PoEntry {
  readonly line: number;
}

/**
 * The flag of a translation of which its author is not sure, or that an editor copied from a text that has changed since.
 */
export const fuzzyFlag = 'fuzzy';

/** Formats a PO file. Lines are not wrapped, so that a changed word changes one line. */
export function poText(language: string, entries: readonly PoEntry[]): string {
  const header = [
    `Language: ${language}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
  ].join('\n');
  const parts = entries.map(({ context, original, translation, references, notes, flags }) =>
    [
      ...notes.flatMap((note) => note.split('\n')).map((line) => `#. ${line}`),
      ...references.map((reference) => `#: ${encodeURI(reference)}`),
      ...(flags.length === 0 ? [] : [`#, ${flags.join(', ')}`]),
      ...field('msgctxt', context),
      ...field('msgid', original),
      ...field('msgstr', translation),
    ].join('\n'),
  );
  return `${[[...field('msgid', ''), ...field('msgstr', header)].join('\n'), ...parts].join('\n\n')}\n`;
}

function field(name: string, text: string): string[] {
  const lines = text.split(/(?<=\n)/).map(quoted);
  return lines.length === 1 ? [`${name} ${lines[0]}`] : [`${name} ""`, ...lines];
}

const escapes = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t', '\r': '\\r' } as const;
const meanings = new Map(Object.entries(escapes).map(([letter, written]) => [written.slice(1), letter]));

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\\n\t\r]/g, (letter) => escapes[letter as keyof typeof escapes])}"`;
}

const quotedText = /^"((?:[^"\\]|\\.)*)"$/s;
const fieldLine = /^(msgctxt|msgid|msgstr) (.*)$/s;

type FieldName = 'msgctxt' | 'msgid' | 'msgstr';

/** An entry that is being parsed. */
interface Draft {
  readonly fields: Map<FieldName, string>;
  readonly references: string[];
  readonly notes: string[];
  readonly flags: string[];
  last: FieldName | undefined;
  line: number;
}

function emptyDraft(): Draft {
  return { fields: new Map(), references: [], notes: [], flags: [], last: undefined, line: 0 };
}

export interface PoFile {
  /** The language in the header; undefined if there is none. */
  readonly language: string | undefined;
  readonly entries: readonly ReadPoEntry[];
}

/** Parses a PO file without its obsolete entries (`#~`). */
export function readPo(file: string, text: string): PoFile {
  let header = '';
  const entries: ReadPoEntry[] = [];
  let draft = emptyDraft();
  const finish = () => {
    const { original, ...entry } = entryOf(draft);
    if (original === '') header ||= entry.translation;
    else if (original !== undefined) entries.push({ original, ...entry });
    draft = emptyDraft();
  };
  for (const [index, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = written.trim();
    const startsEntry = line === '' || line.startsWith('#') || line.startsWith('msgctxt ');
    if (draft.last === 'msgstr' && (startsEntry || line.startsWith('msgid '))) finish();
    const problem = readLine(draft, line, index + 1);
    if (problem) throw new ProblemsError([{ file, line: index + 1, ...problem }]);
  }
  finish();
  return { language: /^Language: *(\S+)/m.exec(header)?.[1], entries };
}

/** Adds one line to the entry; returns the reason if it cannot be parsed. */
function readLine(draft: Draft, line: string, number: number): Omit<Problem, 'file'> | undefined {
  if (line === '' || line.startsWith('#~')) return undefined;
  if (line.startsWith('#')) {
    readComment(draft, line);
    return undefined;
  }
  const [, name, rest = line] = fieldLine.exec(line) ?? [];
  if (name !== undefined) {
    draft.last = name as FieldName;
    if (draft.last === 'msgstr') draft.line = number;
  }
  const inner = quotedText.exec(rest)?.[1];
  if (inner === undefined || draft.last === undefined) {
    return {
      message: `The site does not write such a line into PO files: ${line}`,
      remedy:
        'Use msgctxt, msgid and msgstr, each with its text in double quotes; plurals are part of the text.',
    };
  }
  const before = name === undefined ? (draft.fields.get(draft.last) ?? '') : '';
  draft.fields.set(draft.last, before + unescaped(inner));
  return undefined;
}

function readComment(draft: Draft, line: string): void {
  const words = line.slice(2).trim();
  if (line.startsWith('#.')) draft.notes.push(words);
  if (line.startsWith('#:')) draft.references.push(...words.split(/\s+/).map(decoded));
  if (line.startsWith('#,')) draft.flags.push(...words.split(/\s*,\s*/));
}

function decoded(reference: string): string {
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gs, (_, letter: string) => meanings.get(letter) ?? letter);
}

/** Creates an entry. Its original is empty for the header, and undefined for comments that belong to no text. */
function entryOf({ fields, references, notes, flags, line }: Draft) {
  const [context = '', translation = ''] = [fields.get('msgctxt'), fields.get('msgstr')];
  return { context, original: fields.get('msgid'), translation, references, notes, flags, line };
}

import { type Cell, cellsIn } from '@vpn-site/content/facts/cells.ts';
import { filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { z } from 'zod';
import type { Finding, Proposal } from '#rules/proposal.ts';
import type { DatasetFile, Imported, Importer, ImporterFacts } from './importer.ts';
import { jsonOf } from './json-text.ts';
import {
  isOlder,
  isWorthRenewing,
  quoteEdit,
  quoteFrom,
  renewalEdits,
  sourceUnder,
} from './read-statement.ts';

const directory = /^https:\/\/github\.com\/2factorauth\/twofactorauth\//;

/** The directory's names of methods → ours. Methods missing here have no equivalent. */
const methods: Readonly<Record<string, string>> = { totp: 'totp', u2f: 'hardware-key', email: 'email' };

const entrySchema = z
  .record(z.string(), z.looseObject({ domain: z.string(), tfa: z.array(z.string()).optional() }))
  .refine((entry) => Object.keys(entry).length === 1, 'one name expected');

/**
 * Imports the 2factorauth directory: the second factors of each provider. A cell that rests on the directory alone takes
 * its value; with other sources, a difference becomes a finding.
 */
export const twoFactor: Importer = {
  ending: '.json',
  wanted: ({ aliases }) => Object.values(aliases['two-factor'].entries),
  run: ({ files, missing }, site): Imported => {
    const found = Object.entries(site.aliases['two-factor'].entries).map(([provider, name]) => {
      const cell = cellOf(provider, site);
      const file = files.find((one) => one.name === name);
      const gone = missing.find((one) => one.name === name);
      if (!cell) return nothing;
      return file ? readEntry(cell, file) : { ...nothing, findings: gone ? goneFindings(cell, gone) : [] };
    });
    return {
      proposals: found.flatMap(({ proposals }) => proposals),
      findings: found.flatMap(({ findings }) => findings),
      remarks: found.flatMap(({ remarks }) => remarks),
    };
  },
};

type Outcome = Required<Pick<Imported, 'proposals' | 'findings'>> & { readonly remarks: readonly string[] };
const nothing: Outcome = { proposals: [], findings: [], remarks: [] };

function cellOf(provider: string, { factFiles }: ImporterFacts): Cell | undefined {
  const file = filesOfKind(factFiles, 'provider').find((one) => stemOf(one) === provider);
  return file && cellsIn(file).find(({ key, isClaim }) => key === 'two-factor' && !isClaim);
}

function readEntry(cell: Cell, file: DatasetFile): Outcome {
  const { words, named, unnamed } = entryOf(file);
  const source = sourceUnder(cell, directory);
  const isSame = unnamed.length === 0 && hasSameMethods(named, itemsOf(cell.fields.value).map(String));
  if (source === undefined || unnamed.length > 0) {
    return { ...nothing, findings: isSame ? [] : [differs(cell, file, words)] };
  }
  const read = { cell, source, file, reportedOn: file.reportedOn };
  const provider = stemOf(cell.file);
  if (isOlder(read)) {
    const remark = `${provider}: the entry is from ${file.reportedOn}, our file from ${String(cell.fields.asOf)}; not changed.`;
    return { ...nothing, remarks: [remark] };
  }
  const renewal = renewalEdits(read);
  if (!isSame && (renewal === undefined || itemsOf(cell.fields.sources).length > 1)) {
    return { ...nothing, findings: [differs(cell, file, words)] };
  }
  if (!renewal || (isSame && !isWorthRenewing(read))) return nothing;
  const common = {
    provider,
    file: cell.file.file,
    cell: cell.path,
    read: [{ id: source, url: file.url, on: file.readOn, capture: file.capture }],
    quote: words,
  };
  const proposal: Proposal = isSame
    ? {
        ...common,
        id: `two-factor:${provider}:same`,
        kind: 'still-true',
        edits: renewal,
        summary: `${provider}: the directory still lists the same second factors.`,
      }
    : {
        ...common,
        id: `two-factor:${provider}:${named.join('+') || 'none'}`,
        kind: 'value',
        edits: [
          { file: cell.file.file, path: [...cell.path, 'value'], value: named },
          { file: cell.file.file, path: [...cell.path, 'readAs'], value: readingOf(named, words) },
          quoteEdit(read, words),
          ...renewal,
        ],
        formerQuote: quoteFrom(cell, source),
        summary: `${provider}: the directory now lists ${named.join(', ') || 'no second factor'}; we say ${valueWords(cell)}. Check the note too, because it may mention the former ones.`,
      };
  return { ...nothing, proposals: [proposal] };
}

function entryOf({ name, text }: DatasetFile) {
  const result = entrySchema.safeParse(jsonOf(text));
  const [title, entry] = Object.entries(result.data ?? {})[0] ?? [];
  if (title === undefined || entry === undefined) throw unreadable(name);
  const tfa = entry.tfa ?? [];
  return {
    words: entry.tfa
      ? `${name}: "tfa": ${JSON.stringify(tfa).replaceAll('","', '", "')}`
      : `${name}: "${title}": { "domain": "${entry.domain}", … } without a field "tfa"`,
    named: tfa.flatMap((method) => (Object.hasOwn(methods, method) ? (methods[method] ?? []) : [])),
    unnamed: tfa.filter((method) => !Object.hasOwn(methods, method)),
  };
}

/** Says how the entry was read, if it does not name the methods as we do. */
function readingOf(named: readonly string[], words: string): YamlValue | undefined {
  if (named.length === 0) return { is: named, why: 'The source lists the provider without a second factor.' };
  const isNamed = named.every((method) => words.includes(`"${method}"`));
  return isNamed ? undefined : { is: named, why: 'In the directory, u2f is a hardware key.' };
}

function unreadable(file: string): ProblemsError {
  const message = 'The file is not an entry of the 2factorauth directory.';
  return new ProblemsError([{ file, message, remedy: 'Check whether the format of entries changed.' }]);
}

/**
 * Whether both list the same methods. If accounts have no password (`not-applicable`), a directory entry without methods
 * agrees.
 */
function hasSameMethods(read: readonly string[], written: readonly string[]): boolean {
  const own = written.filter((method) => method !== 'not-applicable');
  return new Set(read).symmetricDifference(new Set(own)).size === 0;
}

function valueWords({ fields }: Cell): string {
  return Array.isArray(fields.value) ? fields.value.join(', ') || 'none' : String(fields.value);
}

function finding(kind: Finding['kind'], cell: Cell) {
  const provider = stemOf(cell.file);
  return { id: `two-factor:${kind}:${provider}`, kind, provider, file: cell.file.file, cell: cell.path };
}

function differs(cell: Cell, file: DatasetFile, words: string): Finding {
  return {
    ...finding('differs', cell),
    url: file.url,
    on: file.reportedOn,
    capture: file.capture,
    was: valueWords(cell),
    now: words,
    summary: `${stemOf(cell.file)}: the directory says ${words}; we say ${valueWords(cell)}, also from other sources. Find out which is right.`,
  };
}

function goneFindings(
  cell: Cell,
  { name, url, readOn }: Pick<DatasetFile, 'name' | 'url' | 'readOn'>,
): Finding[] {
  if (sourceUnder(cell, directory) === undefined) return [];
  const summary = `${stemOf(cell.file)}: the directory no longer has ${name}. Look for the entry under another name, or for another source.`;
  return [{ ...finding('gone', cell), url, on: readOn, summary }];
}

import { type Cell, cellsIn } from '@vpn-site/content/facts/cells.ts';
import { filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { itemsOf } from '@vpn-site/core/fields/fields.ts';
import { z } from 'zod';
import type { Finding, Proposal } from '#rules/proposal.ts';
import type { DatasetFile, Imported, Importer } from './importer.ts';
import { jsonOf } from './json-text.ts';
import {
  isOlder,
  isWorthRenewing,
  quoteEdit,
  quoteFrom,
  renewalEdits,
  sourceUnder,
} from './read-statement.ts';

const lists = /^https:\/\/github\.com\/qdm12\/gluetun[^/]*\/.*\/pkg\/servers\//;

const listSchema = z.looseObject({
  /** Unix time in seconds at which the list was made. */
  timestamp: z.int().min(1_500_000_000).max(4_000_000_000),
  servers: z.array(z.looseObject({ country: z.string().optional(), hostname: z.string().optional() })).min(1),
});

type CountedKey = 'countries' | 'servers';

interface Counted {
  readonly reportedOn: Day;
  readonly counts: Readonly<Record<CountedKey, { readonly value: number; readonly words: string }>>;
}

/**
 * Imports Gluetun's server lists by counting countries and servers. The lists are maintained by hand, so a count only
 * changes a value that rests on the list alone (mostly a claim); with any other source, a difference becomes a finding.
 */
export const serverList: Importer = {
  ending: '.json',
  wanted: ({ aliases }) => Object.values(aliases['server-list'].lists),
  run: ({ files }, { aliases, factFiles }): Imported => {
    const found = Object.entries(aliases['server-list'].lists).flatMap(([provider, name]) => {
      const file = files.find((one) => one.name === name);
      const facts = filesOfKind(factFiles, 'provider').find((one) => stemOf(one) === provider);
      if (!file || !facts) return [];
      const counted = countIn(file);
      return (['countries', 'servers'] as const).map((key) =>
        compare(
          key,
          cellsIn(facts).filter((cell) => cell.key === key),
          counted,
          file,
        ),
      );
    });
    return {
      proposals: found.flatMap(({ proposals }) => proposals),
      findings: found.flatMap(({ findings }) => findings),
      remarks: found.flatMap(({ remarks }) => remarks),
    };
  },
};

interface Outcome {
  readonly proposals: readonly Proposal[];
  readonly findings: readonly Finding[];
  readonly remarks: readonly string[];
}

const nothing: Outcome = { proposals: [], findings: [], remarks: [] };

/** Compares a count with the fact and its claims (`cells`). */
function compare(key: CountedKey, cells: readonly Cell[], counted: Counted, file: DatasetFile): Outcome {
  const { reportedOn } = counted;
  const { value, words } = counted.counts[key];
  if (value === 0) return nothing;
  const own = cells.find(
    (cell) => itemsOf(cell.fields.sources).length === 1 && sourceUnder(cell, lists) !== undefined,
  );
  const [fact] = cells;
  if (!own) {
    const isKnown = !fact || cells.some(({ fields }) => fields.value === value);
    return { ...nothing, findings: isKnown ? [] : [differs(fact, value, words, file)] };
  }
  const source = sourceUnder(own, lists) ?? '';
  const read = { cell: own, source, file, reportedOn };
  const provider = stemOf(own.file);
  if (isOlder(read)) {
    const remark = `${provider}, ${key}: the list is from ${reportedOn}, our file from ${String(own.fields.asOf)}; not changed.`;
    return { ...nothing, remarks: [remark] };
  }
  const renewal = renewalEdits(read);
  const isSame = own.fields.value === value;
  if (!renewal || (isSame && !isWorthRenewing(read))) return nothing;
  const proposal: Proposal = {
    id: `server-list:${provider}:${key}:${isSame ? 'same' : value}`,
    kind: isSame ? 'still-true' : 'value',
    provider,
    file: own.file.file,
    cell: own.path,
    edits: isSame
      ? renewal
      : [{ file: own.file.file, path: [...own.path, 'value'], value }, quoteEdit(read, words), ...renewal],
    read: [{ id: source, url: file.url, on: file.readOn, capture: file.capture }],
    quote: words,
    formerQuote: isSame ? undefined : quoteFrom(own, source),
    summary: isSame
      ? `${provider}, ${key}: the list of ${reportedOn} still has ${value}.`
      : `${provider}, ${key}: the list of ${reportedOn} has ${value}; we say ${String(own.fields.value)}. Check the note too.`,
  };
  return { ...nothing, proposals: [proposal] };
}

function differs(fact: Cell, value: number, words: string, file: DatasetFile): Finding {
  const provider = stemOf(fact.file);
  return {
    id: `server-list:differs:${provider}:${fact.key}`,
    kind: 'differs',
    provider,
    file: fact.file.file,
    cell: fact.path,
    url: file.url,
    on: file.reportedOn,
    capture: file.capture,
    was: String(fact.fields.value),
    now: words,
    summary: `${provider}, ${fact.key}: Gluetun's list has ${value}; we say ${String(fact.fields.value)}, from another source. Add it as a claim if readers may come across it.`,
  };
}

function countIn({ name, text }: DatasetFile): Counted {
  const result = listSchema.safeParse(jsonOf(text));
  if (!result.success) {
    const message = 'The file is not a server list of Gluetun.';
    throw new ProblemsError([
      { file: name, message, remedy: 'Check whether the format of the file changed.' },
    ]);
  }
  const { timestamp, servers } = result.data;
  // «India (via UK)» and «India (via Singapore)» are one country.
  const countries = distinct(servers.map(({ country }) => country?.replace(/ \(.*\)$/, '')));
  // A server is listed once for each protocol.
  const hosts = distinct(servers.map(({ hostname }) => hostname));
  const rows = `of ${servers.length} entries`;
  return {
    reportedOn: new Date(timestamp * 1000).toISOString().slice(0, 10),
    counts: {
      countries: { value: countries, words: `${name}: ${countries} different «country» ${rows} (counted)` },
      servers: { value: hosts, words: `${name}: ${hosts} different «hostname» ${rows} (counted)` },
    },
  };
}

function distinct(texts: readonly (string | undefined)[]): number {
  return new Set(texts.filter(Boolean)).size;
}

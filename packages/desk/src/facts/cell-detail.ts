import { type Cell, sourcesIn } from '@vpn-site/content/facts/cells.ts';
import { factFileKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import type { Facts } from '@vpn-site/content/facts/facts-from.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { LocalizedText } from '@vpn-site/core/locale/locale-table.ts';
import { hasWords, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import { sourceAddress } from '@vpn-site/core/provider/source-words.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { CellFields } from '@vpn-site/upkeep/rules/decision.ts';
import type { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import { WatchMemory } from '@vpn-site/upkeep/watch/watch-memory.ts';
import { stringify } from 'yaml';
import { versionOf } from './facts-on-disk.ts';
import { cellId, cellLines, citationsOutside } from './find-cell.ts';
import { rulesFor } from './guideline-rules.ts';
import { markedText } from './marked-text.ts';
import { newestCapture, noticesOf, type Observed, preparedChange } from './notices.ts';
import type { CellDetail, DeskSource } from './wire.ts';

/** Returns everything that an editor needs to decide about a cell (the entry of one key in a fact file). */
export function cellDetail(
  root: string,
  cell: Cell,
  text: string,
  facts: Facts,
  upkeep: UpkeepFolder,
  observed: Observed,
): CellDetail {
  const { file, path, key } = cell;
  const fields = cell.fields as CellFields;
  const line = file.lineOf(path);
  const described = descriptionOf(cell, facts);
  return {
    id: cellId(file.file, path),
    version: versionOf(text),
    file: file.file,
    line,
    yaml: cellLines(text, line),
    key,
    ...described,
    fields,
    valueText: stringify(fields.value, { lineWidth: 0, schema: 'core' }).trimEnd(),
    sources: cellSources(cell, upkeep, observed),
    notices: noticesOf(observed, cell),
    prepared: preparedChange(observed, cell),
    rules: rulesFor(root, key, described.type),
  };
}

type Description = Pick<
  CellDetail,
  'subjectName' | 'label' | 'explanation' | 'type' | 'lifetime' | 'options'
>;

/** Returns the name, label and type of a cell. */
export function descriptionOf({ file, key }: Cell, { providers, vocabulary, countries }: Facts): Description {
  const definition = definitionOf(key, vocabulary);
  if (factFileKind(file.file) === 'provider' && definition) {
    const id = fieldsOf(file.data).id;
    return {
      subjectName: providers.find((provider) => provider.id === id)?.name ?? String(id),
      label: definition.label.en,
      explanation: definition.explanation.en,
      type: definition.type,
      lifetime: definition.lifetime,
      options: inEnglish(definition.options),
    };
  }
  const { name, code } = fieldsOf(file.data);
  const fact = countries.get(String(code))?.facts.find(({ id }) => id === key);
  return {
    subjectName: english(name) ?? stemOf(file),
    label: fact?.label.en ?? key,
    explanation: '',
    type: undefined,
    lifetime: fact?.lifetime ?? 'never',
    options: {},
  };
}

function english(text: unknown): string | undefined {
  const { en } = fieldsOf(text);
  return typeof en === 'string' ? en : undefined;
}

function inEnglish(options: Readonly<Record<string, LocalizedText>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(options).map(([name, label]) => [name, label.en]));
}

function cellSources({ file, path, fields }: Cell, upkeep: UpkeepFolder, observed: Observed): DeskSource[] {
  const { sources = [], quotes } = fields as CellFields;
  const table = sourcesIn(file);
  const others = citationsOutside(file, path);
  const watched = new WatchMemory(upkeep);
  return sources.flatMap((id) => {
    const source = table[id];
    if (!source) return [];
    const own = quotesFrom({ quotes }, id);
    const texts = own.filter(hasWords);
    const captured = newestCapture(observed, source.url);
    // A page that led to no finding or proposal is only known to the watcher.
    const name = captured?.capture ?? watched.page(source.url)?.captures[0];
    const text = name === undefined ? undefined : upkeep.capture(name);
    return [
      {
        id,
        ...source,
        address: sourceAddress(source, texts[0]),
        quotes: own,
        citedByOthers: others.get(id) ?? 0,
        capture:
          captured && text !== undefined
            ? {
                on: captured.on,
                parts: markedText(
                  text,
                  texts.map((quote) => quote.text),
                ),
              }
            : undefined,
      },
    ];
  });
}

import { type Fields, fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import { type FactFile, factFileKind, filesOfKind, stemOf } from './fact-file.ts';
import type { Path } from './fact-tree.ts';

/** A value in a file with its evidence: a fact of a provider or country, or another value that a source gives (a claim). */
export interface Cell {
  readonly file: FactFile;
  readonly path: Path;
  readonly key: string;
  readonly fields: Fields;
  /** Whether this is a claim: another value, shown next to the fact. */
  readonly isClaim: boolean;
}

/** Returns the sources that a file describes, by id; none if the file has another shape. */
export function sourcesIn({ data }: FactFile): Readonly<Record<string, Source>> {
  return fieldsOf(fieldsOf(data).sources) as Readonly<Record<string, Source>>;
}

/** Returns the facts and claims of a file. Parts of invalid files that have the wrong shape are skipped. */
export function cellsIn(file: FactFile): Cell[] {
  const data = fieldsOf(file.data);
  const kind = factFileKind(file.file);
  if (kind !== 'provider' && kind !== 'country') return [];
  return Object.entries(fieldsOf(data.facts)).flatMap(([key, fact]) => {
    const basePath = ['facts', key];
    const claims = itemsOf(fieldsOf(fact).claims).map((claim, index) => ({
      path: [...basePath, 'claims', index],
      fields: claim,
      isClaim: true,
    }));
    return [{ path: basePath, fields: fact, isClaim: false }, ...claims].flatMap(({ fields, ...at }) =>
      isFields(fields) ? [{ file, key, fields, ...at }] : [],
    );
  });
}

/** Returns the facts and claims of a file whose value is known. */
export function knownCellsIn(file: FactFile): Cell[] {
  return cellsIn(file).filter(({ fields }) => fields.value !== undefined && fields.value !== unknown);
}

/**
 * Returns everything about a provider or country that needs a source, a date and a quote: known values, and for a provider
 * also its end and its former names.
 */
export function citedCellsIn(file: FactFile): Cell[] {
  return [...knownCellsIn(file), ...lifecycleCellsIn(file)];
}

function lifecycleCellsIn(file: FactFile): Cell[] {
  if (factFileKind(file.file) !== 'provider') return [];
  const { status, formerly } = fieldsOf(file.data);
  const entries = [
    { path: ['status'], fields: status },
    ...itemsOf(formerly).map((fields, index) => ({ path: ['formerly', index], fields })),
  ];
  return entries.flatMap(({ path, fields }) =>
    isFields(fields) ? [{ file, path, key: String(path[0]), fields, isClaim: false }] : [],
  );
}

/** Whether a file belongs to a provider that closed or merged. */
export function isOfFormerProvider(file: FactFile): boolean {
  return factFileKind(file.file) === 'provider' && isFields(fieldsOf(file.data).status);
}

/** Returns the files whose sources are checked again: all except those of providers that closed or merged. */
export function currentFactFiles(files: readonly FactFile[]): FactFile[] {
  const former = new Set(files.filter(isOfFormerProvider).map(stemOf));
  const named = filesOfKind(files, 'provider', 'price-history', 'policy-history');
  return files.filter((file) => !named.includes(file) || !former.has(stemOf(file)));
}

/** Returns the statements of a cell: the items of a list, or the value itself. */
export function statementsOf({ path, fields }: Cell): { path: Path; value: unknown }[] {
  const { value } = fields;
  const basePath = [...path, 'value'];
  if (!Array.isArray(value)) return [{ path: basePath, value }];
  return value.map((item: unknown, index) => ({ path: [...basePath, index], value: item }));
}

import { unknown } from '#domain/provider/fact.ts';
import { type FactFile, factFileKind } from './fact-file.ts';
import { type Fields, fieldsOf, isFields, itemsOf, type Path } from './fact-tree.ts';

/** A place where a value stands with its evidence: a fact of a provider or country, or a claim beside it. */
export interface Cell {
  readonly file: FactFile;
  readonly path: Path;
  /** The key of the fact. */
  readonly key: string;
  readonly fields: Fields;
  /** Another value beside the fact. */
  readonly isClaim: boolean;
}

/** The facts and claims of a file, as far as it has the right shape. */
export function cellsIn(file: FactFile): Cell[] {
  const data = fieldsOf(file.data);
  const kind = factFileKind(file.file);
  if (kind !== 'provider' && kind !== 'country') return [];
  return Object.entries(fieldsOf(data.facts)).flatMap(([key, fact]) => {
    const place = ['facts', key];
    const claims = itemsOf(fieldsOf(fact).claims).map((claim, index) => ({
      path: [...place, 'claims', index],
      fields: claim,
      isClaim: true,
    }));
    return [{ path: place, fields: fact, isClaim: false }, ...claims].flatMap(({ fields, ...at }) =>
      isFields(fields) ? [{ file, key, fields, ...at }] : [],
    );
  });
}

/** The facts and claims of a file that say something. */
export function knownCellsIn(file: FactFile): Cell[] {
  return cellsIn(file).filter(({ fields }) => fields.value !== undefined && fields.value !== unknown);
}

/** What a cell says, one by one: the items of a list, or the value itself. */
export function statementsOf({ path, fields }: Cell): { path: Path; value: unknown }[] {
  const { value } = fields;
  const place = [...path, 'value'];
  if (!Array.isArray(value)) return [{ path: place, value }];
  return value.map((item: unknown, index) => ({ path: [...place, index], value: item }));
}

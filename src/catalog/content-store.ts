import { commonFolder, readCommonFiles } from './common-files.ts';
import type { FactFile } from './facts/fact-file.ts';
import { fieldsOf } from './facts/fact-tree.ts';

/** A record of structured words. Its stem is '{locale}/{path under content/ without locale and extension}'. */
export interface StoreRecord {
  readonly stem: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface StoreQuery {
  where(field: 'stem', operator: '=', value: string): StoreQuery;
  first(): StoreRecord | undefined;
}

const commonFile = /^(?<name>.+)\.(?<locale>[^./]+)\.yaml$/;

/**
 * Records under content/data/common, in one collection per language: 'common_{locale}'. A file without fields
 * is a record without words: which words there must be, and that it is YAML, is said by the rules. One field is read
 * from it today; collection, filter and cache key are the specification's (clauses store-query, store-query-cached), so it is no less.
 */
export class ContentStore {
  readonly #collections = new Map<string, StoreRecord[]>();
  readonly #answers = new Map<string, StoreRecord | undefined>();

  constructor(root: string) {
    for (const file of readCommonFiles(root)) this.#add(file);
  }

  collection(name: string): StoreQuery {
    return query(this.#collections.get(name) ?? []);
  }

  /** The first record of a query, asked once and kept under this key for its collection. */
  cachedFirst(
    key: string,
    collection: string,
    ask: (query: StoreQuery) => StoreQuery,
  ): StoreRecord | undefined {
    const place = `${collection}:${key}`;
    if (!this.#answers.has(place)) this.#answers.set(place, ask(this.collection(collection)).first());
    return this.#answers.get(place);
  }

  #add({ file, data }: FactFile): void {
    const { name, locale } = commonFile.exec(file.slice(commonFolder.length + 1))?.groups ?? {};
    if (name === undefined || locale === undefined) return;
    const records = this.#collections.get(`common_${locale}`) ?? [];
    records.push({ stem: `${locale}/data/common/${name}`, meta: fieldsOf(data) });
    this.#collections.set(`common_${locale}`, records);
  }
}

function query(records: readonly StoreRecord[]): StoreQuery {
  return {
    where: (field, _equals, value) => query(records.filter((record) => record[field] === value)),
    first: () => records[0],
  };
}

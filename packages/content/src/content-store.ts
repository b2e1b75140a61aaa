import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { type FactFile, readFactFile } from './facts/fact-file.ts';

/** Structured texts that belong to no single page, one file per name and language. */
export const commonFolder = 'content/data/common';

export function readCommonFiles(root: string): FactFile[] {
  const folder = join(root, commonFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readFactFile(root, `${commonFolder}/${name}`));
}

/** A record of structured texts. Its stem is '{locale}/{path under content/ without locale and extension}'. */
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
 * Records under content/data/common, in one collection per language: 'common_{locale}'. A file without fields is an empty
 * record; the rules check that a file is YAML and has the required texts. Only one field is read today. The specification
 * requires collection, filter and cache key (clauses store-query, store-query-cached).
 */
export class ContentStore {
  readonly #collections = new Map<string, StoreRecord[]>();
  readonly #firstRecords = new Map<string, StoreRecord | undefined>();

  constructor(root: string) {
    for (const file of readCommonFiles(root)) this.#add(file);
  }

  collection(name: string): StoreQuery {
    return queryOf(this.#collections.get(name) ?? []);
  }

  /** Returns the first record of a query. The result is cached for its collection under this key. */
  cachedFirst(
    key: string,
    collection: string,
    ask: (query: StoreQuery) => StoreQuery,
  ): StoreRecord | undefined {
    const cacheKey = `${collection}:${key}`;
    if (!this.#firstRecords.has(cacheKey))
      this.#firstRecords.set(cacheKey, ask(this.collection(collection)).first());
    return this.#firstRecords.get(cacheKey);
  }

  #add({ file, data }: FactFile): void {
    const { name, locale } = commonFile.exec(file.slice(commonFolder.length + 1))?.groups ?? {};
    if (name === undefined || locale === undefined) return;
    const records = this.#collections.get(`common_${locale}`) ?? [];
    records.push({ stem: `${locale}/data/common/${name}`, meta: fieldsOf(data) });
    this.#collections.set(`common_${locale}`, records);
  }
}

function queryOf(records: readonly StoreRecord[]): StoreQuery {
  return {
    where: (field, _equals, value) => queryOf(records.filter((record) => record[field] === value)),
    first: () => records[0],
  };
}

/** Returns the footer's disclosure: the first record of 'common_{locale}' whose stem is '{locale}/data/common/website'. */
export function websiteDisclosure(store: ContentStore, locale: LocaleCode): string | undefined {
  const record = store.cachedFirst('website', `common_${locale}`, (query) =>
    query.where('stem', '=', `${locale}/data/common/website`),
  );
  const disclosure = record?.meta.disclosure;
  return typeof disclosure === 'string' && disclosure.trim() !== '' ? disclosure : undefined;
}

import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

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

/** Records under content/data/common, in one collection per language: 'common_{locale}'. */
export class ContentStore {
  readonly #collections = new Map<string, StoreRecord[]>();

  constructor(root: string) {
    const folder = join(root, 'content/data/common');
    for (const entry of readdirSync(folder, { withFileTypes: true })) this.#add(folder, entry);
  }

  collection(name: string): StoreQuery {
    return query(this.#collections.get(name) ?? []);
  }

  #add(folder: string, entry: Dirent): void {
    const { name, locale } = commonFile.exec(entry.name)?.groups ?? {};
    if (name === undefined || locale === undefined) return;
    const meta = parse(readFileSync(join(folder, entry.name), 'utf8'), {
      schema: 'core',
    }) as StoreRecord['meta'];
    const records = this.#collections.get(`common_${locale}`) ?? [];
    records.push({ stem: `${locale}/data/common/${name}`, meta });
    this.#collections.set(`common_${locale}`, records);
  }
}

function query(records: readonly StoreRecord[]): StoreQuery {
  return {
    where: (field, _equals, value) => query(records.filter((record) => record[field] === value)),
    first: () => records[0],
  };
}

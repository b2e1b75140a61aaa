import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { syntheticWord } from '../search/synthetic-word.ts';
import { syntheticReview } from './synthetic-review.ts';

type Fields = Record<string, unknown>;

interface ProviderFile extends Fields {
  readonly facts: Record<string, Fields>;
  readonly sources: Fields;
}

/** It leads every ranking, and the words about the first place must stay true: nobody is a copy of it. */
const leader = 'proton-vpn';
/** So many facts of a copy are unknown, others in each, so that copies differ from their model and from each other. */
const factsUnknown = 3;

/** Providers beside the project's own until there are so many: copies of their facts and sources, reviews of their own. */
export function addProviders(folder: string, count: number): void {
  const models = readdirSync(join(folder, 'facts/providers'))
    .map((name) => name.replace('.yaml', ''))
    .filter((id) => id !== leader);
  const added = Array.from({ length: Math.max(0, count - models.length - 1) }, (_, place) => ({
    id: `${syntheticWord(place * 37)}-net`,
    model: models[place % models.length] ?? '',
    place,
  }));
  const owned = added.map(({ id, model, place }) => addProvider(folder, id, model, place));
  const ownershipFile = join(folder, 'facts/ownership.yaml');
  const ownership = parse(readFileSync(ownershipFile, 'utf8')) as { ungrouped: Fields[] };
  const [{ asOf, checked, sources } = {}] = ownership.ungrouped;
  ownership.ungrouped.push(...owned.map((brand) => ({ ...brand, asOf, checked, sources })));
  writeFileSync(ownershipFile, stringify(ownership, { aliasDuplicateObjects: false }));
}

/** Writes all files of a provider; what ownership.yaml must say of it is given back. */
function addProvider(folder: string, id: string, model: string, place: number): Fields {
  const read = (kind: string) =>
    parse(readFileSync(join(folder, `facts/${kind}/${model}.yaml`), 'utf8')) as Fields;
  const write = (kind: string, fields: Fields) =>
    writeFileSync(
      join(folder, `facts/${kind}/${id}.yaml`),
      stringify(fields, { aliasDuplicateObjects: false }),
    );
  const name = nameOf(id);
  const provider = read('providers') as ProviderFile;
  const facts = withUnknown(provider.facts, place);
  const website = `https://${id}.example`;
  const sources = citedSources(facts, provider.sources);
  write('providers', { ...provider, id, name, website, facts, sources });
  write('offers', { ...read('offers'), provider: id, destination: website });
  if (existsSync(join(folder, `facts/price-history/${model}.yaml`))) {
    write('price-history', { ...read('price-history'), provider: id });
  }
  for (const locale of localeCodes) {
    writeFileSync(join(folder, `content/reviews/${id}.${locale}.md`), syntheticReview(id, name, place));
  }
  return { id, name, jurisdiction: facts.jurisdiction?.value, owner: 'unknown' };
}

function nameOf(id: string): string {
  const [word = ''] = id.split('-');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Net`;
}

/** Where a provider has its seat stands in ownership.yaml too, so it stays known. */
function withUnknown(facts: ProviderFile['facts'], place: number): ProviderFile['facts'] {
  const keys = Object.keys(facts).filter((key) => key !== 'jurisdiction');
  const unknown = new Set(
    Array.from({ length: factsUnknown }, (_, turn) => keys[(place * 7 + turn * 13) % keys.length]),
  );
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, unknown.has(key) ? { value: 'unknown' } : fact]),
  );
}

/** A source that nothing cites is refused. */
function citedSources(facts: ProviderFile['facts'], sources: Fields): Fields {
  const text = JSON.stringify(facts);
  return Object.fromEntries(Object.entries(sources).filter(([source]) => text.includes(`"${source}"`)));
}

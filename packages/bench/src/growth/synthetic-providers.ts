import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { seededRandom } from '@vpn-site/core/scoring/seeded-random.ts';
import { parse, stringify } from 'yaml';
import { syntheticWord } from '../search/synthetic-search-file.ts';

type Fields = Record<string, unknown>;

interface ProviderFile extends Fields {
  readonly facts: Record<string, Fields>;
  readonly sources: Fields;
}

/** The provider at the top of every ranking. It is never copied, because the text about the first place must stay true. */
const leader = 'proton-vpn';
/**
 * The number of facts that are made unknown in each copy. They differ in each copy, so that copies differ from their model
 * and from each other.
 */
const factsUnknown = 3;
/**
 * Facts that must agree with other files (the owner, the orders that block a provider). They are made unknown in copies,
 * because those files do not contain copies.
 */
const factsInOtherFiles = ['owner-interests', 'blocked-in'];

/** Adds providers until there are this many: copies of existing facts and sources, with their own reviews. */
export function addProviders(folder: string, count: number): void {
  const models = readdirSync(join(folder, 'facts/providers'))
    .map((name) => name.replace('.yaml', ''))
    .filter((id) => id !== leader);
  const added = Array.from({ length: Math.max(0, count - models.length - 1) }, (_, index) => ({
    id: `${syntheticWord(index * 37)}-net`,
    model: models[index % models.length] ?? '',
    index,
  }));
  const owned = added.map(({ id, model, index }) => addProvider(folder, id, model, index));
  const ownershipFile = join(folder, 'facts/ownership.yaml');
  const ownership = parse(readFileSync(ownershipFile, 'utf8')) as { ungrouped: Fields[] };
  const [{ asOf, checked, sources } = {}] = ownership.ungrouped;
  ownership.ungrouped.push(...owned.map((brand) => ({ ...brand, asOf, checked, sources })));
  writeFileSync(ownershipFile, stringify(ownership, { aliasDuplicateObjects: false }));
}

/** Writes all files of a provider; returns its entry for ownership.yaml. */
function addProvider(folder: string, id: string, model: string, index: number): Fields {
  const read = (kind: string) =>
    parse(readFileSync(join(folder, `facts/${kind}/${model}.yaml`), 'utf8')) as Fields;
  const write = (kind: string, fields: Fields) =>
    writeFileSync(
      join(folder, `facts/${kind}/${id}.yaml`),
      stringify(fields, { aliasDuplicateObjects: false }),
    );
  const name = nameOf(id);
  const provider = read('providers') as ProviderFile;
  const facts = withUnknown(provider.facts, index);
  const website = `https://${id}.example`;
  const sources = citedSources(facts, provider.sources);
  write('providers', { ...provider, id, name, website, facts, sources });
  write('offers', { ...read('offers'), provider: id, destination: website });
  if (existsSync(join(folder, `facts/price-history/${model}.yaml`))) {
    write('price-history', { ...read('price-history'), provider: id });
  }
  for (const locale of localeCodes) {
    const headings = reviewHeadings(
      readFileSync(join(folder, `content/reviews/${model}.${locale}.md`), 'utf8'),
    );
    writeFileSync(
      join(folder, `content/reviews/${id}.${locale}.md`),
      syntheticReview(id, name, index, headings),
    );
  }
  return { id, name, jurisdiction: facts.jurisdiction?.value, owner: 'unknown' };
}

function nameOf(id: string): string {
  const [word = ''] = id.split('-');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Net`;
}

/** Makes some facts unknown. The jurisdiction stays known, because ownership.yaml also has it. */
function withUnknown(facts: ProviderFile['facts'], index: number): ProviderFile['facts'] {
  const keys = Object.keys(facts).filter((key) => key !== 'jurisdiction');
  const unknown = new Set([
    ...Array.from({ length: factsUnknown }, (_, turn) => keys[(index * 7 + turn * 13) % keys.length]),
    ...factsInOtherFiles,
  ]);
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, unknown.has(key) ? { value: 'unknown' } : fact]),
  );
}

/** Returns only cited sources, because the checks reject others. */
function citedSources(facts: ProviderFile['facts'], sources: Fields): Fields {
  const text = JSON.stringify(facts);
  return Object.fromEntries(Object.entries(sources).filter(([source]) => text.includes(`"${source}"`)));
}

const sides = ['good-at', 'not-for'];
const sections = ['not-verified', 'change-our-mind'];
const linesPerList = 4;
const wordsPerSentence = 16;
/** The number of different words in our twelve English reviews together, by Heaps' law. */
const vocabulary = 4000;

/** Returns the headings of a review in its language by id; they are the same in all reviews. */
function reviewHeadings(review: string): ReadonlyMap<string, string> {
  return new Map(
    [...review.matchAll(/^#+ (.+) \{% #([\w-]+) %\}$/gm)].map(([, heading = '', id = '']) => [id, heading]),
  );
}

/**
 * Generates a review that obeys the rules: a verdict that names the provider, four lists, no number, and no sentence of
 * another review.
 */
function syntheticReview(
  id: string,
  name: string,
  index: number,
  headings: ReadonlyMap<string, string>,
): string {
  const random = seededRandom(index + 1);
  const word = () => syntheticWord(Math.floor(vocabulary * random() ** 3));
  const sentence = () => `Of ${Array.from({ length: wordsPerSentence }, word).join(' ')}.`;
  const lines = () =>
    Array.from({ length: linesPerList }, () => `- ${sentence()} ${fact('countries')}.`).join('\n');
  const fact = (key: string) => `{% fact provider="${id}" key="${key}" /%}`;
  return [
    `---\ntitle: ${name} review\ndescription: ${sentence()}\nupdated: 2026-11-15\n---`,
    `{% verdict provider="${id}" takeIf="${word()} ${word()}." leaveIf="${word()} ${word()}." %}\n${name}: ${sentence()} ${fact('audits')}.\n{% /verdict %}`,
    '{% article-pros-cons %}',
    ...sides.map((side) => `### ${headings.get(side)} {% #${side} %}\n${lines()}`),
    '{% /article-pros-cons %}',
    ...sections.flatMap((section) => [`## ${headings.get(section)} {% #${section} %}`, lines()]),
    '',
  ].join('\n\n');
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepReadingsVariable } from '@vpn-site/content/cached-readings.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { problemsOf } from '@vpn-site/content/checks/check.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { siteProblems } from '#checks/site-problems.ts';

afterEach(() => vi.unstubAllEnvs());

/** A save: the file, and a function that returns its new text; undefined removes the file. */
type Save = readonly [file: string, change: (text: string) => string | undefined];

const article = 'content/explainers/what-is-a-vpn.en.md';
const provider = 'facts/providers/alder.yaml';

const saves: Readonly<Record<string, Save>> = {
  'another sentence': [article, (text) => `${text}\nOne more sentence.\n`],
  'a block that is not there': [article, (text) => `${text}\n{% nothing /%}\n`],
  'a document gone': ['content/pages/about.en.md', () => undefined],
  'another name': [provider, (text) => text.replace(/^name:.*$/m, 'name: Elder')],
  'facts that are not YAML': [provider, (text) => `x: [\n${text}`],
  'a word of the vocabulary': ['facts/vocabulary/trust.yaml', (text) => text.replace(/en: ./, 'en: Z')],
  'words of all languages': ['content/data/words.pl.yaml', () => '"Alder": "Olcha"\n'],
  'a message': ['messages/tr.json', (text) => text.replace(/": "[^{"]{4}/, '": "Başka')],
  'messages that are not JSON': ['messages/pl.json', (text) => text.slice(1)],
};

function save(root: string, [file, change]: Save): void {
  const path = join(root, file);
  const text = change(readIfExists(path) ?? '');
  mkdirSync(dirname(path), { recursive: true });
  if (text === undefined) rmSync(path, { force: true });
  else writeFileSync(path, text);
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the site as pages and rules get it. */
function siteSnapshot(root: string): unknown {
  const problems = siteProblems(root, fixtureDay);
  let read: unknown;
  problemsOf(() => {
    const catalog = loadCatalog(root, fixtureDay);
    const { facts, documents, methodology, offers, menu } = catalog;
    const bodies = [...documents.all()].map((document) => [document, [...catalog.body(document).walk()]]);
    read = [facts, methodology, [...offers], catalog.messages('pl'), catalog.messages('tr'), menu, bodies];
    return [];
  });
  return JSON.parse(JSON.stringify([problems, read]));
}

afterAll(() => vi.unstubAllEnvs());

test('whatever is saved in whichever order, what is kept is as good as what is read afresh', () => {
  const order = fc.shuffledSubarray([...Object.keys(saves)], { minLength: 4, maxLength: 8 });
  fc.assert(
    fc.property(order, fc.boolean(), (names, isMended) => {
      const root = copyOfFixture();
      try {
        for (const name of names) {
          const [file, change] = saves[name] ?? ([article, () => undefined] as const);
          const before = readIfExists(join(root, file));
          save(root, [file, change]);
          fillCache(root);
          if (isMended) save(root, [file, () => before]);
        }
        vi.stubEnv(keepReadingsVariable, '1');
        const cached = siteSnapshot(root);
        vi.stubEnv(keepReadingsVariable, '0');
        expect(cached).toEqual(siteSnapshot(root));
      } finally {
        rmSync(root, { recursive: true });
      }
    }),
    { numRuns: 2 },
  );
});

/** Fills the cache, as rendering a page between two saves does. */
function fillCache(root: string): void {
  vi.stubEnv(keepReadingsVariable, '1');
  problemsOf(() => {
    const catalog = loadCatalog(root, fixtureDay);
    for (const document of catalog.documents.all()) catalog.body(document);
    return [];
  });
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Markdoc from '@markdoc/markdoc';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { type Block, exampleSource } from '@vpn-site/site/blocks/block.ts';
import { attributesProblems } from '@vpn-site/site/blocks/document/block-problems.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFiles } from './files.ts';
import { scaffold } from './scaffold.ts';

const today = fixtureDay;
let root: string;
beforeAll(() => {
  root = copyOfFixture();
  for (const table of ['blocks.ts', 'components.ts'])
    cpSync(`apps/site/src/blocks/${table}`, join(root, 'apps/site/src/blocks', table));
});
afterAll(() => rmSync(root, { recursive: true }));

const catalog = fixtureCatalog();
const make = (...words: string[]) => {
  const { files } = scaffold(words, { root, catalog, today });
  writeFiles(root, files);
  return files.map(({ file }) => file);
};

describe('npm run new', () => {
  let problems: readonly Problem[];
  beforeAll(() => {
    make('provider', 'example-vpn', 'Example: VPN', 'https://vpn.example');
    make('guide', 'set-up-example');
    make('explainer', 'what-is-an-example');
    make('country', 'example-land', 'DE');
    problems = siteProblems(root, today);
  });
  const blanksOf = (name: string) =>
    problems.filter(({ file }) => file.includes(name)).map(({ message }) => message);

  test('the checks find nothing but the blanks that were left on purpose', () => {
    const found = problems.filter(
      ({ file, severity = 'error' }) => severity === 'error' || file.includes('example'),
    );
    expect(found.filter(({ message }) => !message.startsWith('Left to write: '))).toEqual([]);
  });

  test('each blank is named with its line, in every language', () => {
    for (const locale of localeCodes) {
      expect(blanksOf(`reviews/example-vpn.${locale}.md`)).toHaveLength(locale === 'en' ? 12 : 10);
      expect(blanksOf(`guides/set-up-example.${locale}.md`)).toContain('Left to write: the title.');
    }
    expect(blanksOf('guides/set-up-example.pl.md')).toContain(
      'Left to write: the address in Polski; then remove this comment.',
    );
    const blanks = problems.filter(({ message }) => message.startsWith('Left to write: '));
    expect(blanks.filter(({ line }) => line === undefined)).toEqual([]);
  });

  test('a provider starts with every fact unknown, an unpaid offer and an owner to look for', () => {
    const { facts, offers, documents } = loadCatalog(root);
    const provider = facts.providers.find(({ id }) => id === 'example-vpn');
    expect(provider?.name).toBe('Example: VPN');
    expect(new Set(Object.values(provider?.facts ?? {}).map((fact) => fact?.value))).toEqual(
      new Set(['unknown']),
    );
    expect(offers.get('example-vpn')).toMatchObject({ destination: 'https://vpn.example', paid: false });
    expect(blanksOf('facts/ownership.yaml')).toHaveLength(1);
    expect(documents.translation('guides/set-up-example', 'tr')?.slug).toBe('rehberler/set-up-example');
  });

  test.each([
    ['willow', 'Willow VPN', '      - id: willow\n        name: Willow VPN\n        entity: Willow Inc.\n'],
    ['yew', 'YEW VPN', '  - id: yew\n    name: Yew VPN\n'],
  ])(
    '%s is a brand whose owner we looked for already: it gets its id, and nothing else changes',
    (id, name, brand) => {
      const file = 'facts/ownership.yaml';
      const before = readFileSync(join(root, file), 'utf8').replace(
        /^ungrouped:\n/m,
        (heading) => `${heading}  - name: Yew VPN\n    owner: unknown\n`,
      );
      const named = mkdtempSync(join(tmpdir(), 'ownership-'));
      mkdirSync(join(named, 'facts'));
      writeFileSync(join(named, file), before);
      const { files } = scaffold(['provider', id, name, `https://${id}.example`], {
        root: named,
        catalog,
        today,
      });
      rmSync(named, { recursive: true });
      const after = files.find((written) => written.file === file)?.text ?? '';
      expect(after).toContain(brand);
      expect(after.replace(new RegExp(`id: ${id}\\n +`), '')).toBe(before);
    },
  );

  test('a name that another provider has is refused', () => {
    expect(() => make('provider', 'alder-two', 'Alder VPN', 'https://alder.example')).toThrow(
      'facts/ownership.yaml already has "Alder VPN", as "alder"',
    );
  });

  test('a country starts without a fact, named in every language, with its page and the form of its first fact', () => {
    const { facts, documents } = loadCatalog(root);
    const country = facts.countries.get('DE');
    expect(country?.name).toEqual({ en: 'Germany', pl: 'Niemcy', tr: 'Almanya' });
    for (const locale of localeCodes) {
      expect(documents.translation('countries/example-land', locale)?.kind).toBe('countries');
      expect(blanksOf(`countries/example-land.${locale}.md`)).toContain(
        'Left to write: VPNs in Germany, in the words of this language.',
      );
    }
    expect(blanksOf('facts/countries/de.yaml')[0]).toMatch(/^Left to write: whether using a VPN is legal/);
  });

  test.each([
    ['price', 'alder', 'weekly', 'prices'],
    ['audit', 'alder', 'Acme Audits', 'audits'],
    ['incident', 'alder', '2020-05', 'incidents'],
  ])('%s adds a form, which is an item of the list once its "# " is removed', (kind, provider, name, key) => {
    const named = copyOfFixture();
    const file = `facts/providers/${provider}.yaml`;
    const itemsIn = (text: string) => {
      const { raw, syntaxProblems } = parseFactFile(file, text);
      expect(syntaxProblems).toEqual([]);
      return itemsOf(fieldsOf(fieldsOf(fieldsOf(raw).facts)[key]).value);
    };
    const before = readFileSync(join(named, file), 'utf8');
    const { files, next } = scaffold([kind, provider, name], { root: named, catalog, today });
    writeFiles(named, files);
    const after = readFileSync(join(named, file), 'utf8');
    expect(itemsIn(after)).toEqual(itemsIn(before));
    const found = siteProblems(named, today).filter(({ severity }) => severity !== 'advice');
    expect(found.map(({ message }) => message)).toEqual([
      `Left to write: an item of ${key}; fill it in, without the sign before each line.`,
    ]);
    const filled = after.replaceAll(/^ {6}# (?!TODO)/gm, '      ');
    expect(itemsIn(filled)).toHaveLength(itemsIn(before).length + 1);
    expect(JSON.stringify(itemsIn(filled).at(-1))).toContain(name);
    expect(next).toContain(`${file}, line ${found[0]?.line}`);
    rmSync(named, { recursive: true });
  });

  test('a form needs a provider of ours, and a date that is one', () => {
    expect(() => make('price', 'nobody', 'weekly')).toThrow('There is no provider "nobody"');
    expect(() => make('price', 'alder', 'annual')).toThrow('alder already has the plan "annual".');
    expect(() => make('incident', 'alder', 'May')).toThrow('"May" is not a date.');
  });

  test('a streaming service gets its name and its page in every language', () => {
    const named = copyOfFixture();
    const { files } = scaffold(['service', 'leaf-tv', 'Leaf TV'], { root: named, catalog, today });
    writeFiles(named, files);
    const found = siteProblems(named, today).filter(({ severity }) => severity !== 'advice');
    expect(found.filter(({ message }) => !message.startsWith('Left to write: '))).toEqual([]);
    expect(new Set(found.map(({ file }) => file))).toEqual(
      new Set(localeCodes.map((locale) => `content/streaming/leaf-tv.${locale}.md`)),
    );
    expect(() => scaffold(['service', 'leaf-tv', 'Leaf TV'], { root: named, catalog, today })).toThrow(
      'already has "leaf-tv"',
    );
    rmSync(named, { recursive: true });
  });

  test('a key is unknown of everybody, with blanks for its words, and nothing else changes', () => {
    const named = copyOfFixture();
    const before = new Map(
      fixtureCatalog().facts.providers.map(({ id }) => {
        const file = `facts/providers/${id}.yaml`;
        return [file, readFileSync(join(named, file), 'utf8')] as const;
      }),
    );
    const { files } = scaffold(['key', 'trust/request-figures', 'yes-no'], { root: named, catalog, today });
    writeFiles(named, files);
    expect(files).toHaveLength(1 + before.size);
    for (const [file, text] of before) {
      const added = '  request-figures:\n    value: unknown\n';
      const after = readFileSync(join(named, file), 'utf8');
      expect(after).toContain(added);
      expect(after.replace(added, '')).toBe(text);
    }
    const found = siteProblems(named, today).filter(({ severity }) => severity !== 'advice');
    expect(found.filter(({ file }) => file !== 'facts/vocabulary/trust.yaml')).toEqual([]);
    expect(found.map(({ message }) => message)).toEqual([
      ...localeCodes.map(() => 'Left to write: what readers call it, in a few words.'),
      ...localeCodes.map(() => 'Left to write: what it is, and why it matters to a reader, in one sentence.'),
    ]);
    const { vocabulary } = loadCatalog(named).facts;
    expect(vocabulary.groups.find(({ id }) => id === 'trust')?.definitions.at(-1)).toMatchObject({
      key: 'request-figures',
      type: 'yes-no',
    });
    rmSync(named, { recursive: true });
  });

  test.each(['choice', 'choice-list', 'platform-list'])('a key of type %s has options', (type) => {
    const { files } = scaffold(['key', 'reach/request-figures', type], { root, catalog, today });
    const added = files[0]?.text.split('request-figures:')[1];
    expect(added).toContain(`type: ${type}\n`);
    expect(added).toMatch(/^ {4}options/m);
  });

  test('nothing that exists is overwritten', () => {
    const before = readFileSync(join(root, 'facts/ownership.yaml'), 'utf8');
    expect(() => make('provider', 'alder', 'Alder VPN', 'https://alder.example')).toThrow(
      'facts/providers/alder.yaml, facts/offers/alder.yaml, content/reviews/alder.en.md',
    );
    expect(readFileSync(join(root, 'facts/ownership.yaml'), 'utf8')).toBe(before);
  });

  test.each([
    [[], 'npm run new -- provider <id> <Name> <home page>\n   or: npm run new -- guide <id>'],
    [['provider', 'example'], /^Write: npm run new -- provider <id> <Name> <home page>\nPut a name/],
    [['country', 'britain', 'UK'], '"UK" is not the code of a country. Did you mean "GB"?'],
    [['country', 'poland', 'PL'], 'facts/countries/pl.yaml exists already. Nothing was written.'],
    [['key', 'request-figures', 'yes-no'], 'Write: npm run new -- key trust/request-figures yes-no'],
    [
      ['key', 'walls/request-figures', 'yes-no'],
      '"walls" is not a group of facts/vocabulary. The groups are: ',
    ],
    [
      ['key', 'trust/request-figures', 'plans'],
      '"plans" is not a type for a new key. The types are:\n  yes-no',
    ],
    [['key', 'trust/audits', 'yes-no'], 'There is already a key "audits". Nothing was written.'],
    [['guide', 'Set up'], '"Set up" cannot be an id'],
    [['guide', 'guides/set-up'], 'it contains a "/"'],
    [
      ['block', 'price-ladder'],
      'Write: npm run new -- block prose/price-ladder\nThe groups are:\n  inline: ',
    ],
    [['block', 'walls/price-ladder'], '"walls/price-ladder" does not name a group'],
    [['block', 'page/Price'], '"Price" cannot be an id'],
    [
      ['provider', 'x', 'X', 'x.example'],
      '"x.example" is not a home page; write it as https://www.example.com.',
    ],
  ])('%j is answered with what to write', (words, message) => {
    expect(() => make(...words)).toThrow(message);
  });

  test('a block is in both tables, and its example is accepted and drawn from facts', async () => {
    const files = make('block', 'page/price-ladder');
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(read('apps/site/src/blocks/blocks.ts')).toContain('  priceChangesBlock,\n  priceLadderBlock,\n');
    expect(read('apps/site/src/blocks/blocks.ts')).toContain(
      "import { priceLadderBlock } from './page/price-ladder/price-ladder.block.ts';\n",
    );
    expect(read('apps/site/src/blocks/components.ts')).toContain(
      "  'price-changes': PriceChanges,\n  'price-ladder': PriceLadder,\n",
    );
    expect(read('apps/site/src/blocks/components.ts')).toContain(
      "import { PriceLadder } from './page/price-ladder/price-ladder.tsx';\n",
    );
    expect(files).toHaveLength(5);
    const file = join(root, 'apps/site/src/blocks/page/price-ladder/price-ladder.block.ts');
    // The copy has no other source files, so the declaration of a block is imported from the project.
    writeFileSync(
      file,
      read('apps/site/src/blocks/page/price-ladder/price-ladder.block.ts').replace(
        '../../block.ts',
        '@vpn-site/site/blocks/block.ts',
      ),
    );
    const { priceLadderBlock } = (await import(file)) as { priceLadderBlock: Block };
    const context = testContext();
    for (const { source } of priceLadderBlock.examples) {
      const [tag] = [...Markdoc.parse(exampleSource(source, context)).walk()].filter(
        ({ type }) => type === 'tag',
      );
      if (!tag) throw new Error('the example is a block');
      expect(attributesProblems(priceLadderBlock, tag, context)).toEqual([]);
      expect(priceLadderBlock.select(tag.attributes, context, [])).toEqual({ name: 'Alder VPN' });
    }
  });
});

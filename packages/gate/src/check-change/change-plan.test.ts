import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeParts, partOf, planChange } from './change-plan.ts';

test.each([
  ['content/guides/router.pl.md', 'texts'],
  ['content/data/site.yaml', 'texts'],
  ['messages/tr.json', 'messages'],
  ['facts/providers/alder.yaml', 'facts'],
  ['facts/GUIDELINES.md', 'facts'],
  ['facts/methodology/2027-1.yaml', 'code'],
  ['facts/vocabulary/privacy.yaml', 'code'],
  ['docs/editors/facts.md', 'documents'],
  ['docs/dependencies.md', 'code'],
  ['CONTRIBUTING.md', 'documents'],
  ['.github/ISSUE_TEMPLATE/wrong-fact.yml', 'documents'],
  ['.github/workflows/gate.yml', 'code'],
  ['apps/site/src/ui/README.md', 'code'],
  ['apps/site/README.md', 'documents'],
  ['packages/upkeep/docs/watch.md', 'documents'],
  ['tests/fixtures/site/content/home/home.en.md', 'code'],
  ['package.json', 'code'],
  ['contents/x.md', 'code'],
])('%s is part of the %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

test('a text is checked, and its page is drawn in every language', () => {
  expect(planChange(['content/guides/router.pl.md', 'content/guides/router.en.md'])).toEqual({
    parts: ['texts'],
    checks: ['content'],
    testsContent: true,
    testsDocuments: false,
    pages: ['guides/router'],
  });
});

test('what any page may hold is drawn on every page', () => {
  expect(planChange(['content/guides/router.pl.md', 'content/data/menu.yaml']).pages).toBe('all');
  expect(planChange(['facts/providers/alder.yaml']).pages).toBe('all');
  expect(planChange(['messages/en.json'])).toMatchObject({
    checks: ['content', 'types', 'format'],
    pages: 'all',
  });
});

test('documents for people who work on the site change no page', () => {
  expect(planChange(['docs/glossary.md'])).toEqual({
    parts: ['documents'],
    checks: ['content'],
    testsContent: false,
    testsDocuments: true,
    pages: [],
  });
});

test('nothing changed needs nothing', () => {
  expect(planChange([])).toEqual({
    parts: [],
    checks: [],
    testsContent: false,
    testsDocuments: false,
    pages: [],
  });
});

test('one file of code asks for everything, whatever comes with it', () => {
  const words = fc.constantFrom('content/a.en.md', 'messages/pl.json', 'facts/owners.yaml', 'docs/x.md');
  fc.assert(
    fc.property(fc.array(words), fc.array(words), (before, after) => {
      const { checks, parts, packages } = planChange([...before, 'packages/core/src/day/day.ts', ...after]);
      expect(checks).toBeUndefined();
      expect(packages).toContain('packages/core');
      expect(parts).toContain('code');
    }),
  );
});

test('another file never takes away from what is looked at', () => {
  const path = fc.constantFrom(
    ...['content/a.en.md', 'content/b.pl.md', 'content/data/menu.yaml', 'messages/pl.json'],
    ...['facts/owners.yaml', 'docs/x.md'],
  );
  fc.assert(
    fc.property(fc.array(path), path, (paths, more) => {
      const [less, plan] = [planChange(paths), planChange([...paths, more])];
      expect(plan.checks).toEqual(expect.arrayContaining([...(less.checks ?? [])]));
      expect(Number(plan.testsContent)).toBeGreaterThanOrEqual(Number(less.testsContent));
      expect(plan.parts).toEqual(changeParts.filter((part) => plan.parts.includes(part)));
      if (less.pages === 'all') expect(plan.pages).toBe('all');
    }),
  );
});

test('code goes through the gate of its packages, words beside it through that of the site', () => {
  const upkeep = 'packages/upkeep/src/watch/x.ts';
  expect(planChange([upkeep, 'docs/x.md']).packages).toEqual(['packages/upkeep']);
  expect(planChange([upkeep, 'content/a.en.md']).packages).toEqual(['packages/upkeep', 'apps/site']);
  expect(planChange([upkeep, 'package.json']).packages).toEqual(['packages/upkeep', undefined]);
});

import { describe, expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { frontMatterKnown } from './front-matter-known.ts';

const inExplainer = (...lines: string[]) =>
  problemsIn({ 'content/explainers/x.en.md': explainer(...lines) }, frontMatterKnown);

describe('front-matter-known', () => {
  test('accepts what the kind knows', () => {
    expect(inExplainer('slug: privacy/x', 'layout: default', 'excerpt: E')).toEqual([]);
  });

  test('a field that resembles a known one names file, line and the nearest valid field', () => {
    expect(inExplainer('slug: x', 'Layout: wide')).toMatchObject([{ line: 6 }]);
    expect(inExplainer('slug: x', 'descripton: y')).toEqual([
      {
        file: 'content/explainers/x.en.md',
        line: 6,
        message: 'Unknown field "descripton".',
        remedy: 'Did you mean "description"? If it is a field of your own, choose a less similar name.',
      },
    ]);
  });

  test('reports every mistake of a file at once', () => {
    expect(inExplainer('layout: fancy', 'exerpt: 1', 'langauges: 2')).toHaveLength(4);
  });

  test('any other field is the author’s own', () => {
    expect(inExplainer('slug: x', 'colour: red', 'foo: 1', 'menuNames: { settings: Settings }')).toEqual([]);
  });

  test('what another kind knows is no field of one’s own', () => {
    expect(inExplainer('slug: x', 'profile: overall')).toMatchObject([
      { line: 6, message: 'Field "profile" has no meaning in content/explainers/.' },
    ]);
    const review = explainer('slug: x');
    expect(problemsIn({ 'content/reviews/x.en.md': review }, frontMatterKnown)).toMatchObject([
      { message: 'Field "slug" has no meaning in content/reviews/.' },
    ]);
  });

  test('a missing field says what to add', () => {
    expect(inExplainer()).toEqual([
      {
        file: 'content/explainers/x.en.md',
        line: 1,
        message: 'Field "slug" is missing.',
        remedy: 'Add "slug: …".',
      },
    ]);
  });

  test('a date must be a real day', () => {
    const text = explainer('slug: x').replace('2026-11-15', '2026-02-30');
    expect(problemsIn({ 'content/explainers/x.en.md': text }, frontMatterKnown)).toMatchObject([
      { line: 4, message: 'Field "updated" is wrong.' },
    ]);
  });

  test('a title may leave room for the content year, and for nothing else', () => {
    const titled = (title: string) => explainer('slug: x').replace(/^title: .*$/m, `title: ${title}`);
    const problems = (title: string) =>
      problemsIn({ 'content/explainers/x.en.md': titled(title) }, frontMatterKnown);
    expect(problems('Best VPN {year}')).toEqual([]);
    expect(problems('Best VPN {yaer}')).toMatchObject([
      { line: 2, message: 'Field "title" is wrong.', remedy: expect.stringContaining('{year}') },
    ]);
  });

  test('a file without front matter, with broken YAML or of an unknown kind is refused', () => {
    expect(problemsIn({ 'content/explainers/x.en.md': 'Text.' }, frontMatterKnown)).toMatchObject([
      { line: 1 },
    ]);
    expect(problemsIn({ 'content/explainers/x.en.md': '---\na: [\n---\n' }, frontMatterKnown)).toMatchObject([
      { message: 'The front matter is not YAML.' },
    ]);
    expect(problemsIn({ 'content/explainer/x.en.md': explainer() }, frontMatterKnown)).toMatchObject([
      { remedy: 'Did you mean content/explainers/?' },
    ]);
  });
});

import type { Catalog } from '@vpn-site/content/catalog.ts';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { missingCatchProblems, pickProblems } from './pick-problems.ts';

const catalog = fixtureCatalog();
const context = testContext();
const first = 'elm';

function withDocument(kind: string, text: string, profile = 'travel'): Catalog {
  const file = `content/${kind}/x.en.md`;
  const frontMatter = { title: 'x', description: 'x', updated: '2025-06-15', profile };
  const document = { id: `${kind}/x`, kind, locale: 'en' as const, slug: 'x', frontMatter, file };
  return { ...catalog, documents: new DocumentIndex([document]), body: () => parseMarkdoc(text) };
}

const roundup = (text: string, profile?: string) =>
  pickProblems(withDocument('roundups', text, profile), context);

const verdict = (attributes: string) => `{% verdict ${attributes} %}\nx\n{% /verdict %}`;

describe('pickProblems', () => {
  test('a profile that the methodology does not have is named with the nearest one', () => {
    expect(roundup('x', 'torenting')).toMatchObject([{ remedy: 'Did you mean "torrenting"?' }]);
  });

  test('a ranking without a verdict is told how to write one', () => {
    expect(roundup('Only text.')).toMatchObject([{ remedy: expect.stringContaining('{% verdict') }]);
  });

  test('a verdict on somebody who is not first any more names who is', () => {
    expect(roundup(`Text.\n\n${verdict('provider="fir"')}`)).toMatchObject([
      {
        line: 3,
        message: `"travel" now has "${first}" in first place, but this text is about "fir".`,
        severity: 'review',
        about: { provider: 'fir' },
      },
    ]);
    expect(roundup(verdict(`provider="${first}"`))).toEqual([]);
  });

  test('where several share the first place, words may be about any of them', () => {
    expect(roundup(verdict('provider="alder"'), 'privacy')).toEqual([]);
    expect(roundup(verdict('provider="elm"'), 'privacy')).toEqual([]);
    expect(roundup(verdict('provider="fir"'), 'privacy')).toMatchObject([
      { message: expect.stringContaining('"alder", "elm"'), remedy: expect.stringContaining('one of them') },
    ]);
  });

  test('a sentence about somebody without a place is shown to nobody, and its author is told', () => {
    const card = (provider: string) => `{% vpn-card provider="${provider}" %}\nx\n{% /vpn-card %}`;
    const text = [verdict(`provider="${first}"`), card('fir'), card('dogwood')].join('\n\n');
    expect(roundup(text)).toMatchObject([
      { line: 9, message: expect.stringContaining('"dogwood", which is not ranked'), severity: 'advice' },
    ]);
  });

  test('a verdict of another list does not belong on the page', () => {
    expect(roundup(verdict(`provider="${first}" profile="free"`))).toMatchObject([
      { message: 'The verdict is about "free", the page about "travel".' },
    ]);
  });

  test('a sentence about a pick that somebody else holds now is told, and so is one that nobody holds', () => {
    const written = (attributes: string, site = context) =>
      pickProblems(withDocument('home', `Text.\n\n{% pick ${attributes} %}\nx\n{% /pick %}`), site);
    expect(written('id="free" provider="elm"')).toEqual([]);
    expect(written('id="free" provider="fir"')).toMatchObject([
      {
        line: 3,
        message: 'The pick "free" now goes to "elm", but this text is about "fir".',
        severity: 'review',
      },
    ]);
    const unranked = (profile: string) => ({
      ...context.ranking(profile),
      ranking: { ranked: [], unranked: [] },
    });
    expect(written('id="free" provider="elm"', { ...context, ranking: unranked })).toMatchObject([
      { message: expect.stringContaining('now goes to no provider') },
    ]);
  });
});

test('a provider without a written catch, against which nothing speaks, is refused with the file to write', () => {
  const ranking = (profile: string) => ({
    ...context.ranking(profile),
    ranking: { ranked: [], unranked: [] },
  });
  const problems = missingCatchProblems({ ...context, ranking, catches: new Map() });
  expect(problems.find(({ file }) => file === 'content/reviews/alder.en.md')).toMatchObject({
    line: 2,
    message: expect.stringMatching(
      /^"alder" has no catch, so its cards and picks would have none \(overall, /,
    ),
    remedy: expect.stringMatching(/^Write "catch"/),
  });
  // Data handed over needs no score to be a catch.
  expect(problems.map(({ file }) => file)).not.toContain('content/reviews/fir.en.md');
});

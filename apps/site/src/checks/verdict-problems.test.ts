import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { verdictProblems } from './verdict-problems.ts';

const catalog = fixtureCatalog();

/** Returns the problems of a verdict on Alder VPN with this text. */
function problems(sentence: string, provider = 'alder') {
  const file = 'content/reviews/x.tr.md';
  const frontMatter = { title: 'x', description: 'x', updated: '2025-06-15' };
  const document = { id: 'reviews/x', kind: 'reviews', locale: 'tr' as const, slug: 'x', frontMatter, file };
  const text = `# x\n\n{% verdict provider="${provider}" %}\n${sentence}\n{% /verdict %}`;
  return verdictProblems({
    ...catalog,
    documents: new DocumentIndex([document]),
    body: () => parseMarkdoc(text),
  });
}

describe('verdicts', () => {
  test.each([
    'Alder VPN keeps nothing.',
    'Alder keeps nothing, and outsiders have looked: {% fact provider="alder" key="audits" /%}.',
    'Alder VPN’in kaydı yok. Bunu dışarıdan biri de gördü.',
  ])('that name whom they are about are fine: %s', (sentence) => {
    expect(problems(sentence)).toEqual([]);
  });

  test.each([
    'Does Alder VPN keep logs?',
    'Does Alder VPN keep logs? It does not.',
    'Alder is good. Or is it?',
  ])('that ask are refused: %s', (sentence) => {
    expect(problems(sentence)).toMatchObject([{ line: 3, message: 'The verdict asks a question.' }]);
  });

  test('on nobody that exists are told elsewhere', () => {
    expect(problems('Nobody?', 'nobody')).toEqual([]);
  });
});

import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { SourceMarks } from './source-mark.tsx';

test('a word that stands there already is counted on, not repeated; its link still says whose it is', () => {
  const source = (word: string, evidence: string) => ({
    word,
    mark: '†',
    label: `of ${evidence}`,
    href: `https://source.example/${evidence}`,
    evidence,
  });
  const links = renderElement(
    <SourceMarks marks={[source('audit', 'a/x'), source('audit', 'a/y'), source('press', 'a/z')]} />,
  ).all('a');
  expect(links.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'audit (of a/x)',
    '2 (of a/y)',
    'press (of a/z)',
  ]);
});

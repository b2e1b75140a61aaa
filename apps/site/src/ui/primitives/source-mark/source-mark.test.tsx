import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { SourceMark, SourceMarks } from './source-mark.tsx';

const source = (word: string, evidence: string) => ({
  word,
  mark: '†',
  label: `${word}: dataset`,
  href: `https://source.example/${evidence}`,
  evidence,
});

test('a source that was named before is replaced by the part of the statement, and its link still names it', () => {
  const marks = [source('Survey', 'a/x'), source('Survey +2', 'a/y'), source('Gazette', 'a/z')];
  const links = renderElement(
    <SourceMarks marks={marks.map((mark) => ({ ...mark, about: `part ${mark.evidence}` }))} />,
  ).all('a');
  expect(links.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Survey: dataset',
    'part a/y (Survey +2: dataset)',
    'Gazette: dataset',
  ]);
});

test('a label that starts with the name is not repeated', () => {
  const label = (mark: ReturnType<typeof source>) =>
    renderElement(<SourceMark {...mark} />).all('a')[0]?.attributes['aria-label'];
  expect(label(source('Survey', 'a/x'))).toBe('Survey: dataset');
  expect(label({ ...source('Survey', 'a/x'), label: 'Source: x' })).toBe('Survey (Source: x)');
});

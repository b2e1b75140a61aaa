import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { expect, test } from 'vitest';
import { prosePieces, searchableSections } from './body-words.ts';

const pieces = (source: string) => prosePieces(parseMarkdoc(source)).map(({ line, text }) => [line, text]);

test('a paragraph is one piece, whatever its words look like', () => {
  expect(pieces('One **two** [three](/four-5)\nsix.\n\n## Seven')).toEqual([
    [1, 'One two three six.'],
    [4, 'Seven'],
  ]);
});

test('code, commands and values are no words of the author', () => {
  expect(pieces('Set `1420` on.\n\n```\nport 51820\n```\n')).toEqual([[1, 'Set … on.']]);
  expect(pieces('It has {% fact provider="mullvad" key="countries" /%} countries.')).toEqual([
    [1, 'It has … countries.'],
  ]);
});

test('a block gives its body and the text it was given, not the names', () => {
  const source = '{% verdict provider="mullvad" takeIf="you pay 5 a month" %}\nGood.\n{% /verdict %}';
  expect(pieces(source)).toEqual([
    [1, 'you pay 5 a month'],
    [2, 'Good.'],
  ]);
});

test('the words of a fact and the forms of its number are the author’s; the value they are for is not', () => {
  const law = '{% fact provider="nordvpn" key="jurisdiction" is="PA" %}law of Panama{% /fact %}';
  const countries = '{% fact provider="nordvpn" key="countries" one="# country" other="# countries" /%}';
  const source = `Under the ${law}, in ${countries}.`;
  expect(pieces(source)).toEqual([
    [1, 'Under the law of Panama, in ….'],
    [1, '# country'],
    [1, '# countries'],
  ]);
  const [section] = searchableSections(parseMarkdoc(source));
  expect(section?.text.match(/\p{L}+/gu)).toEqual([
    'Under',
    'the',
    'law',
    'of',
    'Panama',
    'in',
    'country',
    'countries',
  ]);
});

test('the numbers of a list are not part of it; cells and the text of an image are', () => {
  expect(pieces('1. One\n2. Two\n\n| A | B |\n|---|---|\n| C | D |\n\n![A menu](/images/x.png)')).toEqual([
    [1, 'One'],
    [2, 'Two'],
    [4, 'A'],
    [4, 'B'],
    [6, 'C'],
    [6, 'D'],
    [8, 'A menu'],
  ]);
});

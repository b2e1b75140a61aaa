import { expect, test } from 'vitest';
import { parseFactFile } from './facts/fact-file.ts';

test.each([
  ['a: 1\nb:\n  c: 1\n   d: 2\n e: 3\n', /^Put the text in quotes, .* Or move the line/],
  ['facts:\n  a:\n     b: 1\n    c: 2\n', /^Start this line in the same column/],
  ['title: VPN: what it is\n', /^Put the text in quotes, because it contains a colon/],
  ['# Redirects\n[]\n\n- { from: /a, to: /b }\n', /remove the "\[\]" above/],
])('%j is one mistake, told with what to write', (text, remedy) => {
  expect(parseFactFile('x.yaml', text).syntaxProblems).toEqual([
    {
      file: 'x.yaml',
      line: expect.any(Number),
      message: 'The file is not YAML.',
      remedy: expect.stringMatching(remedy),
    },
  ]);
});

import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';
import { urlsHttps } from './urls-https.ts';

test.each([
  ['https://acme.example', 'acme.example'],
  ['https://list.example', 'http://list.example'],
  ['https://paper.example', 'javascript:alert(1)'],
  ['https://audit.example', 'ftp://audit.example'],
])('%s cannot become %s', (passage, instead) => {
  expect(problemsIn(smallFacts, urlsHttps)).toEqual([]);
  expect(problemsAfter(urlsHttps, acme, passage, instead)).toEqual([
    {
      file: acme,
      line: lineOf(acme, passage),
      message: `"${instead}" is not an https address.`,
      remedy: 'Write the whole address, starting with https://.',
    },
  ]);
});

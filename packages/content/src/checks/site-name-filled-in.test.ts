import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { siteNameFilledIn } from './site-name-filled-in.ts';

const site = (name: string) => `name: ${name}\nproduct: { en: Best VPN, pl: b, tr: c }\n`;
const found = (name: string, text: string) =>
  problemsIn(
    { 'content/data/site.yaml': site(name), 'content/explainers/x.en.md': `${explainer()}\n\n${text}` },
    siteNameFilledIn,
  );

test('a typed name is found with its line, and a filled-in one is not', () => {
  expect(found('Tunnel Times', 'What Tunnel Times is.')).toEqual([
    {
      file: 'content/explainers/x.en.md',
      line: 9,
      message: 'The name of the site, "Tunnel Times", is written out here.',
      remedy: 'Write {site} instead. The site fills in the name from content/data/site.yaml.',
    },
  ]);
  expect(found('Tunnel Times', 'What {site} is. Tunnel times differ.')).toEqual([]);
});

test('only whole words are the name', () => {
  expect(found('Ada', 'Adam and Canada.')).toEqual([]);
});

test('a name that is an ordinary word here is not looked for', () => {
  expect(found('VPN', 'What a VPN is.')).toEqual([]);
});

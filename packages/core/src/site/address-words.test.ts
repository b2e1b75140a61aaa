import { expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

test.each([
  ['mailto:ada@site.example', 'ada@site.example'],
  ['mailto:ada%2Bdata@site.example?subject=Data', 'ada+data@site.example'],
  ['https://site.example/contact?about=data', 'site.example'],
])('%s is written %s', (address, words) => {
  expect(addressWords(address)).toBe(words);
});

import { describe, expect, test } from 'vitest';
import { allPairs } from '#domain/comparison/pair-address.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { briefWords, leadWords } from './finding-words.ts';
import { needRows } from './need-rows.ts';
import { pairModel, pairVerdict } from './verdict-model.ts';

describe.each(localeCodes)('what comparisons say, in %s', (locale) => {
  const site = testContext(locale);
  const pairs = allPairs([...site.providers.keys()]);
  const said = pairs.map((pair) => {
    const model = pairModel(pair, site);
    const verdicts = ([0, 1] as const).map((side) => pairVerdict(model, side, site).sentence);
    const brief = briefWords(model, site).map(({ text }) => text);
    return { pair, names: model.names, sentences: [leadWords(model, site), ...verdicts, ...brief] };
  });

  test('every sentence is whole: no hole, no raw name of a message or a value', () => {
    for (const { pair, sentences } of said) {
      for (const sentence of sentences) {
        expect(sentence, pair.join()).toMatch(/^\S.*\.$/s);
        expect(sentence, pair.join()).not.toMatch(/undefined|NaN|Infinity|comparison\.|\{|\}| {2}|\.\./);
      }
    }
  });

  test('no two pairs say the same', () => {
    const texts = said.map(({ sentences }) => sentences.join(' '));
    expect(new Set(texts).size).toBe(pairs.length);
  });

  test('every need has a choice or says that there is none, and a reason', () => {
    for (const pair of pairs) {
      for (const row of needRows(pairModel(pair, site), site)) {
        expect(row.choice, row.id).not.toBe('');
        expect(row.why !== '' || row.answers.length > 0 || row.link !== undefined, row.id).toBe(true);
      }
    }
  });
});

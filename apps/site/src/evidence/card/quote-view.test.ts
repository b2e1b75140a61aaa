import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { quoteViews } from './quote-view.ts';

const views = (where: string, locale: 'en' | 'pl' | 'tr' = 'en') =>
  quoteViews({ quotes: [{ source: 's', text: 'Words', where }] }, 's', testContext(locale));

test('only the words of the asked source are shown', () => {
  const quotes = [{ source: 's', text: 'One' } as const, { source: 't', text: 'Two' } as const];
  expect(quoteViews({ quotes }, 't', testContext())).toEqual([{ text: 'Two' }]);
  expect(quoteViews({}, 's', testContext())).toEqual([]);
});

test('lines and pages are said in the language of the reader, any other place stands as it was written', () => {
  expect(views('line 12', 'pl')).toEqual([{ text: 'Words', where: { text: 'wiersz 12' } }]);
  expect(views('page 4', 'tr')).toEqual([{ text: 'Words', where: { text: '4. sayfa' } }]);
  for (const where of ['line 12, link left out', 'row 3']) {
    expect(views(where, 'pl')).toEqual([{ text: 'Words', where: { text: where, language: 'en' } }]);
  }
});

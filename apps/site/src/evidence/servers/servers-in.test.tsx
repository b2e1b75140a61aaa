import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { ServersIn } from './servers-in.tsx';
import { selectServersIn } from './servers-in-model.ts';

const english = testContext();
const answers = (country: string) =>
  selectServersIn(country, english).rows.map(({ badge: face, answer }) => [
    face.id,
    answer.sign,
    answer.text,
    ...(answer.stale === undefined ? [] : [answer.stale]),
  ]);

describe('servers-in', () => {
  test('who lists the country comes first, then who does not, then who is unknown', () => {
    expect(answers('PL')).toEqual([
      ['alder', 'yes', 'Yes'],
      ['birch', 'yes', 'Yes'],
      ['fir', 'yes', 'Yes'],
      ['cedar', 'no', 'No', 'Out of date'],
      ['elm', 'no', 'No'],
      ['dogwood', 'unknown', 'Unknown'],
    ]);
  });

  test('another country has other answers, and an old list says that it is old', () => {
    expect(answers('TR').slice(0, 3)).toEqual([
      ['alder', 'yes', 'Yes'],
      ['cedar', 'yes', 'Yes', 'Out of date'],
      ['birch', 'no', 'No'],
    ]);
    const cedar = selectServersIn('TR', english).rows[1];
    expect(cedar?.answer).toMatchObject({ sign: 'yes', stale: 'Out of date' });
  });

  test('an answer leads to its source, and the note goes along', () => {
    const [alder] = selectServersIn('TR', english).rows;
    expect(alder?.answer.mark?.evidence).toBe('alder/home-servers');
    expect(alder?.note).toBe('Türkiye is a virtual location.');
  });

  test.each(localeCodes)('the country has its name in %s', (locale) => {
    const names = { en: 'Poland', pl: 'Polska', tr: 'Polonya' };
    expect(selectServersIn('PL', testContext(locale)).country).toBe(names[locale]);
  });
});

test('servers-in is drawn as rows with a name, an answer and its note', () => {
  const rendered = renderElement(<ServersIn {...selectServersIn('TR', english)} />);
  const [row] = rendered.all('tbody')[0]?.all('tr') ?? [];
  expect(rendered.all('thead')[0]?.all('th')[1]?.text).toBe('Türkiye on its server list');
  expect(row?.all('th')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/alder');
  expect(row?.all('td')[0]?.all('small')[0]?.text).toBe('Türkiye is a virtual location.');
});

import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectServersIn } from './servers-in-model.ts';

const english = testContext();
const answers = (country: string) =>
  selectServersIn(country, english).rows.map(({ badge: face, answer }) => [
    face.id,
    answer.sign,
    answer.text,
    ...(answer.stale === undefined ? [] : [answer.stale]),
  ]);

test('who lists the country comes first, then who does not; an answer leads to its source, with its note', () => {
  expect(answers('PL')).toEqual([
    ['alder', 'yes', 'Yes'],
    ['birch', 'yes', 'Yes'],
    ['fir', 'yes', 'Yes'],
    ['cedar', 'no', 'No', 'Out of date'],
    ['elm', 'no', 'No'],
    ['dogwood', 'unknown', 'Unknown'],
  ]);
  const [alder] = selectServersIn('TR', english).rows;
  expect(alder?.answer.mark?.evidence).toBe('alder/home-servers');
  expect(alder?.note).toBe('Türkiye is a virtual location.');
});

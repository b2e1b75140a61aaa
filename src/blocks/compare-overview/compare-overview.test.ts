import { describe, expect, test } from 'vitest';
import { sampleContext } from '../sample-context.ts';
import { selectCompareOverview } from './select.ts';

const provider = (id: string) => ({ id, name: id.toUpperCase(), website: '', facts: {}, sources: {} });
const context = {
  ...sampleContext,
  providers: new Map(['c', 'a', 'b'].map((id) => [id, provider(id)])),
  comparisonPath: (a: string, b: string) => `/compare/${[a, b].toSorted().join('-vs-')}`,
};

describe('compare-overview', () => {
  const { providers, action } = selectCompareOverview(context);

  test('the triangle holds every pair once, the lists every pair from both sides', () => {
    const triangle = providers.flatMap(({ before }) => before.map(({ href }) => href));
    expect(triangle).toEqual(['/compare/a-vs-b', '/compare/a-vs-c', '/compare/b-vs-c']);
    expect(providers.map(({ id, all }) => [id, all.map((link) => link.id)])).toEqual([
      ['a', ['b', 'c']],
      ['b', ['a', 'c']],
      ['c', ['a', 'b']],
    ]);
  });

  test('links are called as their pages are, and a provider without a place has no distance', () => {
    expect(providers[2]?.before[0]).toMatchObject({ title: 'A vs C', distance: '–' });
  });

  test('the form leads to the overview', () => {
    expect(action).toBe('/privacy/what-is-a-vpn');
  });
});

import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { WhatCounts } from './what-counts.tsx';
import { whatCountsView } from './what-counts-model.ts';

const english = testContext();
const profiles = english.methodology.profiles.map(({ id }) => id);

describe('what counts in a list', () => {
  test('what every list requires comes first, then what this one does, and the share of evidence last', () => {
    const requires = [{ criterion: 'devices', above: 4 }];
    const demanding = { ...english, methodology: { ...english.methodology, requires } };
    expect(whatCountsView('torrenting', demanding).required.map((words) => words.split(/:| at/)[0])).toEqual([
      ...['devices', 'torrents allowed', 'kill switch', 'evidence behind'],
    ]);
  });

  test.each(profiles)('of "%s" are the groups that count, the heaviest first', (profile) => {
    const shares = whatCountsView(profile, english).weights.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});

test('what counts leads to the reader’s own weights and to the method', () => {
  const links = (view = whatCountsView('overall', english)) =>
    renderElement(<WhatCounts {...view} />)
      .all('.what-counts-links')[0]
      ?.all('a')
      .map(({ attributes }) => attributes.href);
  expect(links()).toEqual(['/tools/your-ranking', '/methodology']);
  expect(links(whatCountsView('free', english))?.[0]).toBe('/tools/your-ranking?profile=free');
  expect(links(whatCountsView('overall', { ...english, document: () => undefined }))).toEqual([]);
});

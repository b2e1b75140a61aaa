import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectMiniGrid } from './playback.ts';
import { testedServices } from './services.ts';

const english = testContext();
const words = (provider: string, site = english) =>
  selectMiniGrid(provider, site).cells.map(({ service, tone, word }) => [service.name, tone, word]);

test('the mini grid has a cell for every service that somebody tested lately; what is old or only claimed is not tested', () => {
  expect(testedServices(english)).toEqual(['netflix', 'disney-plus', 'bbc-iplayer', 'itvx']);
  expect(words('birch')).toEqual([
    ['Netflix', 'good', 'Opens'],
    ['Disney+', 'good', 'Opens'],
    ['BBC iPlayer', 'good', 'Opens'],
    ['ITVX', 'bad', 'Blocked'],
  ]);
  expect(words('alder', testContext('pl')).map(([, , word]) => word)).toEqual([
    'Blokada',
    'Działa',
    'Różnie',
    'Bez testu',
  ]);
  expect(selectMiniGrid('cedar', english).isTested).toBe(false);
  expect(words('cedar')[0]).toEqual(['Netflix', 'unknown', 'Not tested']);
  expect(selectMiniGrid('elm', english).isTested).toBe(true);
});

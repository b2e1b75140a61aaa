import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/day/day.ts';
import { fixtureCatalog, fixtureDay } from '#fixtures/fixture-site.ts';
import { testContext } from '#fixtures/test-context.ts';
import { composeMenuContext } from './menu-context.ts';

const describedOn = (asOf: Day, ...ids: string[]) =>
  composeMenuContext(fixtureCatalog(), testContext('en', { asOf })).describeProviders(ids);

describe('what the menu says of providers', () => {
  test('is where one has its seat and how often it was audited', () => {
    expect(describedOn(fixtureDay, 'alder')).toBe(
      'Jurisdiction: Sweden; 3 audits, the newest from February 2025',
    );
  });

  test('is nothing that is out of date', () => {
    expect(describedOn('2125-06-15', 'alder') ?? '').not.toContain('Sweden');
  });

  test('is that two have one owner, where they do', () => {
    expect(describedOn(fixtureDay, 'birch', 'cedar')).toBe('One owner: Grove Group');
    expect(describedOn(fixtureDay, 'alder', 'elm')).toBe('Which one suits which need');
  });

  test('is nothing where a route names none', () => {
    expect(describedOn(fixtureDay)).toBeUndefined();
  });
});

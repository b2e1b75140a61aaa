import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { evidenceCount } from './evidence-count.ts';

const site = testContext();
const kinds = (provider: string) =>
  evidenceCount(provider, site).kinds.map(({ word, count }) => [word, count]);

describe('how much is known of a provider', () => {
  test('is counted by kind of evidence, the strongest first, then what is too old and what nobody says', () => {
    expect(kinds('elm').map(([word]) => word)).toEqual([
      ...['court record', 'independent audit', 'research', 'dataset', 'press report'],
      ...['provider’s statement', 'unknown'],
    ]);
    expect(kinds('elm')[1]).toEqual(['independent audit', 2]);
    expect(kinds('cedar')).toEqual([
      ['dataset', 4],
      ['press report', 3],
      ['out of date', 19],
      ['unknown', 5],
    ]);
    expect(evidenceCount('cedar', site)).toMatchObject({ known: 7, all: 31, sources: 2 });
  });

  test('has the last day on which a source was read, if there is one', () => {
    expect(evidenceCount('alder', site).checked).toMatch(/^2025-06-/);
    expect(evidenceCount('dogwood', site).checked).toBeUndefined();
  });
});

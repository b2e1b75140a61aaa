import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { factRows } from './facts-model.ts';
import { FactsSection } from './facts-section.tsx';

const site = testContext();
const rendered = (provider: string) => renderElement(<FactsSection groups={factRows(provider, site)} />);
const rowOf = (provider: string, key: string) => {
  const row = rendered(provider)
    .all('tr')
    .find(({ attributes }) => attributes.id === `fact-${key}`);
  if (!row) throw new Error(`${provider} has no row for ${key}`);
  return row;
};

describe('the facts', () => {
  test('stand behind the name of their group, with how many they are and what they come to', () => {
    const [, ...folds] = rendered('cedar').all('details');
    expect(folds).toHaveLength(site.vocabulary.groups.length);
    expect(folds[0]?.all('summary')[0]?.text).toMatch(/^Trust 7 facts \S/);
  });

  test('say who says so and of when, or that there is no source', () => {
    expect(rowOf('cedar', 'jurisdiction').all('td')[1]?.text).toMatch(/, August 2024$/);
    expect(rowOf('dogwood', 'tor').all('td')[1]?.text).toBe('no source');
  });
});

import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { factRows } from './facts-model.ts';
import { FactsSection } from './facts-section.tsx';

const site = testContext();
const rendered = (provider: string) => renderElement(<FactsSection groups={factRows(provider, site)} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);
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
    expect(folds[0]?.all('tbody')[0]?.all('th').length).toBe(7);
  });

  test('says what, who says so and of when', () => {
    const cells = texts(rowOf('cedar', 'jurisdiction').all('td'));
    expect(cells[0]).toBe('Netherlands');
    expect(cells[1]).toMatch(/, August 2024$/);
  });

  test('that nobody knows has no source', () => {
    const cells = rowOf('dogwood', 'tor').all('td');
    expect(texts(cells)[1]).toBe('no source');
    expect(cells[1]?.all('a')).toEqual([]);
  });
});

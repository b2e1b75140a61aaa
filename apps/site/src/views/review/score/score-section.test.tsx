import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { ScoreSection } from './score-section.tsx';

const site = testContext();
const rendered = (provider: string) => renderElement(<ScoreSection provider={provider} site={site} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);
const groupsOf = (provider: string) =>
  rendered(provider)
    .all('dl.score-groups')
    .flatMap((list) => list.all('div'));

test('what incidents took is a line of its own after the groups, and leads to all of them', () => {
  const deduction = groupsOf('fir').at(-1);
  expect(texts(deduction?.all('dt') ?? [])).toEqual(['Incidents taken off the score']);
  expect(texts(deduction?.all('dd.score-points') ?? [])).toEqual(['−0.99']);
  expect(deduction?.all('dd.score-why')[0]?.text).toMatch(/^2019: It gave out .* and 1 more$/);
  expect(deduction?.all('a').at(-1)?.attributes.href).toBe('#audits');
  expect(deduction?.all('path.bar-value')).toEqual([]);
});

test('the places in other lists are one line, each with its tier, then where there is none', () => {
  const line = rendered('alder').all('p.review-caption')[0];
  expect(line?.text).toMatch(/^In other rankings: .*: Tied for first.*Not ranked: .*\.$/);
  expect(rendered('dogwood').all('p.review-caption')[0]?.text).toMatch(/^Not ranked: /);
});

import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { ScoreSection } from './score-section.tsx';

const site = testContext();
const rendered = (provider: string) => renderElement(<ScoreSection provider={provider} site={site} />);

test('the places in other lists are one line, each with its tier, then where there is none', () => {
  const line = rendered('alder').all('p.review-caption')[0];
  expect(line?.text).toMatch(/^In other rankings: .*: Tied for first.*Not ranked: .*\.$/);
  expect(rendered('dogwood').all('p.review-caption')[0]?.text).toMatch(/^Not ranked: /);
});

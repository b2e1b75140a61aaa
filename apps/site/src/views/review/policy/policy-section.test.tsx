import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectPolicy } from './policy-model.ts';
import { PolicySection } from './policy-section.tsx';

const site = testContext();

function rendered(provider: string) {
  const policy = selectPolicy(provider, site);
  return policy && renderElement(<PolicySection policy={policy} />);
}

describe('how the privacy policy changed', () => {
  test('the fold says how much there is, and the first line how much was looked at', () => {
    expect(rendered('elm')?.all('summary')[0]?.text).toBe('3 changes that matter since 2023');
    expect(rendered('elm')?.all('.review-caption')[0]?.text).toMatch(
      /41 times from February 1, 2023 to May 28, 2025.*7 times the page did not load.*changed on 4 days/,
    );
  });

  test('the words before and after stand side by side, each with its version', () => {
    const [pair] = rendered('elm')?.all('.review-pair') ?? [];
    expect(pair?.all('blockquote').map(({ text }) => text)).toEqual([
      'We may send you marketing emails for up to one (1) year after your Subscription ends.',
      'We may send you marketing emails for up to two (2) years after your Subscription ends.',
    ]);
    expect(pair?.all('a').map(({ text }) => text)).toEqual([
      'The version before May 10, 2025',
      'The version of May 10, 2025',
    ]);
  });

  test('what was only added or only removed says so on the other side', () => {
    const [, added, removed] = rendered('elm')?.all('.review-pair') ?? [];
    expect(added?.text).toMatch(/No words on this\..*We may record the call/);
    expect(removed?.text).toMatch(/Postbird Inc\.\).*No words on this\./);
  });

  test('whoever no archive follows has no such section', () => {
    expect(rendered('birch')).toBeUndefined();
  });
});

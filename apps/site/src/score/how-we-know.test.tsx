import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { evidenceCount } from './evidence-count.ts';
import { HowWeKnow } from './how-we-know.tsx';
import { rankStatus } from './rank-status.ts';
import { scoreScale } from './score-scale-model.ts';

const english = testContext();

function fold(provider: string, profile = 'overall', current = rankStatus(provider, profile, english)) {
  return renderElement(
    <HowWeKnow
      provider={provider}
      rankStatus={current}
      evidence={evidenceCount(provider, english)}
      scale={scoreScale(provider, profile, english)}
    />,
  );
}
const sentences = (provider: string, profile?: string) =>
  fold(provider, profile)
    .all('.how-we-know-why')[0]
    ?.all('li')
    .map(({ text }) => text);

describe('how we know', () => {
  test('is the share of evidence, with how many sources stand behind it and when they were read', () => {
    expect(fold('alder').all('summary')[0]?.text).toMatch(
      /^Evidence \d+% \d+ sources, checked Jun \d+, 2025 How we know$/,
    );
    expect(fold('dogwood').all('small')[0]?.text).toBe('0 sources');
  });

  test('behind it stands the range of ranks, and what could still change', () => {
    expect(sentences('birch')).toEqual([
      expect.stringMatching(/^We have sources for \d+% of what the score is based on\.$/),
      'Its rank is anywhere from 3 to 4 of 4: our facts can’t say exactly.',
      expect.stringMatching(/^If everything we couldn’t confirm turned out well, the score would be 4\.0\./),
      expect.stringMatching(/^Less than half/),
    ]);
    expect(sentences('elm', 'travel')?.[1]).toMatch(/^Rank 1 of \d: our facts set it apart\.$/);
  });

  test('if incidents alone take a score under half, it does not say that less than half has been shown', () => {
    const current = rankStatus('birch', 'overall', english);
    const score = current.score && { ...current.score, beforeIncidents: 5.1 };
    expect(fold('birch', 'overall', { ...current, score }).text).not.toContain('Less than half');
  });
});

import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { ConfidenceFold } from './confidence-fold.tsx';
import { evidenceCount } from './evidence-count.ts';
import { rankStatus } from './rank-status.ts';
import { scoreScale } from './score-scale-model.ts';

const english = testContext();

function fold(provider: string, profile = 'overall') {
  return renderElement(
    <ConfidenceFold
      provider={provider}
      rankStatus={rankStatus(provider, profile, english)}
      evidence={evidenceCount(provider, english)}
      scale={scoreScale(provider, profile, english)}
    />,
  );
}
/** Returns the elements with this name inside the first match of a selector. */
const inside = (rendered: ReturnType<typeof renderElement>, outer: string, name: string) =>
  rendered.all(outer)[0]?.all(name) ?? [];
const sentences = (provider: string, profile?: string) =>
  inside(fold(provider, profile), '.confidence-why', 'li').map(({ text }) => text);

describe('confidence', () => {
  test('is one word, with how many sources stand behind it and when they were read', () => {
    expect(fold('alder').all('summary')[0]?.text).toMatch(
      /^Confidence: high \d+ sources, checked Jun \d+, 2025 How we know$/,
    );
    expect(fold('dogwood').all('small')[0]?.text).toBe('0 sources');
  });

  test('behind it stands what was checked, by which rule it is called so, and what could still change', () => {
    expect(sentences('birch')).toEqual([
      expect.stringMatching(
        /^We have sources for \d+% of what the score is based on\. 75% to 90% is “fair”\.$/,
      ),
      expect.stringMatching(/^Shares places 3 to 4 with Fir VPN: our facts cannot tell them apart\.$/),
      expect.stringMatching(/^If all that we could not confirm turned out well, the score would be 4\.0\./),
      expect.stringMatching(/^Less than half/),
    ]);
    expect(sentences('fir')[2]).toMatch(
      /: “Owner and conflicts of interest”, “Countries with servers, measured” and “Platforms”\.$/,
    );
    expect(sentences('elm', 'travel')[1]).toMatch(/^Holds place 1 of \d: our facts set it apart\.$/);
  });

  test('the line shows the score among all the others, and the counts are in words', () => {
    const rendered = fold('alder');
    expect(inside(rendered, '.score-scale', 'circle')).toHaveLength(3);
    expect(rendered.all('.score-scale')[0]?.attributes['aria-label']).toMatch(/^Alder VPN: 8\.3 of 10\./);
    expect(inside(rendered, '.confidence-kinds', 'li').map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^independent audit \d+$/),
    );
  });

  test('the line begins where the lowest score lies', () => {
    const ticks = inside(fold('alder'), '.score-scale', 'text').map(({ text }) => Number(text));
    const scores = english.ranking('overall').ranking.ranked.map(({ score }) => score.value ?? 0);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...scores));
    expect(ticks.at(-1)).toBe(10);
  });

  test('whoever has no place has no line and no sentence about one', () => {
    expect(fold('cedar').all('.score-scale')).toEqual([]);
    expect(sentences('cedar')).toHaveLength(1);
  });
});

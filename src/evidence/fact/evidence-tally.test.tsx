import { describe, expect, test } from 'vitest';
import { renderHtml } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { evidenceCount } from './evidence-tally.ts';
import { EvidenceTally } from './fact.tsx';

const site = testContext();
const strokes = (provider: string) =>
  evidenceCount(provider, site).strokes.map(({ mark, count, strength }) => [mark, count, strength]);

describe('how much is known of a provider', () => {
  test('is counted by kind of evidence, the strongest first; kinds without facts are left out', () => {
    expect(strokes('elm')).toEqual([
      ['§', 1, 6],
      ['‡', 2, 5],
      ['‖', 1, 4],
      ['†', 5, 3],
      ['¶', 4, 2],
      ['*', 16, 1],
      ['?', 1, 0],
    ]);
  });

  test('what is too old counts as no evidence, before what nobody says', () => {
    expect(strokes('cedar')).toEqual([
      ['†', 4, 3],
      ['¶', 3, 2],
      ['–', 18, 0],
      ['?', 5, 0],
    ]);
    expect(evidenceCount('cedar', site)).toMatchObject({ known: 7, all: 30, sources: 2 });
  });

  test('an unknown provider is a mistake', () => {
    expect(() => evidenceCount('nobody', site)).toThrow('There is no provider "nobody".');
  });
});

describe('the drawing of it', () => {
  const count = evidenceCount('cedar', site);

  test('has as many strokes and dots as there are facts', () => {
    const html = renderHtml(<EvidenceTally provider="Cedar VPN" {...count} />);
    const [drawn, dots] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d.split('M').length - 1);
    expect([drawn, dots]).toEqual([7, 23]);
  });

  test('says the numbers under it; a dot is named because no legend explains it', () => {
    const html = renderHtml(<EvidenceTally provider="Cedar VPN" {...count} />);
    expect(html).toContain('aria-label="Cedar VPN: 7 of 30 facts known and up to date, from 2 sources."');
    expect(
      [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, li = '']) => li.replaceAll(/<[^>]*>/g, '')),
    ).toEqual(['† Dataset: 4', '¶ Press report: 3', 'Out of date: 18', 'Unknown: 5']);
  });

  test('the weakest evidence is still evidence, with its mark', () => {
    const html = renderHtml(<EvidenceTally provider="Elm VPN" {...evidenceCount('elm', site)} />);
    expect(html).toContain(
      '<span aria-hidden="true" class="mark-sample">*</span> <span class="sr-only">Provider’s claim: </span>16</li>',
    );
  });

  test('in short it has no list; named, its caption begins with the provider', () => {
    const html = renderHtml(<EvidenceTally provider="Cedar VPN" {...count} isShort isNamed />);
    expect(html).not.toContain('<li>');
    expect(html).toContain('<figcaption>Cedar VPN: <b>7 of 30');
  });
});

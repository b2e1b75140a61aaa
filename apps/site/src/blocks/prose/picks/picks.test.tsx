import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { PickCard, RoleIcon } from './pick-card.tsx';
import { type PickView, selectPicks } from './picks.ts';

const english = testContext();
const picks = selectPicks(english, 'home');
const [alder] = picks as [PickView];

describe('selectPicks', () => {
  test('a pick has its rule, its price, its catch, its review and a counted link', () => {
    expect(picks[4]).toMatchObject({
      role: { rule: expect.stringMatching(/^The highest score in the ranking of free plans/) },
      price: { kind: 'free' },
      review: '/reviews/elm',
      link: { href: '/sendme/elm?from=home' },
      mainDrawback: { text: 'Its longest plan doesn’t say what it costs later.' },
    });
    expect(picks[0]?.why).toMatch(/^Alder VPN: .+\.$/);
  });

  test('a pick of which nothing speaks in favour says nothing of the kind', () => {
    const bare = (profile: string) => {
      const result = english.ranking(profile);
      const ranked = result.ranking.ranked.map((entry) => ({
        ...entry,
        score: { ...entry.score, reasons: [] },
      }));
      return { ...result, ranking: { ...result.ranking, ranked } };
    };
    expect(selectPicks({ ...english, ranking: bare }, 'home')[0]?.why).toBe('');
  });
});

test('each wish has a drawing, and a rule without one of its own has the trophy', () => {
  const drawing = (id?: string) => renderHtml(<RoleIcon {...(id === undefined ? {} : { role: { id } })} />);
  const wishes = ['most-people', 'cheapest', 'knows-least', 'most-devices', 'free'];
  expect(new Set(wishes.map(drawing)).size).toBe(wishes.length);
  expect([drawing(), drawing('added-later')]).toEqual([drawing('most-people'), drawing('most-people')]);
});

describe('a card', () => {
  test('tells for whom, who, why, the catch, the price and the rule', () => {
    const card = renderElement(<PickCard pick={alder} />);
    expect(card.all('.pick-role')[0]?.text).toBe('For most people');
    expect(card.all('h3')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/alder');
    expect(card.text).toContain(alder.why);
    expect([card.all('.catch').length, card.all('.price-line').length]).toEqual([1, 1]);
    expect(card.all('.pick-rule')[0]?.text).toBe(alder.role.rule);
    expect(card.all('.button')[0]?.attributes['aria-label']).toBe('Visit Alder VPN');
    expect(card.all('.pick-terms')).toEqual([]);
  });

  test('has what an author wrote in place of what speaks for it, and a plain link beside a paid one', () => {
    const paid = { ...alder, mainDrawback: undefined, link: { ...alder.link, isPaid: true } };
    const card = renderElement(
      <PickCard pick={paid}>
        <p>Written.</p>
      </PickCard>,
    );
    expect(card.text).toContain('Written.');
    expect(card.text).not.toContain(alder.why);
    expect(card.all('.pick-terms')[0]?.all('a')[0]?.attributes.href).toBe('https://alder.example');
    expect(card.all('.catch')).toEqual([]);
  });
});

import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { profileNamed, weightIn } from '@vpn-site/core/scoring/methodology.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { rankStatus } from '#score/rank-status.ts';
import { selectVpnCard } from './vpn-card.block.ts';
import { VpnCard } from './vpn-card.tsx';
import { extractCards } from './written-cards.ts';

const english = testContext();
const providers = [...english.providers.keys()];
const profiles = english.methodology.profiles.map(({ id }) => id);

test('a requirement is not called missing where the answer is too old to count', () => {
  const { words, missing } = rankStatus('cedar', 'free', english);
  expect(words).toContain('nobody has shown');
  expect(missing.map(({ fact }) => fact.caveats)).toEqual([['out of date']]);
});

describe('what a card says', () => {
  const criteria = (provider: string, profile: string) => {
    const { facts, mainDrawback } = selectVpnCard(provider, profile, english, { isWritten: true });
    return { facts: facts.map(({ criterion }) => criterion), flaws: mainDrawback?.criteria ?? [] };
  };

  test.each(providers)('nothing twice of %s: the catch is never among the facts', (provider) => {
    for (const profile of profiles) {
      const { facts, flaws } = criteria(provider, profile);
      expect(new Set(facts).size).toBe(facts.length);
      for (const flaw of flaws) expect(facts).not.toContain(flaw);
    }
  });

  test('the facts are the heaviest criteria of the list, without what the price line says', () => {
    const { methodology } = english;
    const profile = profileNamed(methodology, 'torrenting');
    const { facts, flaws } = criteria('birch', 'torrenting');
    const rest = methodology.criteria
      .filter(({ id, rule }) => !flaws.includes(id) && !['cost', 'renewal-jump'].includes(rule.name))
      .toSorted((a, b) => weightIn(profile, b) - weightIn(profile, a));
    expect(facts).toEqual(rest.slice(0, 3).map(({ id }) => id));
  });

  test('where nobody wrote a sentence, what speaks for it most is one, and not a fact again', () => {
    const card = selectVpnCard('alder', 'overall', english);
    expect(card.strengths).not.toBeUndefined();
    expect(selectVpnCard('alder', 'overall', english, { isWritten: true }).strengths).toBeUndefined();
    for (const { words } of card.facts) expect(card.strengths).not.toContain(words);
    // Nothing is known about dogwood, so it has no strengths.
    expect(selectVpnCard('dogwood', 'overall', english).strengths).toBeUndefined();
  });

  test('in a list about streaming, what others could watch stands in place of facts', () => {
    const card = selectVpnCard('birch', 'streaming', english);
    expect(card.streamingGrid?.isTested).toBe(true);
    expect(card.facts).toEqual([]);
    expect(selectVpnCard('birch', 'overall', english).streamingGrid).toBeUndefined();
  });
});

describe('vpn-card as drawn', () => {
  const card = (provider: string, profile = 'overall') =>
    renderElement(<VpnCard {...selectVpnCard(provider, profile, english)} />);

  test('has name, tier and score, then the sentence, the facts, the catch, the price and the evidence', () => {
    const birch = card('birch');
    const [head] = birch.all('.card-head');
    expect(head?.all('small')[0]?.text).toBe('Next best');
    expect(head?.all('h3')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/birch');
    expect(head?.all('.card-score')[0]?.text).toBe('2.9 of 10');
    const [body] = birch.all('.card-body');
    expect(body?.all('p')[0]?.text).toMatch(/^In its favor: /);
    expect(body?.all('.outcomes')[0]?.all('li')).toHaveLength(3);
    expect([body?.all('.catch').length, body?.all('.price-line').length]).toEqual([1, 1]);
    expect(body?.all('.evidence-share')[0]?.text).toBe('Evidence 78%');
  });

  test('leads to the provider under its name for those who hear it, with a plain link beside a paid one', () => {
    expect(card('birch').all('a.button-line')[0]?.attributes).toMatchObject({
      href: '/sendme/birch?from=card',
      rel: 'sponsored nofollow noopener',
      'aria-label': 'Visit Birch VPN',
    });
    expect(card('birch').all('.card-terms')[0]?.all('a')[0]?.attributes.href).toBe('https://birch.example');
    expect(card('alder').all('.card-terms')).toEqual([]);
  });

  test('whoever is not ranked has no tier, no score and no share of evidence, but the reason', () => {
    const alder = card('alder', 'free');
    for (const missing of ['.card-score', '.evidence-share', 'small']) expect(alder.all(missing)).toEqual([]);
    expect(alder.text).toContain('Listed, not ranked · Free: it lacks what this list asks for.');
    expect(alder.text).toMatch(/Free plan: No/);
  });
});

test('the cards of a ranking are taken out of its text, by provider', () => {
  const body = parseMarkdoc(
    'Before.\n\n{% vpn-card provider="alder" %}\nOne.\n{% /vpn-card %}\n\n## After\n\n{% vpn-card provider="elm" /%}',
  );
  const { cards, rest } = extractCards(body);
  expect([...cards.keys()]).toEqual(['alder']);
  expect(rest.children.map(({ type }) => type)).toEqual(['paragraph', 'heading']);
});

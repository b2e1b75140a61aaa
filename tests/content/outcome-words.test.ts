import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { Fact } from '@vpn-site/core/provider/fact.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Criterion } from '@vpn-site/core/scoring/methodology.ts';
import type { ValueRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { composeSiteContext } from '@vpn-site/site/compose/site-context.ts';
import { groupLine } from '@vpn-site/site/score/group-line.ts';
import { mainDrawback } from '@vpn-site/site/score/main-drawback.ts';
import { outcomeOf } from '@vpn-site/site/score/outcome-model.ts';
import { criterionWords } from '@vpn-site/site/score/words/criterion-words.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);
const { methodology, facts } = catalog;
const [someone] = facts.providers;

/** The version whose criteria the messages cover. A later version may have criteria without texts. */
const worded = '2027-2';

/** Returns one of each kind of answer that a rule distinguishes. */
function answersTo(rule: ValueRule): readonly unknown[] {
  switch (rule.name) {
    case 'answer':
      return [true, 'partial', false];
    case 'choice':
      return Object.keys(rule.points);
    case 'best-of':
      return [[], ...Object.keys(rule.points).map((option) => [option])];
    case 'share':
      return [[], rule.of.slice(0, 1), rule.of];
    case 'weighted-share':
      return [[], rule.parts[0]?.of ?? [], rule.parts.flatMap(({ of }) => of)];
    case 'number':
      return [1, 5, 'unlimited'];
  }
}

function isValueRule(rule: Criterion['rule']): rule is ValueRule {
  return ['answer', 'choice', 'best-of', 'share', 'weighted-share', 'number'].includes(rule.name);
}

/** Returns a provider with this answer, always with the same basis. */
function answering(key: string, value: unknown, change: object): Provider | undefined {
  const fact = { ...someone?.facts[key], type: methodology.types[key], basis: 'dataset', ...change, value };
  return someone && { ...someone, facts: { ...someone.facts, [key]: fact as Fact } };
}

describe.each(localeCodes)('outcome words in %s', (locale) => {
  const asOf = methodology.published;
  const site = composeSiteContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);
  const sides = ['for', 'against'] as const;
  const ofProviders = [...site.providers.keys()].flatMap((provider) =>
    methodology.criteria.map(({ id }) => outcomeOf(provider, id, 'overall', site).words),
  );
  const catches = (withWritten: boolean) =>
    [...site.providers.keys()].map((provider) =>
      methodology.profiles.map(
        ({ id }) => mainDrawback(provider, id, withWritten ? site : { ...site, catches: new Map() })?.text,
      ),
    );
  const known = { asOf, checked: asOf, sources: [] };
  const ofAnswers = methodology.criteria.flatMap((criterion) => {
    const { rule, keys } = criterion;
    if (!isValueRule(rule)) return [];
    const evidence = [known, { ...known, confidence: 'low' }, { ...known, asOf: '2001' }];
    return [...answersTo(rule), 'unknown'].flatMap((value) =>
      evidence.flatMap((change) => {
        const provider = answering(keys[0] ?? '', value, change);
        return provider
          ? sides.map((side) => criterionWords({ provider, criterion, side, site }, 'good'))
          : [];
      }),
    );
  });

  test('whatever a provider answers, they are words: no label with a value, no gap, no stop', () => {
    for (const text of [...ofProviders, ...ofAnswers]) {
      expect(text).toMatch(/^(?!.*(?:undefined|outcome\.|: |\{)).*[^.\s]$/);
    }
  });

  test.runIf(methodology.version === worded)('none is made from a label', () => {
    expect([...ofProviders, ...ofAnswers].filter((text) => /[“„]/.test(text))).toEqual([]);
  });

  test('a provider has the same catch in every list', () => {
    for (const texts of catches(true)) {
      expect(new Set(texts).size).toBe(1);
      expect(texts[0]).toMatch(/^[\p{Lu}\p{N}].*[^.]\.$/u);
    }
  });

  test('without an editor’s catch, every list still has one, as a full sentence', () => {
    for (const text of catches(false).flat()) expect(text).toMatch(/^(?:[\p{Lu}\p{N}]|iOS|macOS).*[^.]\.$/u);
  });

  test('every group of every provider comes to one sentence', () => {
    for (const provider of site.providers.keys()) {
      for (const { id } of site.vocabulary.groups) {
        expect(groupLine(provider, id, 'overall', site)?.words).toMatch(
          /^(?:[\p{Lu}\p{N}]|macOS|iOS).*[^.]\.$/u,
        );
      }
    }
  });
});

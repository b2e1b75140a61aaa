import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import type { MeanRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { valuePoints } from '@vpn-site/core/scoring/value-points.ts';
import { costOutcome, renewalOutcome } from './price-words.ts';
import { countryWords, freePlanWords, streamingWords } from './reach-words.ts';
import { auditWords, noLogsOutcome } from './record-words.ts';
import { withoutSharedSubject } from './subject.ts';
import { goodSide, type Telling } from './told.ts';
import { valueWords } from './value-words.ts';

/**
 * Describes a provider's answer to a criterion in a few words. Messages are found by rule and key, so renamed criteria keep
 * theirs; without a message, the criterion's label is used.
 */
export function criterionWords(told: Telling, tone: Tone): string {
  const { criterion, site } = told;
  return knownWords(told) ?? site.t('outcome.other', { tone, label: criterion.label[site.locale] });
}

function knownWords(told: Telling): string | undefined {
  const { rule, keys } = told.criterion;
  switch (rule.name) {
    case 'promise-times-proof':
      return noLogsOutcome({ ...told, criterion: { rule } });
    case 'best-audit':
      return auditWords({ ...told, criterion: { rule } });
    case 'measured-number':
      return keys[0] === 'countries' ? countryWords(told, keys) : undefined;
    case 'cost':
      return costOutcome(told);
    case 'renewal-jump':
      return renewalOutcome(told);
    case 'panel':
      return streamingWords(told, rule);
    case 'free-plan':
      return freePlanWords(told);
    case 'mean':
      return meanWords(told, rule);
    case 'answer':
    case 'choice':
    case 'best-of':
    case 'share':
    case 'weighted-share':
    case 'number':
      return valueWords(told, keys[0] ?? '', rule);
  }
}

/** Describes each part separately. Drawbacks are named alone, strengths together with the rest. */
function meanWords({ provider, side, site }: Telling, { parts }: MeanRule): string | undefined {
  const each = parts
    .map(({ key, rule }) => {
      const fact = factOf(provider, key);
      const points = isKnown(fact) ? (valuePoints(fact, rule) ?? 0) : 0;
      const own = goodSide(points);
      return { points, side: own, words: valueWords({ provider, side: own, site }, key, rule) };
    })
    .toSorted((a, b) => (side === 'for' ? b.points - a.points : a.points - b.points));
  const agreeing = each.filter((part) => part.side === side);
  const [first, ...rest] = side === 'against' && agreeing.length > 0 ? agreeing : each;
  return rest.reduce<string | undefined>((words, part) => {
    if (words === undefined || part.words === undefined) return undefined;
    if (part.side !== first?.side) return site.t('outcome.but', { side, first: words, second: part.words });
    const second = withoutSharedSubject(words, part.words, site.locale);
    return site.t('outcome.and', { side, first: words, second });
  }, first?.words);
}

import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import type { MeanRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { valuePoints } from '@vpn-site/core/scoring/value-points.ts';
import { type OutcomeInput, sideForPoints } from './outcome-input.ts';
import { costOutcome, renewalOutcome } from './price-words.ts';
import { countryWords, freePlanWords, streamingWords } from './reach-words.ts';
import { auditWords, noLogsOutcome } from './record-words.ts';
import { withoutSharedSubject } from './subject.ts';
import { valueWords } from './value-words.ts';

/**
 * Describes a provider's answer to a criterion in a few words. Messages are found by rule and key, so that renamed criteria
 * keep their messages. Without a message, it returns the criterion's label.
 */
export function criterionWords(input: OutcomeInput, tone: Tone): string {
  const { criterion, site } = input;
  return knownWords(input) ?? site.t('outcome.other', { tone, label: criterion.label[site.locale] });
}

function knownWords(input: OutcomeInput): string | undefined {
  const { rule, keys } = input.criterion;
  switch (rule.name) {
    case 'promise-times-proof':
      return noLogsOutcome({ ...input, criterion: { rule } });
    case 'best-audit':
      return auditWords({ ...input, criterion: { rule } });
    case 'measured-number':
      return keys[0] === 'countries' ? countryWords(input, keys) : undefined;
    case 'cost':
      return costOutcome(input);
    case 'renewal-jump':
      return renewalOutcome(input);
    case 'panel':
      return streamingWords(input, rule);
    case 'free-plan':
      return freePlanWords(input);
    case 'mean':
      return meanWords(input, rule);
    case 'answer':
    case 'choice':
    case 'best-of':
    case 'share':
    case 'weighted-share':
    case 'number':
      return valueWords(input, keys[0] ?? '', rule);
  }
}

/**
 * Describes a criterion that averages several facts. If it is worded against the provider, it names only the bad parts; if
 * there are none, it names all.
 */
function meanWords({ provider, side, site }: OutcomeInput, { parts }: MeanRule): string | undefined {
  const each = parts
    .map(({ key, rule }) => {
      const fact = factOf(provider, key);
      const points = isKnown(fact) ? (valuePoints(fact, rule) ?? 0) : 0;
      const own = sideForPoints(points);
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

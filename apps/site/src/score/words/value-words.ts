import { formatNames, optionName } from '@vpn-site/core/i18n/formats.ts';
import { isKnown, type KnownFact } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type {
  AnswerRule,
  BestOfRule,
  ShareRule,
  ValueRule,
  WeightedShareRule,
} from '@vpn-site/core/scoring/scoring-rule.ts';
import { valuePoints } from '@vpn-site/core/scoring/value-points.ts';
import { asserted, knownValue, unknownValue } from '#site/assertions.ts';
import type { FactContext } from '#site/site-context.ts';
import { ownerWords, storageWords } from './choice-words.ts';
import { goodFrom, type OutcomeInput, withCaveat } from './outcome-input.ts';

/** Keys with a message for yes or no. `listKeys` are those with a message for a list. */
const answerKeys = [
  'transparency-report',
  'signup-email',
  'post-quantum',
  'obfuscation',
  'multihop',
  'port-forwarding',
  'tor',
] as const;
const listKeys = [
  'open-source-apps',
  'kill-switch',
  'split-tunnelling',
  'platforms',
  'app-languages',
] as const;

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}

/** Describes the meaning of one value; undefined if there is no message for the key. */
export function valueWords(
  { provider, side, site }: Omit<OutcomeInput, 'criterion'>,
  key: string,
  rule: ValueRule,
): string | undefined {
  const fact = factOf(provider, key);
  const known = isKnown(fact) ? fact : undefined;
  const words = plainWords({ provider, side, site, criterion: { key, rule } }, known);
  // A wording names its speaker, so it needs no caveat.
  if (words === undefined || (known?.wording && rule.name === 'answer')) return words;
  const points = known === undefined ? 0 : (valuePoints(known, rule) ?? 0);
  // For rules with `unseen`, the text of a claim in the provider's favor already says whether an outsider has checked it.
  const isClaim = rule.name === 'choice' && rule.unseen === true && points > 0;
  const hedged = isClaim
    ? words
    : withCaveat(words, key, fact, site, points >= goodFrom && side === 'against');
  const isFirm = isClaim ? known?.outsider !== undefined : hedged === words;
  return asserted(hedged, provider.id, key, known ? knownValue : unknownValue, { isFirm });
}

interface KeyAndRule<R extends ValueRule = ValueRule> {
  readonly key: string;
  readonly rule: R;
}

type ValueInput<R extends ValueRule = ValueRule> = OutcomeInput<KeyAndRule<R>>;

function plainWords(input: ValueInput, fact: KnownFact | undefined): string | undefined {
  const { key, rule } = input.criterion;
  switch (rule.name) {
    case 'answer':
      return answerWords(input as ValueInput<AnswerRule>, fact);
    case 'choice':
      if (key === 'owner-interests') return ownerWords(input, fact);
      return key === 'server-storage' ? storageWords(input, fact) : undefined;
    case 'best-of':
      if (key === 'payment-methods') return paymentWords(input as ValueInput<BestOfRule>, fact);
      return key === 'two-factor' ? loginWords(input as ValueInput<BestOfRule>, fact) : undefined;
    case 'share':
      return shareWords(input as ValueInput<ShareRule>, fact);
    case 'weighted-share':
      return key === 'platforms' ? systemWords(input as ValueInput<WeightedShareRule>, fact) : undefined;
    case 'number':
      return numberWords(input, fact);
  }
}

function answerWords(
  { criterion, site }: ValueInput<AnswerRule>,
  fact: KnownFact | undefined,
): string | undefined {
  if (!isOneOf(answerKeys, criterion.key)) return undefined;
  const answer = fact?.type === 'yes-no' ? fact.value : 'unknown';
  // "Only in some cases" says too little where an editor has written in which.
  if (fact?.wording) return fact.wording.sentence[site.locale].replace(/\.$/, '');
  return site.t(`outcome.answers.${criterion.key}`, {
    answer: typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer,
  });
}

function optionsIn(fact: KnownFact | undefined): readonly string[] | undefined {
  return fact?.type === 'choice-list' || fact?.type === 'platform-list' ? fact.value : undefined;
}

function shareWords(input: ValueInput<ShareRule>, fact: KnownFact | undefined): string | undefined {
  const { key, rule } = input.criterion;
  if (!isOneOf(listKeys, key)) return undefined;
  return listWords(input, key, rule.of, optionsIn(fact));
}

function listWords(
  { side, site }: Pick<OutcomeInput, 'side' | 'site'>,
  key: (typeof listKeys)[number],
  wanted: readonly string[],
  options: readonly string[] | undefined,
): string {
  const counted = wanted.filter((option) => options?.includes(option));
  const missing = wanted.filter((option) => !counted.includes(option));
  const share = options?.length === 0 ? 'none' : missing.length === 0 ? 'all' : 'some';
  // "Only" is said of everything that a source names, also of what earns no points.
  const have = share === 'some' && side === 'against' ? (options ?? []) : counted;
  return site.t(`outcome.lists.${key}`, {
    share: options ? share : 'unknown',
    side: counted.length === 0 ? 'against' : side,
    count: have.length,
    have: namesIn(counted.length === 0 ? (options ?? []) : have, key, site),
    missing: namesIn(missing, key, site, 'disjunction'),
  });
}

function namesIn(
  ids: readonly string[],
  key: string,
  site: FactContext,
  join: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatNames(
    ids.map((id) => namedIn(id, key, site)),
    site.locale,
    join,
  );
}

/**
 * Returns an option's name as used in a sentence. Most are proper names, as in the vocabulary; the others have their own
 * messages.
 */
function namedIn(id: string, key: string, { t, locale, vocabulary }: FactContext): string {
  const name = optionName(id, definitionOf(key, vocabulary), locale);
  if (key === 'app-languages') return t('outcome.language', { id, name });
  if (key === 'platforms' || key === 'open-source-apps') return t('outcome.platform.for', { id, name });
  return t('outcome.platform.on', { id, name });
}

/** The max number of platforms in a text. */
const maxMissing = 3;

/**
 * Describes the platforms with an app. Platforms are grouped by points. The missing ones that it names are from the group
 * that has most points among the incomplete ones.
 */
function systemWords(input: ValueInput<WeightedShareRule>, fact: KnownFact | undefined): string {
  const { criterion, side, site } = input;
  const parts = criterion.rule.parts.toSorted((a, b) => b.points - a.points).map(({ of }) => of);
  const options = optionsIn(fact);
  const [main = []] = parts;
  if (!options) return listWords(input, 'platforms', main, undefined);
  const lacking = parts.map((of) => of.filter((option) => !options.includes(option)));
  const [missing] = lacking.filter((each) => each.length > 0);
  if (!missing) return site.t('outcome.everywhere');
  const have = main.filter((option) => options.includes(option));
  if (side === 'against' || have.length === 0) {
    return listWords(input, 'platforms', missing.slice(0, maxMissing), []);
  }
  return site.t('outcome.systems', { have: namesIn(have, 'platforms', site) });
}

function pointsOf(option: string, { points, otherwise }: BestOfRule): number {
  return points[option] ?? otherwise;
}

/** Payment methods that are not proper names, and so have a variant for sentences. */
const waysToPay = ['cash', 'monero', 'voucher', 'gift-card', 'crypto'] as const;
/** If one of these is listed too, the text for "crypto" is about other cryptocurrencies. */
const namedCryptocurrencies: ReadonlySet<string> = new Set(['bitcoin', 'bitcoin-cash', 'lightning']);

/** Describes the most private payment methods. */
function paymentWords(
  { criterion, side, site }: ValueInput<BestOfRule>,
  fact: KnownFact | undefined,
): string {
  const { rule, key } = criterion;
  const { t, locale, vocabulary } = site;
  const options = optionsIn(fact);
  if (!options) return t('outcome.payment.unknown');
  const best = Math.max(0, ...options.map((option) => pointsOf(option, rule)));
  if (best === 0) return t('outcome.payment.none');
  const chosen = Object.keys(rule.points).filter(
    (option) => options.includes(option) && pointsOf(option, rule) === best,
  );
  const others = chosen.some((id) => namedCryptocurrencies.has(id)) ? 'yes' : 'no';
  const ways = chosen.map((id) => {
    const way = waysToPay.find((each) => each === id);
    return way
      ? t(`outcome.payment.ways.${way}`, { others })
      : optionName(id, definitionOf(key, vocabulary), locale);
  });
  const isBest = best === Math.max(...Object.values(rule.points));
  return t(isBest ? 'outcome.payment.best' : 'outcome.payment.some', {
    side,
    ways: formatNames(ways, locale),
  });
}

const logins = ['hardware-key', 'totp', 'email', 'not-applicable'] as const;

function loginWords({ criterion, site }: ValueInput<BestOfRule>, fact: KnownFact | undefined): string {
  const options = optionsIn(fact);
  if (!options) return site.t('outcome.twoFactor.unknown');
  const [best] = options.toSorted((a, b) => pointsOf(b, criterion.rule) - pointsOf(a, criterion.rule));
  if (best === undefined) return site.t('outcome.twoFactor.none');
  return site.t(`outcome.twoFactor.${logins.find((each) => each === best) ?? 'other'}`);
}

function numberWords({ criterion, side, site }: ValueInput, fact: KnownFact | undefined): string | undefined {
  const { t } = site;
  if (criterion.key === 'devices') {
    if (fact?.type !== 'devices') return t('outcome.devices.unknown');
    return fact.value === 'unlimited'
      ? t('outcome.devices.unlimited')
      : t('outcome.devices.count', { side, count: fact.value });
  }
  if (criterion.key !== 'money-back-days') return undefined;
  if (fact?.type !== 'days') return t('outcome.refund.unknown');
  return fact.value === 0 ? t('outcome.refund.none') : t('outcome.refund.count', { side, count: fact.value });
}

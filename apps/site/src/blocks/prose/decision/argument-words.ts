import type { Argument } from '@vpn-site/core/comparison/findings/lead-finding.ts';
import { otherSide, type Side } from '@vpn-site/core/comparison/findings/pair-facts.ts';
import type { Strength } from '@vpn-site/core/comparison/findings/strengths.ts';
import {
  criterionRuledBy,
  devicesOf,
  platformsOf,
  type Topic,
} from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { formatList, formatSaving, optionName, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { hasLowConfidence, isKnown } from '@vpn-site/core/provider/fact.ts';
import type { HarmfulIncident } from '@vpn-site/core/provider/incident.ts';
import { factOf, knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { proofPoints, proofsOf } from '@vpn-site/core/scoring/no-logs.ts';
import { panelResults } from '@vpn-site/core/scoring/streaming-panel.ts';
import type { PairView } from '#evidence/comparison/pair.ts';
import { costlyIncidents } from '#score/deduction.ts';
import { outcomeOf } from '#score/outcome-model.ts';
import { yearOf } from '#score/words/outcome-input.ts';
import { asserted, betterKey, pairName } from '#site/assertions.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/**
 * Describes an argument for one of two providers as a clause with a verb, such as "it forwards ports". Undefined if a few
 * words cannot describe it.
 */
export function argumentWords(
  argument: Argument,
  side: Side,
  pair: PairView,
  site: SiteContext,
): string | undefined {
  if (argument.kind === 'strength') return strengthWords(argument.strength, side, pair, site);
  const { topic } = argument;
  const words = topicWords(topic, side, pair, site);
  return words && asserted(words, pairName(pair.ids), betterKey(topic, site.locale), pair.ids[side]);
}

const monthsOfYear = 12;
export const comparedYears = comparedMonths / monthsOfYear;

interface Saving {
  readonly saving: number;
  readonly isLeast: boolean;
  readonly currency: string;
  readonly isConverted: boolean;
  readonly isBeforeTax: boolean;
}

/** Formats a saving. It is rounded down, so that it is never overstated. */
export function savingValues(
  { saving, isLeast, currency, isConverted, isBeforeTax }: Saving,
  { locale }: SiteContext,
) {
  return {
    saving: formatSaving(saving, currency, locale),
    least: isLeast ? 'yes' : 'no',
    converted: isConverted ? 'yes' : 'no',
    untaxed: isBeforeTax ? 'yes' : 'no',
    years: comparedYears,
  };
}

/** Returns a clause about the saving with the cheaper provider; empty if neither costs clearly less. */
export function savingClauses({ ids, findings: { price } }: PairView, site: SiteContext): string[] {
  if (price.kind !== 'cheaper') return [];
  const words = site.t('comparison.reason.price', savingValues(price, site));
  return [asserted(words, pairName(ids), betterKey('price', site.locale), ids[price.side])];
}

function topicWords(topic: Topic, side: Side, pair: PairView, site: SiteContext): string | undefined {
  switch (topic) {
    case 'streaming':
      return streamingWords(side, pair, site);
    case 'devices':
      return devicesWords(side, pair, site);
    case 'privacy': {
      const basis = privacyBasis(side, pair, site);
      return basis && site.t('comparison.reason.privacy', { basis });
    }
    case 'owner':
      return site.t('comparison.reason.owner', {
        doubt: doubtAbout(providerById(pair.ids[side], site), 'owner-interests'),
      });
    case 'record':
      return recordWords(side, pair, site);
    case 'price':
      return undefined;
  }
}

/**
 * Returns whether a provider is ahead on logs by better proof, or only by promising to keep less. Undefined if it is not
 * known to do either.
 */
export function privacyBasis(
  side: Side,
  { ids }: PairView,
  site: SiteContext,
): 'proof' | 'promise' | undefined {
  const rule = criterionRuledBy('promise-times-proof', site)?.rule;
  if (rule?.name !== 'promise-times-proof') return undefined;
  const pointsFor = (id: string) => {
    const provider = providerById(id, site);
    const logging = knownFact(provider, 'logging');
    return {
      promise: logging && rule.promise[logging.value],
      proof: proofPoints(proofsOf(provider), rule, site.methodology.evidence, site.asOf),
    };
  };
  const own = pointsFor(ids[side]);
  const rival = pointsFor(ids[otherSide(side)]);
  if (own.proof > rival.proof) return 'proof';
  if (own.promise === undefined || rival.promise === undefined) return undefined;
  return own.promise > rival.promise ? 'promise' : undefined;
}

/** Returns whether a fact is only the provider's own claim, or has a single weak source. */
function doubtAbout(provider: Provider, key: string): 'own' | 'source' | 'none' {
  const fact = factOf(provider, key);
  if (!isKnown(fact) || !hasLowConfidence(fact)) return 'none';
  return fact.basis === 'provider-claim' ? 'own' : 'source';
}

/**
 * Names the worst incident of the other provider, unless the first sentences already do. Only a provider without known
 * incidents has a cleaner record; any other has less to answer for.
 */
function recordWords(side: Side, { ids, names, findings }: PairView, site: SiteContext): string {
  const other = otherSide(side);
  const own = incidentRecord(providerById(ids[side], site))?.incidents ?? [];
  const [worst] = costlyIncidents(ids[other], site);
  const incident =
    findings.lead.handedOver[other] === undefined && worst
      ? briefIncident(worst.entry, names[other], site)
      : undefined;
  return site.t('comparison.reason.record', {
    own: own.length === 0 ? 'none' : 'some',
    told: incident === undefined ? 'yes' : 'no',
    incident: incident ?? '',
  });
}

function briefIncident(
  { harm, told, date, confidence }: HarmfulIncident,
  name: string,
  { t }: SiteContext,
): string | undefined {
  if (harm === 'handed-over') return undefined;
  const what = t(`comparison.reason.incident.${harm}`, { name, year: yearOf(date) });
  const words = told === 'kept-back' ? t('comparison.reason.incident.silence', { words: what }) : what;
  return confidence === 'low' ? t('outcome.hedge.source', { words }) : words;
}

function devicesWords(side: Side, { ids, names }: PairView, site: SiteContext): string | undefined {
  const other = otherSide(side);
  const count = devicesOf(providerById(ids[side], site), site);
  const rival = devicesOf(providerById(ids[other], site), site);
  if (count === undefined || rival === undefined) return undefined;
  const isAny = (devices: number) => (Number.isFinite(devices) ? 'no' : 'yes');
  return site.t('comparison.reason.devices', {
    any: isAny(count),
    count,
    other: names[other],
    rivalAny: isAny(rival),
    rival,
  });
}

function streamingWords(side: Side, { ids, names }: PairView, site: SiteContext): string | undefined {
  const rule = criterionRuledBy('panel', site)?.rule;
  if (rule?.name !== 'panel') return undefined;
  const [own, rival] = [side, otherSide(side)].map((each) => {
    const reports = knownFact(providerById(ids[each], site), 'streaming')?.value ?? [];
    const panel = panelResults(reports, rule, site.asOf);
    const tested = panel.flatMap(({ report }) => report ?? []);
    const opened = tested.filter(({ result }) => result === 'works').length;
    return { all: panel.length, tested: tested.length, opened };
  });
  // Mixed results can decide between two that opened as many, but these words count only what opened.
  if (rival && rival.tested > 0 && (own?.opened ?? 0) <= rival.opened) return undefined;
  return site.t('comparison.reason.streaming', {
    opened: own?.opened ?? 0,
    all: own?.all ?? 0,
    other: names[otherSide(side)],
    rival: rival && rival.tested > 0 ? 'tested' : 'untested',
    rivalOpened: rival?.opened ?? 0,
  });
}

/** Keys of facts that have their own clause. Other facts use the criterion's label. */
const keysWithMessage = [
  'audits',
  'countries',
  'free-plan',
  'kill-switch',
  'multihop',
  'obfuscation',
  'open-source-apps',
  'payment-methods',
  'port-forwarding',
  'post-quantum',
  'server-storage',
  'signup-email',
  'split-tunnelling',
  'transparency-report',
] as const;

function strengthWords(
  { about, isAlone, isFull }: Strength,
  side: Side,
  pair: PairView,
  site: SiteContext,
): string | undefined {
  const { t, locale, methodology } = site;
  const criterion = criterionNamed(methodology, about);
  if (criterion.keys[0] === 'platforms') return platformWords(side, pair, site);
  if (criterion.keys[0] === 'two-factor')
    return outcomeOf(pair.ids[side], about, 'overall', site, 'for').words;
  const key = keysWithMessage.find((each) => each === criterion.keys[0]);
  const label = uncapitalized(criterion.label[locale], locale);
  if (key === undefined) return t('comparison.reason.other', { label });
  return t(`comparison.reason.${key}`, { alone: isAlone ? 'yes' : 'no', full: isFull ? 'yes' : 'no' });
}

/** The max number of platforms in a clause. */
const maxNamed = 2;

/** Names the platforms that the other provider lacks. */
function platformWords(side: Side, { ids }: PairView, site: SiteContext): string | undefined {
  const own = platformsOf(providerById(ids[side], site), site) ?? [];
  const others = platformsOf(providerById(ids[otherSide(side)], site), site) ?? [];
  const definition = definitionOf('platforms', site.vocabulary);
  const names = own
    .filter((platform) => !others.includes(platform))
    .slice(0, maxNamed)
    .map((id) => site.t('outcome.platform.for', { id, name: optionName(id, definition, site.locale) }));
  return names.length === 0
    ? undefined
    : site.t('comparison.reason.platforms', { names: formatList(names, site.locale) });
}

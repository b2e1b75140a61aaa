import type { Argument, LeadFinding } from '@vpn-site/core/comparison/findings/lead-finding.ts';
import { sideServingBetter } from '@vpn-site/core/comparison/findings/need-findings.ts';
import { type Both, otherSide, type Side } from '@vpn-site/core/comparison/findings/pair-facts.ts';
import { devicesOf } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { ordersNaming } from '@vpn-site/core/country/block-orders.ts';
import { homeCountry } from '@vpn-site/core/country/country.ts';
import { capitalized, formatList, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import type { HarmfulIncident } from '@vpn-site/core/provider/incident.ts';
import { sameOwners } from '@vpn-site/core/provider/ownership.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { isCatchSupported } from '@vpn-site/core/provider/written-catch.ts';
import type { PairView } from '#evidence/comparison/pair.ts';
import { scoreView } from '#score/score-model.ts';
import { requiredOptions, requirementName } from '#score/unranked.ts';
import { yearOf } from '#score/words/outcome-input.ts';
import { asserted, favorKey, pairName, somethingValue } from '#site/assertions.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { argumentWords, savingClauses, savingValues, comparedYears as years } from './argument-words.ts';

/** A ranked provider that we recommend instead of the two. */
export interface Better {
  readonly name: string;
  readonly href: string | undefined;
  readonly value: string;
}

/** The first sentences of a comparison, generated from the facts. */
export interface ComparisonLead {
  /** The sentence that names the winner, or states that there is none. */
  readonly verdict: string;
  /** The reasons, the readers for whom the other provider is better, and the difference in price. */
  readonly sentences: readonly string[];
  /** Two other providers that we recommend instead. Set only if neither of the pair is ranked. */
  readonly better: Both<Better> | undefined;
  /** Sentences about data that was handed over. Always shown. */
  readonly warnings: readonly string[];
}

export function leadModel(pair: PairView, site: SiteContext): ComparisonLead {
  const { lead } = pair.findings;
  const second = otherSide(lead.first);
  const reasons = [reasonSentence(lead.first, pair, site), reasonSentence(second, pair, site)];
  const must = lead.kind === 'none-ranked' ? site.t('comparison.lead.must') : undefined;
  return {
    verdict: verdictText(pair, site),
    sentences: [...unrankedSentences(pair, site), must, ...reasons, priceSentence(pair, site)].filter(
      (sentence) => sentence !== undefined,
    ),
    better: lead.kind === 'none-ranked' ? betterProviders(pair, site) : undefined,
    warnings: warningsAbout(pair, site),
  };
}

const verdictKeys = {
  clear: 'clear',
  close: 'close',
  'one-ranked': 'oneRanked',
  'none-ranked': 'noneRanked',
} as const satisfies Record<LeadFinding['kind'], string>;

/** Returns the title with the winner, and with both scores if both providers are ranked. */
export function verdictTitle(pair: PairView, site: SiteContext): string {
  const { ids, names, findings } = pair;
  const { lead } = findings;
  const scoreText = (side: Side) => scoreView(ids[side], 'overall', site).valueText;
  // A winner’s score comes first; without one, the scores follow the order of the names.
  const [one, other] = lead.kind === 'clear' ? [lead.first, otherSide(lead.first)] : ([0, 1] as const);
  return site.t(`comparison.headTitle.${verdictKeys[lead.kind]}`, {
    title: bareTitle(pair, site),
    first: names[lead.first],
    value: scoreText(one),
    otherValue: scoreText(other),
  });
}

/** Returns that title without scores. Undefined if one of the two is not ranked, because the title then has no scores. */
export function winnerTitle(pair: PairView, site: SiteContext): string | undefined {
  const { kind, first } = pair.findings.lead;
  if (kind !== 'clear' && kind !== 'close') return undefined;
  const values = { title: bareTitle(pair, site), first: pair.names[first] };
  return site.t(`comparison.headTitle.short.${kind}`, values);
}

function bareTitle({ names: [a, b] }: PairView, { t }: Pick<SiteContext, 't'>): string {
  return t('comparison.title', { a, b });
}

/** Returns the first sentence, with both scores if both providers are ranked. */
export function verdictText({ ids, names, findings: { lead } }: PairView, site: SiteContext): string {
  const scoreText = (side: Side) => scoreView(ids[side], 'overall', site).valueText;
  const second = otherSide(lead.first);
  return site.t(`comparison.lead.${verdictKeys[lead.kind]}`, {
    first: names[lead.first],
    value: scoreText(lead.first),
    other: names[second],
    otherValue: scoreText(second),
  });
}

/** Explains why providers have no rank, in one sentence if both have too little evidence. */
function unrankedSentences({ ids, names }: PairView, site: SiteContext): string[] {
  const { t, locale } = site;
  const { unranked } = site.ranking('overall').ranking;
  const reasons = ids.map((id) => unranked.find(({ score }) => score.provider === id)?.reason);
  const unknown = names.filter((_, side) => reasons[side]?.why === 'too-little-known');
  const about =
    unknown.length > 0 ? [t('comparison.lead.tooLittle', { names: formatList(unknown, locale) })] : [];
  const others = reasons.flatMap((reason, side) => {
    if (reason?.why !== 'requirement') return [];
    const { requirement, isKnown } = reason;
    const options = isKnown ? requiredOptions(requirement, site) : undefined;
    const name = names[side] ?? '';
    return options === undefined
      ? t('comparison.lead.unshown', { name, required: requirementName(requirement, site) })
      : t('comparison.lead.lacks', { name, options });
  });
  return [...about, ...others];
}

/**
 * Returns the reasons for a clear winner; otherwise the readers for whom a provider is better, the reasons that they asked
 * for, and in a second sentence the others.
 */
function reasonSentence(side: Side, pair: PairView, site: SiteContext): string | undefined {
  const { t, locale } = site;
  const { lead } = pair.findings;
  const name = pair.names[side];
  const own = lead.arguments[side];
  const isWinner = lead.kind === 'clear' && side === lead.first;
  const isCheaper = !isWinner && lead.cheaper === side;
  const topics = isWinner ? [] : topicsOfReaders(side, pair, site);
  const wordsOf = (chosen: readonly Argument[]) =>
    chosen.flatMap((argument) => argumentWords(argument, side, pair, site) ?? []);
  const isForReaders = (argument: Argument) =>
    argument.kind === 'topic' && topics.some((topic) => topic === argument.topic);
  const asked = [...wordsOf(own.filter(isForReaders)), ...(isCheaper ? savingClauses(pair, site) : [])];
  const others = wordsOf(own.filter((argument) => !isForReaders(argument)));
  const favored = asked.length + others.length === 0 ? 'nothing' : somethingValue;
  const claim = (text: string) =>
    asserted(text, pairName(pair.ids), favorKey(pair.ids[side], locale), favored);
  const more = clauseList(others, site);
  if (isWinner) return more === '' ? undefined : claim(`${capitalized(more, locale)}.`);
  if (favored === 'nothing') {
    return isChosenForNeed(side, pair) ? undefined : claim(t('comparison.lead.nothing', { name }));
  }
  if (asked.length === 0) return claim(t('comparison.lead.takeFor', { name, reasons: more }));
  const who = whoTakes(topics, isCheaper, site);
  const reasons = clauseList(asked, site);
  return claim(capitalized(t('comparison.lead.take', { name, who, reasons, more: more || 'none' }), locale));
}

/** Joins clauses. Each has a verb, so English has a comma before the last, unlike in lists of names. */
function clauseList(clauses: readonly string[], { t }: SiteContext): string {
  const all = [...new Set(clauses)];
  const others = all.slice(0, -1).join(', ');
  const last = all.at(-1) ?? '';
  return others === '' ? last : t('comparison.lead.clauses', { others, last });
}

/** Whether the page recommends a provider for a need, which is a reason to prefer it. */
function isChosenForNeed(side: Side, { findings }: PairView): boolean {
  return findings.needs.some((need) => sideServingBetter(need) === side);
}

/** The max number of groups of readers that the text names, besides readers who want the lower price. */
const maxReaders = 2;
/** The min number of devices that counts as many. */
const manyDevices = 7;

/** Returns the topics of the readers for whom a provider is the better choice; empty if only its features are reasons. */
function topicsOfReaders(side: Side, pair: PairView, site: SiteContext) {
  const { ids, findings } = pair;
  const isMany = (devicesOf(providerById(ids[side], site), site) ?? 0) >= manyDevices;
  return findings.lead.arguments[side]
    .flatMap((each) => (each.kind === 'topic' && each.topic !== 'price' ? [each.topic] : []))
    .filter((topic) => topic !== 'devices' || isMany)
    .filter((topic) => argumentWords({ kind: 'topic', topic }, side, pair, site) !== undefined)
    .slice(0, maxReaders);
}

/** Describes the readers with these topics, and those who want the lower price. */
function whoTakes(
  topics: ReturnType<typeof topicsOfReaders>,
  isCheaper: boolean,
  { t, locale }: SiteContext,
): string {
  const who = [...topics, ...(isCheaper ? (['price'] as const) : [])];
  const words = who.map((each) => t(`comparison.lead.who.${each}`));
  return formatList(words, locale, 'disjunction');
}

/** Returns the difference in price, unless the reasons for the cheaper provider already mention it. */
function priceSentence(pair: PairView, site: SiteContext): string | undefined {
  const { lead } = pair.findings;
  const isGiven = lead.cheaper !== undefined && !(lead.kind === 'clear' && lead.cheaper === lead.first);
  return isGiven ? undefined : priceDifference(pair, site);
}

/** Describes the difference between the three-year bills in one sentence. */
export function priceDifference({ names, findings }: PairView, site: SiteContext): string {
  const { t, locale } = site;
  const { price } = findings;
  switch (price.kind) {
    case 'cheaper':
      return price.isClear
        ? t('comparison.lead.cheaper', { name: names[price.side], ...savingValues(price, site) })
        : t('comparison.lead.same', { years });
    case 'same':
      return t('comparison.lead.same', { years });
    case 'tax-decides':
      return t('comparison.lead.tax', { years });
    case 'one-known':
      return t('comparison.lead.noTotal', { years, names: names[otherSide(price.side)] });
    case 'two-currencies':
    case 'none-known':
      return t('comparison.lead.noTotal', { years, names: formatList(names, locale) });
  }
}

/** The max length of a description. Search results cut longer ones. */
const maxDescription = 175;

/** Returns the description of a comparison for its page's head: the scores, and the saving with the cheaper provider. */
export function leadDescription(pair: PairView, site: SiteContext): string {
  const { lead } = pair.findings;
  const isScored = lead.kind === 'clear' || lead.kind === 'close';
  // Without two scores, only the names tell such a description from another.
  const finding = isScored ? scoresText(pair, site) : `${verdictTitle(pair, site)}.`;
  const price = priceDifference(pair, site);
  const whole = site.t('comparison.lead.description', { finding, price });
  return whole.length > maxDescription ? `${finding} ${price}` : whole;
}

function scoresText({ ids, names, findings: { lead } }: PairView, site: SiteContext): string {
  const second = otherSide(lead.first);
  const scoreText = (side: Side) => scoreView(ids[side], 'overall', site).valueText;
  return site.t('comparison.lead.scores', {
    first: names[lead.first],
    value: scoreText(lead.first),
    other: names[second],
    otherValue: scoreText(second),
  });
}

function warningsAbout({ ids, findings: { lead } }: PairView, site: SiteContext): string[] {
  return lead.handedOver.flatMap((incident, side) =>
    incident ? handedOverWords(incident, providerById(ids[side] ?? '', site), site) : [],
  );
}

/**
 * Returns a sentence about data that a provider handed over although it had promised not to keep it. If the provider's main
 * drawback is about the same incident, it is that sentence.
 */
export function handedOverWords(
  { date, told, confidence }: HarmfulIncident,
  provider: Provider,
  { t, locale, catches }: SiteContext,
): string {
  const { id, name } = provider;
  const written = catches.get(id);
  if (written && Object.hasOwn(written.restsOn, `incidents/${date}`) && isCatchSupported(written, provider)) {
    return t('comparison.lead.past', { name, words: uncapitalized(written.text, locale) });
  }
  const silence = told === 'kept-back' ? 'yes' : 'no';
  const doubt = confidence === 'low' ? 'source' : 'none';
  return t('comparison.lead.handedOver', { name, year: yearOf(date), silence, doubt });
}

/** Returns the two best-ranked providers that the reader's country does not block and that have different owners. */
function betterProviders({ ids }: PairView, site: SiteContext): Both<Better> | undefined {
  const country = homeCountry(site.countries, site.locale);
  const candidates = site
    .ranking('overall')
    .ranking.ranked.map(({ score }) => score.provider)
    .filter((id) => !country || ordersNaming(country, id).length === 0);
  const [first, ...others] = candidates;
  const second = others.find((id) => first && sameOwners([first, id], site.ownership).length === 0);
  if (first === undefined || second === undefined || ids.includes(first)) return undefined;
  const view = (id: string): Better => {
    const { name, valueText } = scoreView(id, 'overall', site);
    return { name, href: site.reviewPath(id), value: valueText };
  };
  return [view(first), view(second)];
}

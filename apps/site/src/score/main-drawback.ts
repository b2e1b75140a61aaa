import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import type { HarmfulIncident } from '@vpn-site/core/provider/incident.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import { referencedKey, type WrittenCatch } from '@vpn-site/core/provider/written-catch.ts';
import { decideCatch, openIncident } from '@vpn-site/core/scoring/decide-catch.ts';
import { deductionId } from '@vpn-site/core/scoring/differences.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { cheapestOnBasis } from '@vpn-site/core/scoring/price-points.ts';
import {
  factView,
  type MarkView,
  markView,
  type PartialMark,
  uniqueMarks,
} from '#evidence/fact/fact-view.ts';
import { recordRows } from '#evidence/record/records.ts';
import { notableRenewalJump } from '#price/price-line-model.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { outcomeOf } from './outcome-model.ts';
import { scoreOf } from './score-model.ts';
import { incidentWords } from './words/record-words.ts';

/** A drawback as one full sentence, with the sources of all facts in it. */
export interface Drawback {
  readonly text: string;
  readonly marks: readonly PartialMark[];
}

/** The main drawback of a provider, which every card and page about it names. */
export interface MainDrawbackView extends Drawback {
  /** The criteria that the text covers. */
  readonly criteria: readonly string[];
  /** An incident without a known outcome, if the main drawback is about something else. */
  readonly open: Drawback | undefined;
}

/** Returns the main drawback of a provider; undefined if neither an editor nor the facts name one. */
export function mainDrawback(
  providerId: string,
  profile: string,
  site: FactContext,
): MainDrawbackView | undefined {
  const provider = findProvider(providerId, site);
  if (!provider) return undefined;
  const decided = decideCatch(
    provider,
    scoreOf(providerId, profile, site),
    site.catches.get(providerId),
    site,
  );
  if (!decided) return undefined;
  const open = openIncident(provider, site.asOf);
  const openDrawback = open && incidentDrawback(provider, open, site);
  switch (decided.kind) {
    case 'written': {
      const { restsOn } = decided.written;
      const isCovered = open !== undefined && Object.hasOwn(restsOn, `incidents/${open.date}`);
      return {
        ...writtenDrawback(provider, decided.written, site),
        open: isCovered ? undefined : openDrawback,
      };
    }
    case 'incident':
      return {
        ...incidentDrawback(provider, decided.incident, site),
        criteria: [deductionId],
        open: open === decided.incident ? undefined : openDrawback,
      };
    case 'criterion': {
      const shown = displayedFlaw(decided.criterion, provider, site);
      const { words, mark } = outcomeOf(providerId, shown, profile, site, 'against');
      const about = criterionNamed(site.methodology, shown).label[site.locale];
      return {
        text: asSentence(words, site),
        marks: markAbout(about, mark),
        criteria: [shown],
        open: openDrawback,
      };
    }
  }
}

/**
 * Returns the drawbacks at the top of the weaknesses in a review: an incident without a known outcome, then the main
 * drawback.
 */
export function leadingDrawbacks(providerId: string, profile: string, site: FactContext): Drawback[] {
  const drawback = mainDrawback(providerId, profile, site);
  return drawback ? [...(drawback.open ? [drawback.open] : []), drawback] : [];
}

function writtenDrawback(
  provider: Provider,
  { text, restsOn }: WrittenCatch,
  site: FactContext,
): Omit<MainDrawbackView, 'open'> {
  const references = Object.keys(restsOn);
  const keys = new Set(references.map(referencedKey));
  return {
    text,
    marks: uniqueMarks(references.flatMap((reference) => referenceMarks(provider, reference, site))),
    criteria: site.methodology.criteria
      .filter((criterion) => criterion.keys.some((key) => keys.has(key)))
      .map(({ id }) => id),
  };
}

function referenceMarks(provider: Provider, reference: string, site: FactContext): PartialMark[] {
  const [key = '', item] = reference.split('/');
  if (key !== 'incidents') {
    const fact = factView(provider.id, key, site);
    return markAbout(fact.label, markView(fact, site));
  }
  const incidents = incidentRecord(provider)?.incidents ?? [];
  const incident = incidents.find(({ entry }) => entry.date === item)?.entry;
  return incident ? incidentMarks(provider, incident, site) : [];
}

function incidentMarks(provider: Provider, incident: HarmfulIncident, site: FactContext): PartialMark[] {
  const position = incidentRecord(provider)?.incidents.findIndex(({ entry }) => entry === incident) ?? -1;
  const { label } = factView(provider.id, 'incidents', site);
  return markAbout(label, recordRows(provider.id, site).incidents[position]?.summary.mark);
}

function markAbout(about: string, mark: MarkView | undefined): PartialMark[] {
  return mark ? [{ ...mark, about }] : [];
}

function incidentDrawback(provider: Provider, incident: HarmfulIncident, site: FactContext): Drawback {
  return {
    text: asSentence(incidentWords(incident, site), site),
    marks: incidentMarks(provider, incident, site),
  };
}

function asSentence(words: string, { locale }: FactContext): string {
  return `${capitalized(words, locale)}.`;
}

/**
 * Returns the flaw to display. If the cost is the flaw and the price jumps at renewal, this is the jump, because readers
 * need to know it.
 */
function displayedFlaw(flaw: string, provider: Provider, site: FactContext): string {
  if (criterionNamed(site.methodology, flaw).rule.name !== 'cost') return flaw;
  const renewal = site.methodology.criteria.find(({ rule }) => rule.name === 'renewal-jump');
  return renewal && hasRenewalJump(provider, site) ? renewal.id : flaw;
}

function hasRenewalJump(provider: Provider, { methodology }: FactContext): boolean {
  const plans = knownFact(provider, 'prices')?.value ?? [];
  const judged = cheapestOnBasis(plans, methodology.costBasis)?.plan;
  return judged !== undefined && (renewalJump(judged) ?? 1) >= notableRenewalJump;
}

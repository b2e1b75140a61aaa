import type { Day } from '#domain/day/day.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import { bases, isKnown } from '#domain/provider/fact.ts';
import { factState } from '#domain/provider/freshness.ts';
import { factOf } from '#domain/provider/provider.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** How many facts rest on one kind of evidence; the last kinds are "out of date" and "unknown". */
export interface EvidenceStrokes {
  readonly mark: string;
  readonly label: string;
  readonly count: number;
  /** From 1 for the weakest basis up; 0 where nothing counts. */
  readonly strength: number;
}

export interface EvidenceCount {
  /** Known and not too old. */
  readonly known: number;
  readonly all: number;
  /** Different sources behind the known facts. */
  readonly sources: number;
  /** The last day on which one of them was read; undefined where there is none. */
  readonly checked: Day | undefined;
  /** The strongest kind of evidence first; kinds without facts are left out. */
  readonly strokes: readonly EvidenceStrokes[];
}

export function evidenceCount(providerId: string, site: Language & SiteFacts): EvidenceCount {
  const { vocabulary, evidence, asOf, locale } = site;
  const provider = providerById(providerId, site);
  const facts = allDefinitions(vocabulary).map((definition) => {
    const fact = factOf(provider, definition.key);
    return { fact, state: factState(fact, definition, asOf) };
  });
  const fresh = facts.flatMap(({ fact, state }) => (state === 'fresh' && isKnown(fact) ? [fact] : []));
  const byBasis = bases.map((basis, position) => ({
    mark: evidence.bases[basis].mark,
    label: evidence.bases[basis].label[locale],
    count: fresh.filter((fact) => fact.basis === basis).length,
    strength: bases.length - position,
  }));
  const without = (['stale', 'unknown'] as const).map((missing) => ({
    mark: missing === 'unknown' ? '?' : '–',
    label: evidence.states[missing].label[locale],
    count: facts.filter(({ state }) => state === missing).length,
    strength: 0,
  }));
  return {
    known: fresh.length,
    all: facts.length,
    sources: new Set(fresh.flatMap(({ sources }) => sources)).size,
    checked: datelineOf([provider], vocabulary).checked,
    strokes: [...byBasis, ...without].filter(({ count }) => count > 0),
  };
}

import type { Day } from '@vpn-site/core/day/day.ts';
import { uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { bases, isKnown } from '@vpn-site/core/provider/fact.ts';
import { factState } from '@vpn-site/core/provider/freshness.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';

/** The number of facts with one kind of evidence, or with none. */
export interface KindCount {
  /** The kind, such as "independent audit", "dataset" or "out of date". */
  readonly word: string;
  readonly count: number;
}

/** How much is known about a provider, by kind of evidence. */
export interface EvidenceCount {
  /** The number of facts that are known and fresh. */
  readonly known: number;
  readonly all: number;
  /** The number of different sources of the known facts. */
  readonly sources: number;
  /** The last day on which one of these facts was checked; undefined if there are none. */
  readonly checked: Day | undefined;
  /** The kinds, strongest evidence first, missing evidence last. Kinds without facts are left out. */
  readonly kinds: readonly KindCount[];
}

export function evidenceCount(providerId: string, site: FactContext): EvidenceCount {
  const { vocabulary, evidence, asOf, locale } = site;
  const provider = providerById(providerId, site);
  const facts = allDefinitions(vocabulary).map((definition) => {
    const fact = factOf(provider, definition.key);
    return { fact, state: factState(fact, definition, asOf) };
  });
  const fresh = facts.flatMap(({ fact, state }) => (state === 'fresh' && isKnown(fact) ? [fact] : []));
  const byBasis = bases.map((basis) => ({
    word: uncapitalized(evidence.bases[basis].label[locale], locale),
    count: fresh.filter((fact) => fact.basis === basis).length,
  }));
  const without = (['stale', 'unknown'] as const).map((missing) => ({
    word: uncapitalized(evidence.states[missing].label[locale], locale),
    count: facts.filter(({ state }) => state === missing).length,
  }));
  return {
    known: fresh.length,
    all: facts.length,
    sources: new Set(fresh.flatMap(({ sources }) => sources)).size,
    checked: datelineOf([provider], vocabulary).checked,
    kinds: [...byBasis, ...without].filter(({ count }) => count > 0),
  };
}

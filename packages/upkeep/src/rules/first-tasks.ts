import type { Day } from '@vpn-site/core/day/day.ts';
import { type Fact, type FactType, isKnown } from '@vpn-site/core/provider/fact.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { factOf, type Provider, type Source } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions, type FactDefinition, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { type DueEntry, isOverdue, noEffect, type RankEffect } from './due-queue.ts';
import { changeEffects, largerEffect } from './due-rank-effects.ts';

/** A cell that a newcomer can fill in or renew by reading one page. */
export interface FirstTask {
  readonly kind: 'unknown' | 'stale';
  readonly provider: Pick<Provider, 'id' | 'name' | 'website'>;
  readonly definition: FactDefinition;
  /** The path relative to the project's root. */
  readonly file: string;
  readonly cell: FactPath;
  /** The effect that the answer could have on rankings. */
  readonly effect: RankEffect;
  /** Pages to open besides the provider's own, most likely first. */
  readonly pages: readonly Pick<Source, 'url' | 'title' | 'kind'>[];
  /** The quotes from the source when it was last read. */
  readonly words: readonly string[];
}

/** Types that are not a first task, because several pages must be read and compared. */
const needsJudgement: ReadonlySet<FactType> = new Set([
  'incidents',
  'leak-tests',
  'plans',
  'speed-reports',
  'streaming',
]);

/** The max number of suggested pages of a task. */
const maxPages = 3;

/** Returns every cell that is empty or out of date. Cells whose answer could move a ranking most come first. */
export function firstTasks(
  providers: readonly Provider[],
  vocabulary: Vocabulary,
  methodology: Methodology,
  due: readonly DueEntry[],
  asOf: Day,
): FirstTask[] {
  const definitions = allDefinitions(vocabulary).filter(({ type }) => !needsJudgement.has(type));
  const effectOf = changeEffects(providers, methodology, asOf);
  const tasks = providers.flatMap((provider) =>
    definitions.flatMap((definition): FirstTask[] => {
      const { key } = definition;
      const fact = factOf(provider, key);
      const place = {
        provider,
        definition,
        file: `facts/providers/${provider.id}.yaml`,
        cell: ['facts', key],
      };
      if (!isKnown(fact)) {
        const effect = withKnownValues(provider, key, providers).map(effectOf).reduce(largerEffect, noEffect);
        const pages = likelySources(provider, fact, key, providers);
        return [{ ...place, kind: 'unknown', effect, pages, words: [] }];
      }
      const entry = due.find(
        (one) => one.kind === 'fact' && one.subject === provider.id && one.key === key && isOverdue(one),
      );
      if (!entry || entry.source.kind === 'destination' || entry.source.kind === 'own-text') return [];
      const { url, title, kind } = entry.source;
      const pages = [{ url, title, kind }];
      return [{ ...place, kind: 'stale', effect: entry.effect, pages, words: entry.words }];
    }),
  );
  return tasks.toSorted((a, b) => b.effect.places - a.effect.places);
}

/** Returns copies of the provider, one for each value of this key that other providers have. */
function withKnownValues(provider: Provider, key: string, providers: readonly Provider[]): Provider[] {
  const known = providers.flatMap((other) => {
    const fact = factOf(other, key);
    return isKnown(fact) ? [{ fact, sources: other.sources }] : [];
  });
  const byValue = new Map(known.map((one) => [JSON.stringify(one.fact.value), one]));
  return [...byValue.values()].map(({ fact, sources }) => ({
    ...provider,
    facts: { ...provider.facts, [key]: fact },
    sources: { ...provider.sources, ...sources },
  }));
}

/** Returns the sources of claims about the fact, then pages by third parties that several other providers cite. */
function likelySources(
  provider: Provider,
  fact: Fact,
  key: string,
  providers: readonly Provider[],
): FirstTask['pages'] {
  const claimed = (fact.claims ?? []).flatMap(({ sources }) => sourcesOf(provider, sources));
  const ofOthers = providers
    .flatMap((other) => {
      const known = factOf(other, key);
      return isKnown(known) ? sourcesOf(other, known.sources) : [];
    })
    .filter(({ publisher }) => publisher !== 'provider');
  const byUrl = Map.groupBy(ofOthers, ({ url }) => url);
  const shared = [...byUrl.values()]
    .filter((cited) => cited.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .flatMap((cited) => cited.slice(0, 1));
  const all = new Map([...claimed, ...shared].map((source) => [source.url, source]));
  return [...all.values()].slice(0, maxPages).map(({ url, title, kind }) => ({ url, title, kind }));
}

function sourcesOf({ sources }: Provider, ids: readonly string[]): Source[] {
  return ids.flatMap((id) => sources[id] ?? []);
}

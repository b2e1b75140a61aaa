import type { Day } from '../day/day.ts';
import { isKnown } from '../provider/fact.ts';
import type { Provider } from '../provider/provider.ts';
import type { ReadablePage } from './page.ts';

/** The day on which a page last changed: its words, or a fact that it shows was read again. Never the day of a build. */
export function lastModified(page: ReadablePage, providers: readonly Provider[]): Day | undefined {
  const written = page.kind === 'comparison' ? [] : [page.updated];
  const read = providersOn(page, providers).flatMap((provider) => lastRead(provider) ?? []);
  return [...written, ...read].toSorted().at(-1);
}

const known = new WeakMap<Provider, Day | undefined>();

/** The newest day on which a fact of a provider was read. Kept: a provider stands on as many pages as there are others. */
function lastRead(provider: Provider): Day | undefined {
  if (!known.has(provider)) {
    const days = Object.values(provider.facts).flatMap((fact) => (isKnown(fact) ? [fact.checked] : []));
    known.set(provider, days.toSorted().at(-1));
  }
  return known.get(provider);
}

function providersOn(page: ReadablePage, providers: readonly Provider[]): readonly Provider[] {
  if (page.kind === 'article') return [];
  if (page.kind === 'review') return providers.filter(({ id }) => id === page.provider);
  if (page.kind === 'comparison') return providers.filter(({ id }) => page.pair.includes(id));
  return providers;
}

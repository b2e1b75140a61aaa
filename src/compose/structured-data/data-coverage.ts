import { isKnown } from '#domain/provider/fact.ts';
import { ageCountsFrom } from '#domain/provider/freshness.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { Coverage } from '#head/structured-data/dataset.ts';

/** The time that the facts of all providers speak of; undefined where none is known. */
export function dataCoverage(providers: readonly Provider[]): Coverage | undefined {
  const known = providers.flatMap(({ facts }) => Object.values(facts).filter(isKnown));
  const [from] = known.map(ageCountsFrom).toSorted();
  const to = known
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

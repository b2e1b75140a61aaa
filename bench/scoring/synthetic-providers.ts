import type { Provider } from '#domain/provider/provider.ts';

/** Many more providers than there are, each with a mixture of the facts of two real ones. */
export function syntheticProviders(real: readonly Provider[], count: number): Provider[] {
  return Array.from({ length: count }, (_, position) => {
    const original = real[position % real.length];
    const other = real[(position * 7 + 3) % real.length];
    if (!original || !other) throw new Error('There are no providers to copy.');
    const taken = Object.entries(other.facts).filter((_entry, index) => (index * 31 + position) % 3 === 0);
    return {
      ...original,
      id: `synthetic-${position}`,
      facts: { ...original.facts, ...Object.fromEntries(taken) },
    };
  });
}

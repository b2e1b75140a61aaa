import type { PairTemplate, SearchEntry } from './index-format.ts';
import type { SearchedName } from './named-providers.ts';

type Pair = readonly [SearchedName, SearchedName];

/** Returns the entry of a comparison, with the providers in the order of its address. */
export function pairEntry(pair: Pair, template: PairTemplate): SearchEntry {
  const [a, b] = pair.toSorted((one, other) => (one.id < other.id ? -1 : 1)) as unknown as Pair;
  const fill = (text: string, first: string, second: string) =>
    text.replaceAll(/\{[ab]\}/g, (placeholder) => (placeholder === '{a}' ? first : second));
  return {
    kind: 'comparison',
    path: fill(template.path, a.id, b.id),
    title: fill(template.title, a.name, b.name),
    description: fill(template.description, a.name, b.name),
    providers: [a.id, b.id],
  };
}

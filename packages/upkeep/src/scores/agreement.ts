import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const order = z.array(z.string()).min(2);
const expertLists = z.object({
  lists: z.array(
    z.intersection(
      z.object({ id: z.string(), name: z.string(), source: z.url(), asOf: z.string() }),
      z.union([
        z.object({ order }),
        z.object({ scores: z.record(z.string(), z.number()) }),
        z.object({ named: order }),
      ]),
    ),
  ),
});

export type ExpertList = z.infer<typeof expertLists>['lists'][number];

export function readExpertLists(): ExpertList[] {
  const file = new URL('./expert-lists.yaml', import.meta.url);
  return expertLists.parse(parse(readFileSync(file, 'utf8'), { schema: 'core' })).lists;
}

/**
 * The agreement of a ranking with a list: the rank correlation if the list is ordered, the mean rank if it only names
 * providers.
 */
export type Agreement =
  | { readonly kind: 'correlation'; readonly value: number; readonly shared: number }
  | { readonly kind: 'mean-place'; readonly value: number; readonly bestPossible: number };

/** Measures the agreement with a list. `scores` are our scores by provider; higher is better. */
export function agreement(scores: ReadonlyMap<string, number>, list: ExpertList): Agreement {
  if ('named' in list) {
    const ids = [...scores.keys()].toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
    const places = list.named.flatMap((id) => (ids.includes(id) ? [ids.indexOf(id) + 1] : []));
    return { kind: 'mean-place', value: mean(places), bestPossible: (places.length + 1) / 2 };
  }
  const theirs = new Map(
    'order' in list ? list.order.map((id, index) => [id, -index] as const) : Object.entries(list.scores),
  );
  const shared = [...scores.keys()].filter((id) => theirs.has(id));
  const value = correlation(
    ranks(shared.map((id) => scores.get(id) ?? 0)),
    ranks(shared.map((id) => theirs.get(id) ?? 0)),
  );
  return { kind: 'correlation', value, shared: shared.length };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Returns the rank of each number. Equal numbers share their mean rank. */
function ranks(numbers: readonly number[]): number[] {
  return numbers.map((own) => {
    const above = numbers.filter((other) => other > own).length;
    const equal = numbers.filter((other) => other === own).length;
    return above + (equal + 1) / 2;
  });
}

/** Returns Pearson's correlation. For ranks, it is Spearman's rank correlation. */
function correlation(first: readonly number[], second: readonly number[]): number {
  const [meanFirst, meanSecond] = [mean(first), mean(second)];
  const together = first.map((value, at) => (value - meanFirst) * ((second[at] ?? 0) - meanSecond));
  const spread = (numbers: readonly number[], middle: number) =>
    numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  const sum = together.reduce((total, part) => total + part, 0);
  return sum / Math.sqrt(spread(first, meanFirst) * spread(second, meanSecond));
}

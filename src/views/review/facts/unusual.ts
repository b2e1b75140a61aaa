import { allPurpose } from '#domain/scoring/methodology.ts';
import type { Reason } from '#domain/scoring/score.ts';
import { type Outcome, outcomeOf } from '#score/outcome.ts';
import { scoreOf } from '#score/score.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Something that hardly any other provider has, or lacks. */
export interface Unusual extends Outcome {
  /** How many of all it is true of. */
  readonly count: number;
  readonly all: number;
}

/** Rare is what at most one in four shares. */
const rareShare = 4;
const shown = 4;

/** What sets a provider apart: criteria at which it is among the few best or the few worst of all, best first. */
export function unusualOf(providerId: string, site: SiteContext): Unusual[] {
  const all = site.providers.size;
  const judged = [...site.providers.keys()].map((id) => scoreOf(id, allPurpose, site)?.reasons ?? []);
  const own = scoreOf(providerId, allPurpose, site)?.reasons ?? [];
  return own
    .flatMap((reason) => {
      const known = judged.flatMap((reasons) => reasons.find((other) => isComparable(other, reason)) ?? []);
      const count = known.filter(({ full }) => full === reason.full).length;
      const isExtreme = isBest(reason, known) || isWorst(reason, known);
      return isComparable(reason, reason) && isExtreme && count * rareShare <= all && known.length > all / 2
        ? [{ ...outcomeOf(providerId, reason.criterion, allPurpose, site), count, all }]
        : [];
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.count - b.count)
    .slice(0, shown);
}

/** Without doubt and age: what is said, not how well it is known. */
type Judged = Pick<Reason, 'criterion' | 'evidence' | 'full'>;

function isComparable(other: Judged, { criterion }: Judged): boolean {
  return other.criterion === criterion && other.evidence !== 'unknown' && other.evidence !== 'not-applicable';
}

function isBest({ full }: Judged, known: readonly Judged[]): boolean {
  return known.every((other) => other.full <= full);
}

function isWorst({ full }: Judged, known: readonly Judged[]): boolean {
  return known.every((other) => other.full >= full);
}

const order = ['good', 'partly', 'bad', 'unknown'];

function rank({ tone }: Unusual): number {
  return order.indexOf(tone);
}

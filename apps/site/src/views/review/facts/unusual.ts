import { allPurpose, criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { Reason } from '@vpn-site/core/scoring/score.ts';
import type { ScoringRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { type Outcome, outcomeOf } from '#score/outcome-model.ts';
import { scoreOf } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';

/** An outcome that few other providers share. */
export interface Unusual extends Outcome {
  /** Whether this provider alone has the best or worst number; `none` if others share it or it is not a number. */
  readonly extreme: 'best' | 'worst' | 'none';
  /** The number of providers it is true of, out of `all`. */
  readonly count: number;
  readonly all: number;
}

/** A trait is rare if at most one in four shares it. */
const rareShare = 4;
const maxShown = 4;

/** Returns the criteria in which only few providers are as good, or as bad, as this one. Good outcomes come first. */
export function unusualOf(providerId: string, site: SiteContext): Unusual[] {
  const all = site.providers.size;
  const judged = [...site.providers.keys()].map((id) => scoreOf(id, allPurpose, site)?.reasons ?? []);
  const own = scoreOf(providerId, allPurpose, site)?.reasons ?? [];
  return own
    .flatMap((reason) => {
      const known = judged.flatMap((reasons) => reasons.find((other) => isComparable(other, reason)) ?? []);
      const count = known.filter(({ full }) => full === reason.full).length;
      const end = isBest(reason, known) ? 'best' : isWorst(reason, known) ? 'worst' : undefined;
      if (!end || !isComparable(reason, reason)) return [];
      if (count * rareShare > all || known.length <= all / 2) return [];
      const extreme: Unusual['extreme'] = count === 1 && isFigure(reason.criterion, site) ? end : 'none';
      return [{ ...outcomeOf(providerId, reason.criterion, allPurpose, site), extreme, count, all }];
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.count - b.count)
    .slice(0, maxShown);
}

const figures: readonly ScoringRule['name'][] = [
  'number',
  'measured-number',
  'cost',
  'renewal-jump',
  'panel',
];

function isFigure(criterion: string, { methodology }: SiteContext): boolean {
  return figures.includes(criterionNamed(methodology, criterion).rule.name);
}

/**
 * The parts of a reason that are compared. `full` are the points before doubt and age, so only the answer counts and not
 * how well it is known.
 */
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

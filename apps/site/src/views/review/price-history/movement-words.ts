import { formatDay, formatDayList } from '@vpn-site/core/i18n/formats.ts';
import type { PlanHistory, PriceHistory } from '@vpn-site/core/price/price-history.ts';
import type { PriceMovement } from '@vpn-site/core/price/price-movement.ts';
import type { SiteContext } from '#site/site-context.ts';

interface MovementWords {
  /** Sentences about price changes, and about differences that do not count as changes, such as alternating prices. */
  readonly summary: readonly string[];
  /** Sentences about plans whose price did not change, with the number of recorded prices. */
  readonly steady: readonly string[];
}

export function movementWords(
  { plans }: PriceHistory,
  { moves, returned, flips, movedPage, steady, seenOnce }: PriceMovement,
  site: SiteContext,
): MovementWords {
  const { t, locale } = site;
  const rises = moves.filter(({ ratio }) => ratio > 1).length;
  const moved = new Set(moves.map(({ plan }) => plan)).size;
  const days = seenOnce.map(({ last }) => last);
  return {
    summary: [
      ...(moved > 0
        ? [
            t('priceHistory.moved', {
              count: moved,
              all: plans.length,
              rises,
              cuts: moves.length - rises,
            }),
            t('priceHistory.returned', { count: returned.length, part: partOf(returned.length, moved) }),
          ]
        : []),
      ...(flips.length > 0 ? [t('priceHistory.flipped', { count: flips.length })] : []),
      ...(movedPage.length > 0 ? [t('priceHistory.movedPage', { count: movedPage.length })] : []),
    ],
    steady: [
      ...steady.map(({ plans: group, first, last, isStandard, isCurrent }) =>
        t('priceHistory.steady', {
          count: group.length,
          first: formatDay(first, locale),
          last: formatDay(last, locale),
          captures: capturesOf(group, site),
          page: isStandard ? 'own' : 'partner',
          sale: isCurrent ? 'on' : 'ended',
        }),
      ),
      ...(seenOnce.length > 0
        ? [t('priceHistory.once', { count: seenOnce.length, day: formatDayList(days, locale) })]
        : []),
    ],
  };
}

/** Returns a message keyword that states how many of the plans with a price change have returned to their first price. */
function partOf(count: number, all: number): 'it' | 'notIt' | 'all' | 'none' | 'some' {
  if (all === 1) return count === 1 ? 'it' : 'notIt';
  if (count === 0) return 'none';
  return count === all ? 'all' : 'some';
}

function capturesOf(plans: readonly PlanHistory[], { t }: SiteContext): string {
  const counts = plans.map(({ observations }) => observations);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (plans.length === 1) return t('priceHistory.captures', { count: least });
  return least === most
    ? t('priceHistory.capturesSame', { count: least })
    : t('priceHistory.capturesEach', { least, most });
}

/** Describes the data behind a plan: the number of captures, and the number of changes that the source itself lists. */
export function captureWords({ observations, releaseEvents }: PlanHistory, { t }: SiteContext): string {
  const captures = t('priceHistory.captures', { count: observations });
  return releaseEvents === undefined
    ? captures
    : t('priceHistory.entries', { captures, count: releaseEvents });
}

import { chooseTwoAnchor } from '#domain/comparison/selection.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { formatScoreGap, scoreView } from '#evidence/score/score.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface PairLink {
  /** The provider on the other side. */
  readonly id: string;
  readonly name: string;
  /** Both names, as the page is called. */
  readonly title: string;
  readonly href: string | undefined;
  /** How far the row's score is above the column's, in points; a dash where one is not ranked. */
  readonly distance: string;
}

export interface OverviewProvider {
  readonly id: string;
  readonly name: string;
  /** The pairs with those that stand before it: the row of a triangle. */
  readonly before: readonly PairLink[];
  /** The pairs with everyone, or with the closest in the ranking. */
  readonly all: readonly PairLink[];
}

export interface CompareOverviewModel {
  /** Where the form leads; undefined on a site without the overview. */
  readonly action: string | undefined;
  readonly hintAnchor: string;
  /** Whether every pair is listed; otherwise each provider has those closest to it. */
  readonly isWhole: boolean;
  readonly providers: readonly OverviewProvider[];
}

/** More columns than this fit no screen, and the number of links grows with the square of the providers. */
const mostInTriangle = 24;
/** So many on either side of a provider's place in the ranking. */
const closestEachWay = 5;

export function selectCompareOverview(site: SiteContext): CompareOverviewModel {
  const listed = [...site.providers.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isWhole = listed.length <= mostInTriangle;
  const closestTo = isWhole ? undefined : closest(listed, site);
  return {
    action: site.document('pages/comparisons')?.path,
    hintAnchor: chooseTwoAnchor,
    isWhole,
    providers: listed.map(({ id, name }, place) => {
      const linked = (others: readonly Named[]) => others.map((other) => pairLink({ id, name }, other, site));
      return {
        id,
        name,
        before: linked(isWhole ? listed.slice(0, place) : []),
        all: linked(closestTo?.(id) ?? listed.toSpliced(place, 1)),
      };
    }),
  };
}

type Named = Pick<Provider, 'id' | 'name'>;

/** Who stands next to a provider in the ranking; those without a place stand behind all others. */
function closest(listed: readonly Named[], site: SiteContext): (id: string) => readonly Named[] {
  const ranked = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);
  const places = new Map(ranked.map((id, place) => [id, place]));
  const order = listed.toSorted(
    (a, b) => (places.get(a.id) ?? ranked.length) - (places.get(b.id) ?? ranked.length),
  );
  const at = new Map(order.map(({ id }, place) => [id, place]));
  return (id) => {
    const place = at.get(id) ?? 0;
    const from = Math.max(0, place - closestEachWay);
    return order.slice(from, place + closestEachWay + 1).toSpliced(place - from, 1);
  };
}

function pairLink(own: Named, other: Named, site: SiteContext): PairLink {
  const [first, second] = own.id < other.id ? [own, other] : [other, own];
  return {
    id: other.id,
    name: other.name,
    title: site.t('comparison.title', { a: first.name, b: second.name }),
    href: own.id === other.id ? undefined : site.comparisonPath(own.id, other.id),
    distance: distanceText(own.id, other.id, site),
  };
}

function distanceText(own: string, other: string, site: SiteContext): string {
  const [one, two] = [own, other].map((id) => scoreView(id, 'overall', site));
  if (one?.rank === undefined || two?.rank === undefined) return '–';
  return formatScoreGap((one.value ?? 0) - (two.value ?? 0), site.locale);
}

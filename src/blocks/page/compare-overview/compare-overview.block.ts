import { chooseTwoAnchor } from '#domain/comparison/selection.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { scoreView } from '#evidence/score/score.ts';
import { formatScoreGap } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const compareOverviewBlock = block({
  name: 'compare-overview',
  summary:
    'Every comparison there is: a form that picks two to four providers, and a table of links to all pairs with the distance of their scores.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCompareOverview(site),
  examples: [{ name: 'As it stands on the overview', source: '{% compare-overview /%}' }],
});

interface PairLink {
  /** The provider on the other side. */
  readonly id: string;
  readonly name: string;
  /** Both names, as the page is called. */
  readonly title: string;
  readonly href: string | undefined;
  /** How far the row's score is above the column's, in points; a dash where one is not ranked. */
  readonly distance: string;
}

interface OverviewProvider {
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
const maxInTriangle = 24;
/** So many on either side of a provider in the ranking. */
const closestEachWay = 5;

export function selectCompareOverview(site: SiteContext): CompareOverviewModel {
  const listed = [...site.providers.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isWhole = listed.length <= maxInTriangle;
  const closestTo = isWhole ? undefined : closest(listed, site);
  return {
    action: site.document('pages/comparisons')?.path,
    hintAnchor: chooseTwoAnchor,
    isWhole,
    providers: listed.map(({ id, name }, index) => {
      const linked = (others: readonly Named[]) => others.map((other) => pairLink({ id, name }, other, site));
      return {
        id,
        name,
        before: linked(isWhole ? listed.slice(0, index) : []),
        all: linked(closestTo?.(id) ?? listed.toSpliced(index, 1)),
      };
    }),
  };
}

type Named = Pick<Provider, 'id' | 'name'>;

/** Who stands next to a provider in the ranking; those without a rank stand behind all others. */
function closest(listed: readonly Named[], site: SiteContext): (id: string) => readonly Named[] {
  const ranked = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);
  const ranks = new Map(ranked.map((id, index) => [id, index]));
  const order = listed.toSorted(
    (a, b) => (ranks.get(a.id) ?? ranked.length) - (ranks.get(b.id) ?? ranked.length),
  );
  const indexOf = new Map(order.map(({ id }, index) => [id, index]));
  return (id) => {
    const index = indexOf.get(id) ?? 0;
    const from = Math.max(0, index - closestEachWay);
    return order.slice(from, index + closestEachWay + 1).toSpliced(index - from, 1);
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
  if (one?.place === undefined || two?.place === undefined) return '–';
  return formatScoreGap((one.value ?? 0) - (two.value ?? 0), site.locale);
}

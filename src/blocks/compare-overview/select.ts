import { chooseTwoAnchor } from '#domain/comparison/selection.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import type { BlockContext } from '../block-context.ts';
import { scoreView } from '../evidence/score-view.ts';

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
  /** The pairs with everyone. */
  readonly all: readonly PairLink[];
}

export interface CompareOverviewModel {
  /** Where the form leads; undefined on a site without the overview. */
  readonly action: string | undefined;
  readonly hintAnchor: string;
  readonly providers: readonly OverviewProvider[];
}

export function selectCompareOverview(context: BlockContext): CompareOverviewModel {
  const listed = [...context.providers.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    action: context.document('pages/comparisons')?.path,
    hintAnchor: chooseTwoAnchor,
    providers: listed.map(({ id, name }, place) => {
      const links = listed.map((other) => pairLink({ id, name }, other, context));
      return { id, name, before: links.slice(0, place), all: links.toSpliced(place, 1) };
    }),
  };
}

function pairLink(
  own: { readonly id: string; readonly name: string },
  other: { readonly id: string; readonly name: string },
  context: BlockContext,
): PairLink {
  const [first, second] = own.id < other.id ? [own, other] : [other, own];
  return {
    id: other.id,
    name: other.name,
    title: context.t('comparison.title', { a: first.name, b: second.name }),
    href: own.id === other.id ? undefined : context.comparisonPath(own.id, other.id),
    distance: distanceText(own.id, other.id, context),
  };
}

function distanceText(own: string, other: string, context: BlockContext): string {
  const [one, two] = [own, other].map((id) => scoreView(id, 'overall', context));
  if (one?.rank === undefined || two?.rank === undefined) return '–';
  const format = numberFormatter(context.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  // A hyphen is too short beside a plus.
  return format.format((one.value ?? 0) - (two.value ?? 0)).replace('-', '−');
}

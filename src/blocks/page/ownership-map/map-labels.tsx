import type { Box, PlacedLabel, PlacedLeaf } from '#domain/owner-map/placed-label.ts';
import { Knot, type KnotKind } from './knot.tsx';
import type { LeafView, OwnerView } from './map-model.ts';

/** Who stands above the owner, and the owner. */
export function OwnerLabels({
  view,
  parent,
  owner,
}: {
  readonly view: OwnerView;
  readonly parent: (PlacedLabel & { readonly edge: string }) | undefined;
  readonly owner: PlacedLabel;
}) {
  return (
    <>
      {parent && (
        <>
          <path className="owner-edge" d={parent.edge} />
          <text className="owner-small" x={parent.x} y={parent.baseline} textAnchor={parent.anchor}>
            {view.parent}
          </text>
        </>
      )}
      <a href={view.href} className="owner-link">
        <Room {...owner.box} />
        <text className="owner-title" x={owner.x} y={owner.baseline} textAnchor={owner.anchor}>
          {view.name}
        </text>
      </a>
    </>
  );
}

export function Leaves({
  views,
  places,
  isSite = false,
}: {
  readonly views: readonly LeafView[];
  readonly places: readonly PlacedLeaf[];
  readonly isSite?: boolean;
}) {
  return places.map((place, index) => {
    const view = views[index];
    return view && <Leaf key={view.name} {...view} place={place} isSite={isSite} />;
  });
}

function Leaf({
  name,
  detail,
  href,
  isReviewed,
  isWeak,
  place,
  isSite,
}: LeafView & { readonly place: PlacedLeaf; readonly isSite: boolean }) {
  const { x, baseline, detailBaseline, anchor, knot, edge, box } = place;
  const ofBrand: KnotKind = isReviewed ? 'reviewed' : 'other';
  return (
    <>
      <path
        className={['owner-edge', isSite && 'owner-edge-site', isWeak && 'owner-weak']
          .filter(Boolean)
          .join(' ')}
        d={edge}
      />
      <Knot kind={isSite ? 'site' : ofBrand} {...knot} />
      <a href={href} className={isReviewed ? 'owner-link owner-reviewed' : 'owner-link'}>
        <Room {...box} />
        <text className="owner-leaf" x={x} y={baseline} textAnchor={anchor}>
          {name}
        </text>
        {detail !== '' && (
          <text className="owner-small" x={x} y={detailBaseline} textAnchor={anchor}>
            {` ${detail}`}
          </text>
        )}
      </a>
    </>
  );
}

/** A finger and a focus ring need more than the letters. */
function Room({ left, top, right, bottom }: Box) {
  return <rect className="owner-room" x={left} y={top} width={right - left} height={bottom - top} />;
}

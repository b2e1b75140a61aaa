import type { Box, LabelLayout, LeafLayout } from './label-layout.ts';
import type { LeafView, OwnerView } from './map-model.ts';
import { type NodeKind, NodeMark } from './node-mark.tsx';

/** Who stands above the owner, and the owner. */
export function OwnerLabels({
  view,
  parent,
  owner,
}: {
  readonly view: OwnerView;
  readonly parent: (LabelLayout & { readonly edge: string }) | undefined;
  readonly owner: LabelLayout;
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
  layouts,
  isSite = false,
}: {
  readonly views: readonly LeafView[];
  readonly layouts: readonly LeafLayout[];
  readonly isSite?: boolean;
}) {
  return layouts.map((layout, index) => {
    const view = views[index];
    return view && <Leaf key={view.name} {...view} layout={layout} isSite={isSite} />;
  });
}

function Leaf({
  name,
  detail,
  href,
  isReviewed,
  isWeak,
  layout,
  isSite,
}: LeafView & { readonly layout: LeafLayout; readonly isSite: boolean }) {
  const { x, baseline, detailBaseline, anchor, node, edge, box } = layout;
  const ofBrand: NodeKind = isReviewed ? 'reviewed' : 'other';
  return (
    <>
      <path
        className={['owner-edge', isSite && 'owner-edge-site', isWeak && 'owner-weak']
          .filter(Boolean)
          .join(' ')}
        d={edge}
      />
      <NodeMark kind={isSite ? 'site' : ofBrand} {...node} />
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

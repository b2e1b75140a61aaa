import { useTranslations } from 'use-intl/react';
import type { Box, LabelLayout, LeafLayout } from './label-layout.ts';
import type { LeafView, MapModel, OwnerView } from './map-model.ts';

/** Owners in the middle, their brands on the right, their review sites on the left. */
export function WideMap({ owners, wide }: MapModel) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not a drawing
    <svg
      role="group"
      aria-label={t('drawing')}
      viewBox={`0 0 ${wide.width} ${wide.height}`}
      className="owner-wide"
    >
      {(['sites', 'owners', 'brands'] as const).map((head) => {
        const { x, baseline, anchor } = wide.heads[head];
        return (
          <text key={head} className="owner-small" x={x} y={baseline} textAnchor={anchor}>
            {t(head)}
          </text>
        );
      })}
      {wide.owners.map(({ parent, owner, brands, sites, noSites, rule }, index) => {
        const view = owners[index];
        return (
          view && (
            <g key={view.id} className="owner-part">
              <path className="owner-rule" d={`M0 ${rule}H${wide.width}`} />
              <OwnerLabels view={view} parent={parent} owner={owner} />
              <Leaves views={view.brands} layouts={brands} />
              <Leaves views={view.sites} layouts={sites} isSite />
              {noSites && (
                <text
                  className="owner-small owner-none"
                  x={noSites.x}
                  y={noSites.baseline}
                  textAnchor={noSites.anchor}
                >
                  {t('noSites')}
                </text>
              )}
            </g>
          )
        );
      })}
    </svg>
  );
}

/** Converts pixels to rem, so that the drawing grows with the reader's font size. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** One tree per owner, in one or more columns. */
export function NarrowMap({ owners, narrow }: MapModel) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <ul className="owner-trees">
      {narrow.map(({ width, height, parent, owner, brands, sites }, index) => {
        const view = owners[index];
        return (
          view && (
            <li key={view.id}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not a drawing */}
              <svg
                role="group"
                aria-label={t('tree', { owner: view.name })}
                viewBox={`0 0 ${width} ${height}`}
                width={rem(width)}
              >
                <OwnerLabels view={view} parent={parent} owner={owner} />
                <Leaves views={view.brands} layouts={brands} />
                <Leaves views={view.sites} layouts={sites} isSite />
              </svg>
            </li>
          )
        );
      })}
    </ul>
  );
}

function OwnerLabels({
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
        <HitArea {...owner.box} />
        <text className="owner-title" x={owner.x} y={owner.baseline} textAnchor={owner.anchor}>
          {view.name}
        </text>
      </a>
    </>
  );
}

function Leaves({
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
        <HitArea {...box} />
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

/** An invisible area that makes the tap target and the focus ring larger than the text. */
function HitArea({ left, top, right, bottom }: Box) {
  return <rect className="owner-room" x={left} y={top} width={right - left} height={bottom - top} />;
}

type NodeKind = 'reviewed' | 'other' | 'site';

interface NodeMarkProps {
  readonly kind: NodeKind;
  readonly x: number;
  readonly y: number;
}

/** The end of an edge. Brands and review sites differ in shape, not only in color. */
export function NodeMark({ kind, x, y }: NodeMarkProps) {
  if (kind === 'site')
    return <path className="owner-knot owner-knot-site" d={`M${x} ${y - 5.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} />;
  return <circle className={`owner-knot owner-knot-${kind}`} cx={x} cy={y} r={kind === 'reviewed' ? 5 : 4} />;
}

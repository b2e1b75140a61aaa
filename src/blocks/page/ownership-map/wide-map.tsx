import { useTranslations } from 'use-intl/react';
import { Leaves, OwnerLabels } from './map-labels.tsx';
import type { MapModel } from './map-model.ts';

/** Owners in the middle, what they sell at the right, what judges it at the left. */
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

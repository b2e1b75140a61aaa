import { useTranslations } from 'use-intl/react';
import { Leaves, OwnerLabels } from './map-labels.tsx';
import type { MapModel } from './map-model.ts';

/** The pixels of a drawing in units that grow with the reader's font. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/** A tree for each owner, under or beside each other as there is room. */
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

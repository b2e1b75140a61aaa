import { useTranslations } from 'use-intl/react';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import { MapKey } from './map-key.tsx';
import { NarrowMap } from './narrow-map.tsx';
import { OwnerLists } from './owner-lists.tsx';
import { OwnerTable } from './owner-table.tsx';
import type { OwnershipMapModel } from './select.ts';
import { WideMap } from './wide-map.tsx';

/** The style sheet shows the drawing that fits; everything in it is said again, with its sources, in the table. */
export function OwnershipMap({ map, lists, table }: OwnershipMapModel) {
  const t = useTranslations('blocks.ownershipMap');
  const count = table.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className="owner-map">
      <Figure caption={t('caption')}>
        <MapKey />
        <WideMap {...map} />
        <NarrowMap {...map} />
      </Figure>
      <OwnerLists lists={lists} />
      {/* Where the fold stands open, it shows no label of its own. */}
      <h3 className="fold-head">{t('table')}</h3>
      <div className="folds">
        <Fold label={t('table')} note={t('tableNote', { count })}>
          <OwnerTable table={table} />
        </Fold>
      </div>
    </div>
  );
}

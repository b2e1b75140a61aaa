import { useTranslations } from 'use-intl/react';
import { ChartPictureLink } from '#blocks/chart-picture/chart-picture-link.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { NarrowMap, NodeMark, WideMap } from './map-drawing.tsx';
import { OwnerLists, OwnerTable } from './owner-table.tsx';
import type { OwnershipMapModel } from './ownership-map.block.ts';

/**
 * A map of owners and their brands, drawn once for wide and once for narrow screens; CSS shows the one that fits. The table
 * has the same content with sources.
 */
export function OwnershipMap({ map, lists, table }: OwnershipMapModel) {
  const t = useTranslations('blocks.ownershipMap');
  const caption = (
    <>
      {t('caption')} <ChartPictureLink chart="owners" />
    </>
  );
  const count = table.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className="owner-map">
      <Figure caption={caption}>
        <MapKey />
        <WideMap {...map} />
        <NarrowMap {...map} />
      </Figure>
      <OwnerLists lists={lists} />
      {/* On wide screens the fold is always open and shows no label, so this heading replaces the label. */}
      <h3 className="fold-head">{t('table')}</h3>
      <div className="folds">
        <Disclosure variant="section" label={t('table')} note={t('tableNote', { count })}>
          <OwnerTable table={table} />
        </Disclosure>
      </div>
    </div>
  );
}

function MapKey() {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <ul className="owner-key">
      {(['reviewed', 'other', 'site'] as const).map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" viewBox="0 0 16 16">
            <NodeMark kind={kind} x={8} y={8} />
          </svg>
          {t(kind)}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" viewBox="0 0 32 16" className="owner-key-line">
          <path className="owner-edge owner-weak" d="M0 8H32" />
        </svg>
        {t('weak')}
      </li>
    </ul>
  );
}

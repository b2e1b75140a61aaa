import { useTranslations } from 'use-intl/react';
import { ChartPictureLink } from '#blocks/chart-picture/chart-picture-link.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { OwnerLists, OwnerTable } from './owner-table.tsx';
import type { OwnedName, OwnerTree } from './owner-trees.ts';
import type { OwnershipMapModel } from './ownership-map.block.ts';

/** A tree per owner, lists of the names without one, and all names with their sources, folded by owner. */
export function OwnershipMap({ trees, lists, table }: OwnershipMapModel) {
  const t = useTranslations('blocks.ownershipMap');
  const caption = (
    <>
      {t('caption')} <ChartPictureLink chart="owners" />
    </>
  );
  return (
    <div className="owner-map">
      <Figure caption={caption}>
        <Key />
        <ul className="owner-trees">
          {trees.map((tree) => (
            <Tree key={tree.id} {...tree} />
          ))}
        </ul>
      </Figure>
      <OwnerLists lists={lists} />
      <h3>{t('table')}</h3>
      <div className="owner-tables">
        {table.map((part) => (
          <OwnerTable key={part.anchor} {...part} />
        ))}
      </div>
    </div>
  );
}

function Key() {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <ul className="owner-key">
      {(['reviewed', 'other', 'site'] as const).map((kind) => (
        <li key={kind}>
          <Knot kind={kind} />
          {t(kind)}
        </li>
      ))}
      <li>
        <span aria-hidden="true" className="owner-key-line" />
        {t('weak')}
      </li>
    </ul>
  );
}

function Tree({ name, href, parent, brands, sites }: OwnerTree) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <li className="owner-tree">
      <h3>
        {parent !== undefined && <small className="subline">{t('above', { parent })}</small>}
        <a href={href}>{name}</a>
      </h3>
      <Branch label={t('brands')} names={brands} />
      <Branch label={t('sites')} names={sites} isSites />
    </li>
  );
}

interface BranchProps {
  readonly label: string;
  readonly names: readonly OwnedName[];
  readonly isSites?: boolean;
}

/** The brands or the review sites of an owner. */
function Branch({ label, names, isSites = false }: BranchProps) {
  const t = useTranslations('blocks.ownershipMap');
  return (
    <div className={isSites ? 'owner-branch owner-sites' : 'owner-branch'}>
      <p className="label">
        {label}
        {names.length === 0 && <span className="faint">: {t('noSites')}</span>}
      </p>
      {names.length > 0 && (
        <ul>
          {names.map((owned) => (
            <Leaf key={owned.name} {...owned} isSite={isSites} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Leaf({ name, detail, href, isReviewed, isWeak, isSite }: OwnedName & { readonly isSite: boolean }) {
  const ofBrand: KnotKind = isReviewed ? 'reviewed' : 'other';
  return (
    <li className={isWeak ? 'owner-weak' : undefined}>
      <Knot kind={isSite ? 'site' : ofBrand} />
      <span>
        <a href={href} className={isReviewed ? 'owner-reviewed' : undefined}>
          {name}
        </a>
        {detail !== '' && <small> {detail}</small>}
      </span>
    </li>
  );
}

type KnotKind = 'reviewed' | 'other' | 'site';

/** The end of a line. Brands and review sites differ in shape, not only in color. */
function Knot({ kind }: { readonly kind: KnotKind }) {
  return <span aria-hidden="true" className={`owner-knot owner-knot-${kind}`} />;
}

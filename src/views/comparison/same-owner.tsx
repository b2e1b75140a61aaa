import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { cellView } from '#blocks/evidence/cell-view.ts';
import { ownershipMapPage } from '#domain/provider/ownership.ts';
import { Notice } from '#ui/primitives/notice.tsx';
import { SourceMark } from '#ui/primitives/source-mark.tsx';
import type { PairModel } from './pair-model.ts';

interface SameOwnerProps {
  readonly model: PairModel;
  readonly context: BlockContext;
}

/** Said before anything else: a choice between two brands of one group is not a choice between two companies. */
export function SameOwner({ model: { ids, findings }, context }: SameOwnerProps) {
  const t = useTranslations('comparison');
  const { owner } = findings;
  if (owner.kind !== 'same') return null;
  const marks = ids.flatMap((id) => cellView(id, 'parent-company', context).mark ?? []);
  const map = context.document(ownershipMapPage);
  return (
    <div className="same-owner">
      <Notice title={t('sameOwner', { owner: owner.group.name })}>
        <p>
          {owner.group.note && `${owner.group.note[context.locale]} `}
          {t('sameOwnerMoney')}
          {marks.map((mark) => (
            <SourceMark key={mark.evidence} {...mark} />
          ))}
        </p>
        {map && (
          <p>
            <a href={map.path}>{t('sameOwnerMap')}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}

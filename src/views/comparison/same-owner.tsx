import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { cellView } from '#blocks/evidence/cell-view.ts';
import { listWords } from '#blocks/evidence/ranking-words.ts';
import { ownershipMapPage, type SameOwner as SharedOwner, sameOwners } from '#domain/provider/ownership.ts';
import { Notice } from '#ui/primitives/notice.tsx';
import { SourceMark } from '#ui/primitives/source-mark.tsx';

interface SameOwnerProps {
  /** Everyone on the page. */
  readonly ids: readonly string[];
  readonly context: BlockContext;
}

/** Said before anything else: a choice between brands of one group is not a choice between companies. */
export function SameOwner({ ids, context }: SameOwnerProps) {
  const owners = sameOwners(ids, context.ownership);
  if (owners.length === 0) return null;
  return (
    <div className="same-owner">
      {owners.map((shared) => (
        <OwnerNotice key={shared.group.id} shared={shared} isPair={ids.length === 2} context={context} />
      ))}
    </div>
  );
}

interface OwnerNoticeProps {
  readonly shared: SharedOwner;
  /** Of two, nobody need be named. */
  readonly isPair: boolean;
  readonly context: BlockContext;
}

function OwnerNotice({ shared: { group, providers }, isPair, context }: OwnerNoticeProps) {
  const t = useTranslations('comparison');
  const names = listWords(
    providers.map((id) => context.providers.get(id)?.name ?? id),
    context,
  );
  const marks = providers.flatMap((id) => cellView(id, 'parent-company', context).mark ?? []);
  const owner = group.name;
  const map = context.document(ownershipMapPage);
  return (
    <Notice title={isPair ? t('sameOwner', { owner }) : t('many.sameOwner', { names, owner })}>
      <p>
        {group.note && `${group.note[context.locale]} `}
        {isPair ? t('sameOwnerMoney') : t('many.sameOwnerMoney')}
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
  );
}

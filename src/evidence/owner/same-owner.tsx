import { useTranslations } from 'use-intl/react';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { SameOwnerModel } from './same-owner.ts';

/** Said before anything else: a choice between brands of one group is not a choice between companies. */
export function SameOwner({ owners }: { readonly owners: readonly SameOwnerModel[] }) {
  const t = useTranslations('comparison');
  if (owners.length === 0) return null;
  return (
    <div className="same-owner">
      {owners.map(({ id, title, text, marks, map }) => (
        <Notice key={id} title={title}>
          <p>
            {text}
            {marks.map((mark) => (
              <SourceMark key={mark.evidence} {...mark} />
            ))}
          </p>
          {map !== undefined && (
            <p>
              <a href={map}>{t('sameOwnerMap')}</a>
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}

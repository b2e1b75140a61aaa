import type { Unpublished } from '@vpn-site/core/document/publication.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { useTranslations } from 'use-intl/react';
import { Notice } from '#ui/primitives/notice/notice.tsx';

interface UnpublishedNoticeProps {
  readonly unpublished: Unpublished;
  readonly locale: LocaleCode;
}

/** A notice above a page that is not published yet. Only editors see it. */
export function UnpublishedNotice({ unpublished, locale }: UnpublishedNoticeProps) {
  const t = useTranslations('unpublished');
  return (
    <div className="mt-4">
      <Notice
        title={
          unpublished.why === 'draft'
            ? t('draft')
            : t('scheduled', { date: formatDay(unpublished.on, locale) })
        }
      >
        <p>{t('notBuilt')}</p>
      </Notice>
    </div>
  );
}

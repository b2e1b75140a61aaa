import { useTranslations } from 'use-intl/react';
import { Notice } from '../ui/primitives/notice/notice.tsx';

/** A notice above the masthead of every page in a preview before publication. */
export function PreviewNotice() {
  const t = useTranslations('previewNotice');
  return (
    <aside aria-label={t('title')} className="page-width">
      <Notice title={t('title')}>
        <p>{t('text')}</p>
      </Notice>
    </aside>
  );
}

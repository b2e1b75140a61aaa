import { useTranslations } from 'use-intl/react';
import { Notice } from '../ui/primitives/notice/notice.tsx';

/** Over the masthead of every page that colleagues look at before it is published. */
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

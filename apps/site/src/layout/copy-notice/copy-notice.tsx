import { useTranslations } from 'use-intl/react';
import type { WrittenDay } from '../layout-props.ts';

interface CopyNoticeProps {
  /** The host of the original as people know it, and this page there. */
  readonly host: string;
  readonly original: string;
  /** The day whose state was copied. */
  readonly day: WrittenDay;
}

/** Over the masthead of every page of a mirror: whose copy it is, of which day, and what is different in it. */
export function CopyNotice({ host, original, day }: CopyNoticeProps) {
  const t = useTranslations('mirror');
  const date = () => <time dateTime={day.day}>{day.words}</time>;
  const link = () => <a href={original}>{host}</a>;
  return (
    <aside aria-label={t('label')} className="copy-notice page-width">
      <p>{t.rich('copy', { original: link, date })}</p>
      <p>{t('ways')}</p>
    </aside>
  );
}

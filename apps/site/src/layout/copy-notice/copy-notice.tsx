import { useTranslations } from 'use-intl/react';
import type { WrittenDay } from '../layout-props.ts';

interface CopyNoticeProps {
  /** The display name of the original host; `original` is the URL of the same page on it. */
  readonly host: string;
  readonly original: string;
  readonly day: WrittenDay;
}

/** A notice above the masthead of every mirror page, with the original, the day of the copy, and the differences. */
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

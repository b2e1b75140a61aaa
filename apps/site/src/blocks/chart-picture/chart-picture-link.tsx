import { screenReaderOnly } from '@vpn-site/core/i18n/rich-text.tsx';
import { useLocale, useTranslations } from 'use-intl/react';
import { type ChartName, chartPicturePath } from './chart-picture-path.ts';

/** The chart as a picture, to be saved and sent. Its name says what is on it, for those who cannot see it. */
export function ChartPictureLink({ chart }: { readonly chart: ChartName }) {
  const t = useTranslations('chartPicture');
  return (
    <a href={chartPicturePath(useLocale(), chart)} download={`${chart}.png`} className="underline">
      {t.rich('share', {
        title: t(`titles.${chart}`),
        hidden: screenReaderOnly,
      })}
    </a>
  );
}

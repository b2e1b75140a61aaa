import { screenReaderOnly } from '@vpn-site/core/i18n/rich-text.tsx';
import { useLocale, useTranslations } from 'use-intl/react';
import { type ChartName, chartPicturePath } from './chart-picture-path.ts';

/** Link to download the chart as a picture. For screen readers, the link includes the chart's title. */
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

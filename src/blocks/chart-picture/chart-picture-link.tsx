import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { type ChartName, chartPicturePath } from './chart-picture-path.ts';

/** What only readers of the page aloud need. */
const heard = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** The chart as a picture, to be saved and sent. Its name says what is on it, for those who cannot see it. */
export function ChartPictureLink({ chart }: { readonly chart: ChartName }) {
  const t = useTranslations('chartPicture');
  return (
    <a href={chartPicturePath(useLocale(), chart)} download={`${chart}.png`} className="underline">
      {t.rich('share', {
        title: t(`titles.${chart}`),
        hidden: heard,
      })}
    </a>
  );
}

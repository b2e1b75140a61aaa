import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

interface FigureProps {
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A numbered figure. A CSS counter numbers it, so that authors can move figures without changing the numbers. */
export function Figure({ caption, children }: FigureProps) {
  const t = useTranslations('figure');
  return (
    <figure className="figure">
      {children}
      <figcaption>
        <span className="figure-number">{t('word')}</span> {caption}
      </figcaption>
    </figure>
  );
}

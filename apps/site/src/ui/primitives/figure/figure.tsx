import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

interface FigureProps {
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A numbered figure. Numbered with a CSS counter, so that authors can move one without renumbering the others. */
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

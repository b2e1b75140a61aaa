import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

interface FigureProps {
  /** What the figure shows and how to read it. */
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A numbered figure. The style sheet counts, so that an author can move one without renumbering the others. */
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

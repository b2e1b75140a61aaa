import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

/** A wide table scrolls inside its frame instead of pushing the page aside; the frame takes the keyboard's focus. */
export function TableFrame({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('table');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-frame" aria-label={t('frame')} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

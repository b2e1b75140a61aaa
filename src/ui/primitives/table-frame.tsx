import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

/** A wide table scrolls inside its frame instead of pushing the page aside; the frame takes the keyboard's focus. */
export function TableFrame({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('table');
  return (
    // A group, not a region: a page may hold many tables, and landmarks must differ by name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not a table
    <div role="group" className="table-frame" aria-label={t('frame')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

interface DataTableProps {
  /** The accessible name of the table. It must differ for each table on a page. */
  readonly label?: string | undefined;
  /** An introduction above the table. */
  readonly caption?: string | undefined;
  /**
   * The layout of rows on phones: `stacks` shows each row as a card with a label per value (`data-label`), `scrolls`
   * scrolls sideways.
   */
  readonly onPhones?: 'stacks' | 'scrolls';
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * A table. A wide table scrolls inside its frame instead of making the page wider: head row and first column stay in view,
 * a shaded edge shows that there is more, and the frame can be focused by keyboard.
 */
export function DataTable({ label, caption, onPhones = 'stacks', className = '', children }: DataTableProps) {
  const t = useTranslations('table');
  return (
    // A group, not a region: a page may hold many tables, and landmarks must differ by name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not a table
    <div role="group" className="data-frame" aria-label={label ?? t('frame')} tabIndex={0}>
      <table className={`data-table ${onPhones} ${className}`.trim()}>
        {(caption ?? label) && (
          <caption className={caption === undefined ? 'sr-only' : undefined}>{caption ?? label}</caption>
        )}
        {children}
      </table>
    </div>
  );
}

export function ColumnHeads({ labels }: { readonly labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

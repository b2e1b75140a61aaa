import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';

interface DataTableProps {
  /** Names the table for people who cannot see it; where several stand on a page, each by its own name. */
  readonly label?: string | undefined;
  /** What to know before reading it; stands above the table. */
  readonly caption?: string | undefined;
  /** How its rows look on a phone: as cards that name each value (by `data-label`), or scrolling sideways. */
  readonly onPhones?: 'stacks' | 'scrolls';
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * Every table of the site. A wide one scrolls inside its frame instead of pushing the page aside: head row and first
 * column stay, the shaded edge tells that there is more, and the frame takes the keyboard's focus.
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

/** The head of a table whose columns are all named. */
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

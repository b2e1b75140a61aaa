import { Children, type ReactNode } from 'react';

interface SeoTextProps {
  readonly title?: string;
  readonly label: string;
  readonly lead: ReactNode;
  /** undefined or empty: there is nothing to open. */
  readonly rest?: readonly ReactNode[];
}

/** A native disclosure: it opens without JavaScript, and the browser's search finds what is inside. */
export function SeoText({ title, label, lead, rest = [] }: SeoTextProps) {
  return (
    <div className={title === undefined ? 'more-text' : 'more-text more-text-titled'}>
      {title !== undefined && <h2>{title}</h2>}
      {Children.toArray(lead)}
      {rest.length > 0 && (
        <details>
          <summary>{label}</summary>
          <div>{Children.toArray(rest)}</div>
        </details>
      )}
    </div>
  );
}

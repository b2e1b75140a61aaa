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
    // A heading opens a new section, so it keeps its distance from what is above.
    <div className={title === undefined ? 'space-y-5' : 'mt-12 space-y-5'}>
      {title !== undefined && <h2>{title}</h2>}
      {Children.toArray(lead)}
      {rest.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1 font-semibold hover:text-link">{label}</summary>
          <div className="mt-4 space-y-5">{Children.toArray(rest)}</div>
        </details>
      )}
    </div>
  );
}

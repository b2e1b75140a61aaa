interface ContentsListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

const contentsId = 'contents';

/**
 * The table of contents, in columns under its label; on wide screens, next to it. It is left out for fewer than three
 * sections.
 */
export function ContentsList({ label, entries }: ContentsListProps) {
  if (entries.length < 3) return null;
  return (
    <nav id={contentsId} aria-label={label} className="page-contents">
      <p>{label}</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link back to the table of contents. It stays in view after the first screens. */
export function ToContents({ label, entries }: ContentsListProps) {
  if (entries.length < 3) return null;
  return (
    <p className="to-contents print:hidden">
      <a href={`#${contentsId}`}>
        <span aria-hidden="true">↑</span>
        <span className="max-md:sr-only">{label}</span>
      </a>
    </p>
  );
}

interface ContentsListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/**
 * The table of contents, in columns under its label; on wide screens, next to it. It is left out for fewer than three
 * sections.
 */
export function ContentsList({ label, entries }: ContentsListProps) {
  if (entries.length < 3) return null;
  return (
    <nav aria-label={label} className="page-contents">
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

interface ContentsListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** What is on this page, in columns under its label or, where there is room, beside it. Two sections are found without it. */
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

interface ContentsListProps {
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly title: string }[];
}

/** What is on this page. In columns on a phone, at the side where there is room. */
export function ContentsList({ label, entries }: ContentsListProps) {
  if (entries.length === 0) return null;
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

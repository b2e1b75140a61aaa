interface IndexEntryProps {
  readonly entry: string;
  readonly href?: string | undefined;
  readonly note: string | undefined;
}

/** A line of an index: the entry, dots, and what is said of it. */
export function IndexEntry({ entry, href, note }: IndexEntryProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-3 leading-140">
      {href === undefined ? (
        <b className="min-w-0 font-medium wrap-anywhere">{entry}</b>
      ) : (
        <a href={href} className="index-link font-medium">
          {entry}
        </a>
      )}
      {note && (
        <span className="flex grow items-baseline gap-x-3">
          <span aria-hidden="true" className="leader-dots" />
          <span className="text-14 text-muted">{note}</span>
        </span>
      )}
    </li>
  );
}

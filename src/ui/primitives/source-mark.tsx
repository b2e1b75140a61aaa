interface SourceMarkProps {
  /** The reference mark of the kind of evidence: § ‡ ‖ † ¶ * */
  readonly mark: string;
  /** Who says so and when, for people who cannot see the mark. */
  readonly label: string;
  readonly href: string;
}

/** The small mark behind a fact that leads to its source. */
export function SourceMark({ mark, label, href }: SourceMarkProps) {
  return (
    <sup className="ms-0.5 whitespace-nowrap">
      <a
        href={href}
        aria-label={label}
        rel="noopener noreferrer"
        className="px-0.5 font-semibold text-link no-underline hover:underline"
      >
        {mark}
      </a>
    </sup>
  );
}

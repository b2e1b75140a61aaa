interface SourceMarkProps {
  /** The reference mark of the kind of evidence: § ‡ ‖ † ¶ * */
  readonly mark: string;
  /** Who says so and when, for people who cannot see the mark. */
  readonly label: string;
  readonly href: string;
  /** Names the evidence that a card shows; src/browser/evidence listens for it. A mark without one is only a link. */
  readonly evidence?: string | undefined;
}

/** The small mark behind a fact that leads to its source. The touch area is larger than the mark. */
export function SourceMark({ mark, label, href, evidence }: SourceMarkProps) {
  return (
    <sup className="ms-0.5 whitespace-nowrap">
      <a
        href={href}
        aria-label={label}
        rel="noopener noreferrer"
        data-evidence={evidence}
        className="relative rounded-(--radius-s) px-0.5 font-semibold text-link no-underline after:absolute after:-inset-x-1.5 after:-inset-y-2 hover:bg-info-tint aria-expanded:bg-info-tint"
      >
        {mark}
      </a>
    </sup>
  );
}

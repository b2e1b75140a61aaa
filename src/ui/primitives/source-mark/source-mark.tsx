import { hooks } from '../../scripts/script-hooks.ts';
export interface SourceMarkProps {
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
    <sup className="source-mark">
      <a href={href} aria-label={label} rel="noopener noreferrer" {...hooks({ 'data-evidence': evidence })}>
        {mark}
      </a>
    </sup>
  );
}

import { hooks } from '#browser/script-hooks.ts';
export interface SourceMarkProps {
  /** The reference mark of the kind of evidence: § ‡ ‖ † ¶ * */
  readonly mark: string;
  /** Who says so and when, for people who cannot see the mark. */
  readonly label: string;
  readonly href: string;
  /** Names the evidence that a card shows; src/evidence/card/evidence-card.client.ts listens for it. A mark without one is only a link. */
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

interface SourcedProps {
  readonly text: string;
  readonly mark?: SourceMarkProps | undefined;
}

/** Words and the mark that leads to who says so. The mark stays with the last word, never on a line of its own. */
export function Sourced({ text, mark }: SourcedProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        {mark && <SourceMark {...mark} />}
      </span>
    </>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly source: SourceMarkProps | undefined;
}

/** Words with the mark of their source, or the words alone where nobody says so. */
export function Marked({ text, source }: MarkedProps) {
  return source ? <Sourced text={text} mark={source} /> : text;
}

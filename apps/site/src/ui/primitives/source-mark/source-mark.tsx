import { Said } from '@vpn-site/core/i18n/said.tsx';
import type { ReactNode } from 'react';
import { hooks } from '#browser/script-hooks.ts';

/** Who says something, and where a reader finds it. */
export interface SourceMarkProps {
  /** The kind of evidence in a word or two: "audit", "its own claim". */
  readonly word?: string | undefined;
  /** Said by the one whom it is about, which is worth knowing before anything else. */
  readonly isOwnClaim?: boolean | undefined;
  /** The reference mark of the kind of evidence, for readers who ask for marks and on paper: § ‡ ‖ † ¶ * */
  readonly mark: string;
  /** Who says so and when, for people who cannot see the mark. */
  readonly label: string;
  readonly href: string;
  /** Names the evidence that a card shows; apps/site/src/evidence/card/evidence-card.client.ts listens for it. A mark without one is only a link. */
  readonly evidence?: string | undefined;
}

/** The word behind a statement that leads to its source. It keeps its distance by itself. */
export function SourceMark(source: SourceMarkProps) {
  const { word, mark, isOwnClaim } = source;
  return (
    <>
      {' '}
      <SourceLink {...source} shown={word} className={isOwnClaim ? 'source-word source-own' : 'source-word'}>
        {word ?? mark}
        {word !== undefined && <Mark>{mark}</Mark>}
      </SourceLink>
    </>
  );
}

/** All that a statement rests on. A word that stands there already is counted on, not repeated. */
export function SourceMarks({ marks }: { readonly marks: readonly SourceMarkProps[] }) {
  return marks.map((source, position) => {
    const earlier = marks.slice(0, position).filter(({ word }) => word === source.word).length;
    const word = earlier === 0 ? source.word : String(earlier + 1);
    return <SourceMark key={source.evidence ?? source.href} {...source} word={word} />;
  });
}

interface CitedTextProps {
  readonly text: string;
  readonly mark?: SourceMarkProps | undefined;
}

/** A value or a few words of a sentence that lead to their source themselves; the words alone where nobody says so. */
export function CitedText({ text, mark }: CitedTextProps) {
  if (!mark) return text;
  return (
    <SourceLink
      {...mark}
      shown={text}
      className={mark.isOwnClaim ? 'source-claim source-own' : 'source-claim'}
    >
      {text}
      <Mark>{mark.mark}</Mark>
    </SourceLink>
  );
}

interface CitedSentenceProps {
  readonly text: Parameters<typeof Said>[0]['words'];
  readonly mark?: SourceMarkProps | undefined;
}

/** A whole sentence, and behind it the word for who says so: a line of dots under all of it would be hard to read. */
export function CitedSentence({ text, mark }: CitedSentenceProps) {
  return (
    <>
      <Said words={text} />
      {mark && <SourceMark {...mark} />}
    </>
  );
}

interface SourceLinkProps extends SourceMarkProps {
  /** What the link shows, which its name must begin with. */
  readonly shown: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

function SourceLink({ shown, label, href, evidence, className, children }: SourceLinkProps) {
  return (
    <a
      href={href}
      aria-label={shown === undefined ? label : `${shown} (${label})`}
      rel="noopener noreferrer"
      {...hooks({ 'data-evidence': evidence })}
      className={className}
    >
      {children}
    </a>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="evidence-mark">
      {children}
    </span>
  );
}

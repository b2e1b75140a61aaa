import { Text } from '@vpn-site/core/i18n/text.tsx';
import { Fragment, type ReactNode } from 'react';
import { hooks } from '#browser/script-hooks.ts';

export interface SourceMarkProps {
  /** The name of the source: "Comparitech, June 2026", "NordVPN says". */
  readonly word?: string | undefined;
  /** Whether the source is the provider itself. Readers should see this at once. */
  readonly isOwnClaim?: boolean | undefined;
  /** The reference sign for the kind of evidence: § ‡ ‖ † ¶ *. It is shown in print, and if the reader turned signs on. */
  readonly mark: string;
  /** Source and kind of evidence, for screen readers. It may start with the word. */
  readonly label: string;
  readonly href: string;
  /**
   * The id of the evidence card, which apps/site/src/evidence/card/evidence-card.client.ts reads. Without one, the mark is
   * a plain link.
   */
  readonly evidence?: string | undefined;
}

/** The words after a statement that link to its source. The component adds the space before them. */
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

/** A source of one part of a statement. */
interface PartialMarkProps extends SourceMarkProps {
  /** The part of the statement. */
  readonly about: string;
}

/** All sources of a statement. If a name was shown before, the part of the statement is shown instead. */
export function SourceMarks({ marks }: { readonly marks: readonly PartialMarkProps[] }) {
  return marks.map(({ about, ...source }, position) => {
    const isRepeated = marks.slice(0, position).some(({ word }) => sourceIn(word) === sourceIn(source.word));
    return (
      <Fragment key={source.evidence ?? source.href}>
        {position > 0 && '\u00a0·'}
        <SourceMark {...source} word={isRepeated ? about : source.word} />
      </Fragment>
    );
  });
}

/** Returns the first source in the words of a mark, without the number of others: "OpenASN, July 2026". */
function sourceIn(word: string | undefined): string | undefined {
  return word?.replace(/\s\+\d+$/, '');
}

interface CitedTextProps {
  readonly text: string;
  readonly mark?: SourceMarkProps | undefined;
}

/** A value or a few words that link to their source. Without a source, it is plain text. */
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
  readonly text: Parameters<typeof Text>[0]['words'];
  readonly mark?: SourceMarkProps | undefined;
}

/** A whole sentence followed by the link to its source, because dots under a whole sentence would make it hard to read. */
export function CitedSentence({ text, mark }: CitedSentenceProps) {
  return (
    <>
      <Text words={text} />
      {mark && <SourceMark {...mark} />}
    </>
  );
}

interface SourceLinkProps extends SourceMarkProps {
  /** The visible text of the link, with which its accessible name must start. */
  readonly shown: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

function SourceLink({ shown, label, href, evidence, className, children }: SourceLinkProps) {
  return (
    <a
      href={href}
      aria-label={shown === undefined || label.startsWith(shown) ? label : `${shown} (${label})`}
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

import { type ReactNode, useId } from 'react';
import { hooks } from '#browser/script-hooks.ts';

interface TermProps {
  /** The word as it stands in the sentence. */
  readonly children: ReactNode;
  /** What it means, in a sentence or two. Phrasing only: it stands in a paragraph. */
  readonly definition: ReactNode;
  /** Where all words are explained: without scripts, the word leads there. */
  readonly href?: string | undefined;
  /** The words of the link from the meaning to that place. */
  readonly more?: string;
}

/**
 * A word with its meaning behind it. With a place where it is explained, the word is a link that needs no script, and
 * term.client.ts opens the meaning instead. Without one it is a button, and the platform opens the meaning; the
 * script only adds that a resting pointer opens it too.
 */
export function Term({ children, definition, href, more }: TermProps) {
  const id = useId();
  return (
    <>
      {href === undefined ? (
        <dfn className="term-defined">
          <button type="button" popoverTarget={id} {...hooks({ 'data-term': id })} className="term">
            {children}
          </button>
        </dfn>
      ) : (
        <a href={href} {...hooks({ 'data-term': id })} className="term">
          {children}
        </a>
      )}
      <span id={id} popover="auto" role="note" className="floating">
        {definition}
        {href !== undefined && (
          <>
            {' '}
            <a href={href} className="underline underline-offset-4">
              {more}
            </a>
          </>
        )}
      </span>
    </>
  );
}

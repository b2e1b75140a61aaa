import { type ReactNode, useId } from 'react';
import { floatingClass } from '../overlays/floating-class.ts';

interface TermProps {
  /** The word as it stands in the sentence. */
  readonly children: ReactNode;
  /** What it means, in a sentence or two. Phrasing only: it stands in a paragraph. */
  readonly definition: ReactNode;
}

/**
 * A word with its meaning behind it. The platform opens the meaning when the word is pressed, without a line of
 * script; src/browser/tooltip only adds that a resting pointer opens it too.
 */
export function Term({ children, definition }: TermProps) {
  const id = useId();
  return (
    <>
      <dfn className="not-italic">
        <button
          type="button"
          popoverTarget={id}
          data-term={id}
          className="cursor-help underline decoration-underline decoration-dotted decoration-2 underline-offset-4 hover:text-link"
        >
          {children}
        </button>
      </dfn>
      <span id={id} popover="auto" role="note" className={floatingClass}>
        {definition}
      </span>
    </>
  );
}

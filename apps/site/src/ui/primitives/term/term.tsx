import { type ReactNode, useId } from 'react';
import { hooks } from '#browser/script-hooks.ts';

interface TermProps {
  /** The term as used in the sentence. */
  readonly children: ReactNode;
  /** The definition in a sentence or two. It must be phrasing content, because it is inside a paragraph. */
  readonly definition: ReactNode;
  /** The address of the glossary entry. Without scripts, the term links to it. */
  readonly href?: string | undefined;
  /** The label of the link from the definition to the glossary. */
  readonly more?: string;
}

/**
 * A term with its definition in a popup. With `href` it is a link that works without scripts, and term.client.ts opens the
 * definition instead. Without `href` it is a button, and the browser opens the definition; the script only adds hover.
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

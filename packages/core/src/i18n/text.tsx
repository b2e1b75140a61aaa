import { Fragment } from 'react';
import type { RichText } from '#locale/words.ts';

/** Renders text, with a `lang` span around parts in another language, for screen readers. */
export function Text({ words }: { readonly words: RichText }) {
  if (typeof words === 'string') return words;
  const pieces = 'text' in words ? [words] : words;
  return pieces.map((piece, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    <Fragment key={position}>
      {typeof piece === 'string' ? piece : <span lang={piece.language}>{piece.text}</span>}
    </Fragment>
  ));
}

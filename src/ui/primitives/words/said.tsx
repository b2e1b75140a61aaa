import { Fragment } from 'react';

interface ForeignWords {
  readonly text: string;
  readonly language: string;
}

/** Words of which some may be in another language than the page; pieces follow each other as they are. */
export type SaidWords = string | ForeignWords | readonly (string | ForeignWords)[];

/** What is in another language says so, for whoever reads it aloud. */
export function Said({ words }: { readonly words: SaidWords }) {
  if (typeof words === 'string') return words;
  const pieces = 'text' in words ? [words] : words;
  return pieces.map((piece, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    <Fragment key={position}>
      {typeof piece === 'string' ? piece : <span lang={piece.language}>{piece.text}</span>}
    </Fragment>
  ));
}

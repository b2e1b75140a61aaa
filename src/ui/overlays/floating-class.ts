/**
 * How small things that float beside a word look and where they stand: above it, or below where there is no room.
 * The platform places them next to what opened them; where it cannot yet, they stand at the bottom of the screen.
 */
export const floatingClass =
  'm-0 max-w-72 rounded-m border border-line-strong bg-surface px-3 py-2 text-14 leading-137 font-normal text-text not-italic shadow-float text-start whitespace-normal inset-x-4 top-auto bottom-4 supports-[position-area:top]:inset-auto supports-[position-area:top]:mx-2.5 supports-[position-area:top]:my-1.5 [position-area:block-start] [position-try-fallbacks:flip-block]';

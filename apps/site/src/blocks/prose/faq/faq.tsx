import { createElement, type ReactNode } from 'react';
import type { Rendered } from '#blocks/rendered.ts';
import type { FaqModel } from './faq.block.ts';

/** Uses native `details`: they work without JavaScript, and the browser's find-in-page searches their content. */
export function Faq({ items }: Rendered<FaqModel>) {
  return (
    <div className="faq">
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
        <details key={position} id={item.id}>
          {createElement('summary', null, ...piecesOf(item.question))}
          {createElement('div', null, ...piecesOf(item.answer))}
        </details>
      ))}
    </div>
  );
}

/** Rendered text is an array without keys; spread as separate children, its parts need none. */
function piecesOf(text: ReactNode): readonly ReactNode[] {
  return Array.isArray(text) ? (text as readonly ReactNode[]) : [text];
}

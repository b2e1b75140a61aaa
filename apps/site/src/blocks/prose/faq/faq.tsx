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
          {createElement('summary', null, ...childrenOf(item.question))}
          {createElement('div', null, ...childrenOf(item.answer))}
        </details>
      ))}
    </div>
  );
}

/**
 * Returns the parts of a text, to be passed as separate children. A list of children would need keys, which rendered text
 * lacks.
 */
function childrenOf(text: ReactNode): readonly ReactNode[] {
  return Array.isArray(text) ? (text as readonly ReactNode[]) : [text];
}

import { createElement, type ReactNode } from 'react';
import type { Rendered } from '#blocks/rendered.ts';
import type { FaqModel } from './faq.block.ts';

/**
 * Questions and answers in native `details` elements, which work without JavaScript and which the browser's find-in-page
 * searches.
 */
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

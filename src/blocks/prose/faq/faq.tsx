import { createElement, type ReactNode } from 'react';

export interface FaqItem {
  readonly id?: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
}

/** Native disclosures: they open without JavaScript and the browser's search finds what is inside. */
export function Faq({ items }: { readonly items: readonly FaqItem[] }) {
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

/** Rendered text is a list without keys; given one by one, its pieces need none. */
function piecesOf(text: ReactNode): readonly ReactNode[] {
  return Array.isArray(text) ? (text as readonly ReactNode[]) : [text];
}

import { Children, type ReactNode } from 'react';

export interface FaqItem {
  readonly id?: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
}

/** Native disclosures: they open without JavaScript and the browser's search finds what is inside. Texts come without keys. */
export function Faq({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className="faq">
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
        <details key={position} id={item.id}>
          <summary>{Children.toArray(item.question)}</summary>
          <div>{Children.toArray(item.answer)}</div>
        </details>
      ))}
    </div>
  );
}

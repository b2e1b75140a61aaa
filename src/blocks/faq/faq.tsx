import type { ReactNode } from 'react';

export interface FaqItem {
  readonly id?: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
}

/** Native disclosures: they open without JavaScript and the browser's search finds what is inside. */
export function Faq({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
        <details key={position} id={item.id} className="group py-4">
          <summary className="cursor-pointer font-display text-20 font-semibold">{item.question}</summary>
          <div className="mt-3">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

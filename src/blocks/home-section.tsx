import type { ReactNode } from 'react';

interface HomeSectionProps {
  readonly heading: string;
  /** A line under the heading. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A section of the home page under a rule: the heading stands at the side where there is room for it. */
export function HomeSection({ heading, note, children }: HomeSectionProps) {
  return (
    <section className="@container mt-14 lg:mt-20">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t border-rule pt-4 @3xl:grid-cols-[13rem_minmax(0,1fr)]">
        <header>
          <h2 className="mt-0 border-0 pt-0 text-24 leading-tight font-semibold">{heading}</h2>
          {note && <p className="mt-2 text-14 text-muted">{note}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

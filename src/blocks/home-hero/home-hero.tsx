import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/primitives/button-link.tsx';
import { HeroPickView } from './hero-pick.tsx';
import type { HomeHeroModel } from './select.ts';
import { Tally } from './tally.tsx';

interface HomeHeroProps extends HomeHeroModel {
  readonly children?: ReactNode;
}

/** Carries the page's only h1. The evidence of the pick comes after it and, where there is room, beside it. */
export function HomeHero({ headline, pick, primary, secondary, children }: HomeHeroProps) {
  return (
    <section className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div>
          <h1 className="max-w-[20ch] text-30 leading-tight font-medium lg:text-48">{headline}</h1>
          {children && <div className="mt-5 max-w-[60ch] text-18 text-muted">{children}</div>}
          {(primary || secondary) && (
            <p className="mt-7 flex max-w-none flex-wrap items-center gap-x-6 gap-y-4">
              {primary && <ButtonLink href={primary.path}>{primary.label}</ButtonLink>}
              {secondary && (
                <a href={secondary.path} className="underline decoration-underline underline-offset-4">
                  {secondary.label}
                </a>
              )}
            </p>
          )}
        </div>
        {pick && (
          <div className="@3xl:row-span-2">
            <HeroPickView {...pick} />
          </div>
        )}
        {pick && (
          <div className="@3xl:col-start-1 @3xl:row-start-2 @3xl:self-end">
            <Tally provider={pick.title} {...pick.evidence} />
          </div>
        )}
      </div>
    </section>
  );
}

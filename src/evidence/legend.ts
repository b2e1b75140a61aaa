import { bases } from '#domain/provider/fact.ts';
import type { SiteContext } from '#site/site-context.ts';

const phases = ['fresh', 'aging', 'stale', 'undated'] as const;

/** What the marks and moons of the site mean. */
export interface Legend {
  readonly marks: readonly { readonly mark: string; readonly label: string }[];
  readonly moons: readonly { readonly phase: (typeof phases)[number]; readonly label: string }[];
}

export function legendOf({ evidence, locale, t }: SiteContext): Legend {
  return {
    marks: bases.map((basis) => ({
      mark: evidence.bases[basis].mark,
      label: evidence.bases[basis].label[locale],
    })),
    moons: phases.map((phase) => ({ phase, label: t(`blocks.homeHero.${phase}`) })),
  };
}

import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { answerText } from '#evidence/fact/answer-text.ts';
import { type FactView, factView } from '#evidence/fact/fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { factRowId } from '../facts/facts-model.ts';

export interface Doubt {
  readonly key: string;
  readonly label: string;
  /** What is said all the same, and of when; where it is only undated, the table says it. */
  readonly answer: string | undefined;
  /** The row that says who says so. */
  readonly href: string;
}

export interface DoubtGroup {
  readonly kind: (typeof kinds)[number];
  readonly doubts: readonly Doubt[];
}

const kinds = ['unknown', 'stale', 'weak', 'undated'] as const;

/** What of a provider is unknown, too old, weakly known or undated; kinds without facts are left out. */
export function selectDoubts(providerId: string, site: SiteContext): DoubtGroup[] {
  const views = allDefinitions(site.vocabulary).map(({ key }) => factView(providerId, key, site));
  return kinds
    .map((kind) => ({
      kind,
      doubts: views
        .filter((view) => kindOf(view) === kind)
        .map((view) => ({
          key: view.key,
          label: view.label,
          answer:
            kind === 'stale' || kind === 'weak'
              ? `${answerText(providerId, view.key, site)} (${view.date})`
              : undefined,
          href: `#${factRowId(view.key)}`,
        })),
    }))
    .filter(({ doubts }) => doubts.length > 0);
}

function kindOf({ sign, isWeak, phase }: FactView): DoubtGroup['kind'] | undefined {
  if (sign === 'unknown' || sign === 'stale') return sign;
  if (phase === 'undated') return phase;
  return isWeak ? 'weak' : undefined;
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PublishedScores } from '@vpn-site/core/scoring/published-scores.ts';

const program = fileURLToPath(new URL('method.py', import.meta.url));

interface ReferenceScore {
  readonly value: number;
  readonly possible: number;
  readonly evidence: number;
  readonly deduction: number;
  readonly unranked?: string;
}

/** Scores by profile and provider, as the second program (a Python implementation of the method) computes them. */
type ReferenceScores = Readonly<Record<string, Readonly<Record<string, ReferenceScore>>>>;

/** Runs the second program on a folder with providers.json and methodology.json. */
export function referenceScores(folder: string): ReferenceScores {
  return JSON.parse(
    execFileSync('python3', [program, folder], { encoding: 'utf8', maxBuffer: 50e6 }),
  ) as ReferenceScores;
}

/**
 * The max difference. Published scores have two decimals, so they may differ by half a hundredth, and a little more for
 * sums of fractions.
 */
const tolerance = 0.005 + 1e-9;

/** Returns every number in every ranking in which the two programs differ. */
export function disagreements({ profiles }: PublishedScores, reference: ReferenceScores): string[] {
  return profiles.flatMap(({ profile, ranked, unranked }) =>
    [...ranked.map((score) => ({ ...score, reason: undefined })), ...unranked].flatMap(
      ({ provider, score, possible, evidence, deduction, reason }) => {
        const second = reference[profile]?.[provider];
        const numbers = { value: score ?? Number.NaN, possible, evidence, deduction };
        const wrong = Object.entries(numbers)
          .map(([name, first]) => ({
            name,
            first,
            again: second?.[name as keyof typeof numbers] ?? Number.NaN,
          }))
          .filter(({ first, again }) => !(Math.abs(first - again) <= tolerance))
          .map(
            ({ name, first, again }) =>
              `${profile}, ${provider}: ${name} is ${first}, and ${again} when computed again`,
          );
        const isRankedOtherwise = second?.unranked !== reason;
        return isRankedOtherwise
          ? [
              ...wrong,
              `${profile}, ${provider}: ${reason ?? 'ranked'}, and ${second?.unranked ?? 'ranked'} when computed again`,
            ]
          : wrong;
      },
    ),
  );
}

import { sum } from './full-score.ts';
import { type Criterion, type Methodology, type Profile, weightIn } from './methodology.ts';

/** Returns the profile in which some criteria together weigh most: the one for people who care about them. */
export function heaviestProfile(
  { criteria, profiles }: Pick<Methodology, 'criteria' | 'profiles'>,
  isIncluded: (criterion: Criterion) => boolean,
): string {
  const included = criteria.filter(isIncluded);
  const weightOf = (profile: Profile) => sum(included.map((criterion) => weightIn(profile, criterion)));
  const [first] = profiles.toSorted((a, b) => weightOf(b) - weightOf(a));
  return first?.id ?? '';
}

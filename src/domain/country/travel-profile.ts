import { sum } from '../scoring/full-score.ts';
import { type Methodology, type Profile, weightIn } from '../scoring/methodology.ts';

/** The list for people in countries that block: the one in which getting through a block weighs most. */
export function travelProfile({ criteria, profiles }: Pick<Methodology, 'criteria' | 'profiles'>): string {
  const disguises = criteria.filter(({ keys }) => keys.includes('obfuscation'));
  const weightOf = (profile: Profile) => sum(disguises.map((criterion) => weightIn(profile, criterion)));
  const [first] = profiles.toSorted((a, b) => weightOf(b) - weightOf(a));
  return first?.id ?? '';
}

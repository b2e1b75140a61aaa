import type { Day } from '../../day/day.ts';
import type { OwnershipGroup } from '../../provider/ownership.ts';
import type { Provider } from '../../provider/provider.ts';
import type { Methodology } from '../../scoring/methodology.ts';
import type { ProfileResult } from '../../scoring/score-profile.ts';
import type { Both } from './side.ts';

/** All that the findings of a comparison rest on. */
export interface PairFacts {
  readonly providers: Both<Provider>;
  readonly methodology: Methodology;
  readonly ranking: (profile: string) => ProfileResult;
  readonly ownership: readonly OwnershipGroup[];
  readonly asOf: Day;
  /** How long a stay is whose cost is compared, in months. */
  readonly months: number;
}

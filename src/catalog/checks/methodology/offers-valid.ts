import { isOfferFile, readOffers } from '../../offers/read-offers.ts';
import type { Problem } from '../../problem.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../problems-of.ts';

/** Every offer names its provider, an https address, whether it is paid, and is called after its provider. */
export const offersValid: Check = ({ factFiles }) =>
  factFiles.filter(isOfferFile).flatMap((file) =>
    problemsOf(() =>
      [...readOffers([file]).keys()]
        .filter((provider) => file.file !== `facts/offers/${provider}.yaml`)
        .map(
          (provider): Problem => ({
            file: file.file,
            line: file.lineOf(['provider']),
            message: `The offer is for "${provider}", but the file is called otherwise.`,
            remedy: `Name it facts/offers/${provider}.yaml.`,
          }),
        ),
    ),
  );

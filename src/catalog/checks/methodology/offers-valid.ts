import type { Day } from '#domain/day/day.ts';
import { nearestName } from '#domain/document/nearest-name.ts';
import type { Offer } from '#domain/outbound/offer.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '../../facts/fact-file.ts';
import { isOfferFile, readOffer } from '../../offers/read-offers.ts';
import type { Problem } from '../../problem.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../check.ts';

/** Every provider has exactly one offer, in a file of its name: an https address, whether it is paid, when checked. */
export const offersValid: Check = ({ factFiles, today }) => {
  const providers = filesOfKind(factFiles, 'provider').map(stemOf);
  const files = factFiles.filter(isOfferFile);
  return [
    ...files.flatMap((file) => problemsOf(() => offerProblems(file, readOffer(file), providers, today))),
    ...withoutOffer(providers, files),
  ];
};

function offerProblems(
  file: FactFile,
  { provider, checked }: Offer,
  providers: readonly string[],
  today: Day,
): Problem[] {
  return [...providerProblems(file, provider, providers), ...checkedTooLate(file, checked, today)];
}

function providerProblems(file: FactFile, provider: string, providers: readonly string[]): Problem[] {
  if (file.file !== `facts/offers/${provider}.yaml`) {
    const message = `The offer is for "${provider}", but the file is called otherwise.`;
    const remedy = providers.includes(stemOf(file))
      ? `Write "provider: ${stemOf(file)}".`
      : `Name it facts/offers/${provider}.yaml.`;
    return [problemAt(file, ['provider'], message, remedy)];
  }
  if (providers.includes(provider)) return [];
  const near = nearestName(provider, providers);
  const remedy = near ? `Did you mean "${near}"?` : 'Use a provider of facts/providers, or remove the file.';
  return [problemAt(file, ['provider'], `There is no provider "${provider}".`, remedy)];
}

function checkedTooLate(file: FactFile, checked: Day, today: Day): Problem[] {
  if (checked <= today) return [];
  const message = `The date ${checked} lies in the future.`;
  const remedy = `Write the day on which the link was followed; today is ${today}.`;
  return [problemAt(file, ['checked'], message, remedy)];
}

/** A second offer for a provider cannot have the file's name too, so a missing one is all that is left to find. */
function withoutOffer(providers: readonly string[], files: readonly FactFile[]): Problem[] {
  const remedy = 'Write the file with provider, destination (its plain home page), paid: false and checked.';
  return providers
    .map((provider) => ({ provider, path: `facts/offers/${provider}.yaml` }))
    .filter(({ path }) => !files.some(({ file }) => file === path))
    .map(({ provider, path }) => ({
      file: path,
      message: `The provider "${provider}" has no offer.`,
      remedy,
    }));
}

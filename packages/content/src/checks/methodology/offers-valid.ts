import type { Day } from '@vpn-site/core/day/day.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import type { Offer } from '@vpn-site/core/outbound/offer.ts';
import { isOfFormerProvider } from '#facts/cells.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import { isOfferFile, readOffer } from '#offers/read-offers.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';
import { problemsOf } from '../check.ts';

/**
 * Every current provider has exactly one offer, in a file of its name. The offer has an https address, states whether the
 * link is paid, and when it was checked.
 */
export const offersValid: Check = ({ factFiles, today }) => {
  const all = filesOfKind(factFiles, 'provider');
  const former = all.filter(isOfFormerProvider).map(stemOf);
  const providers = all.map(stemOf).filter((id) => !former.includes(id));
  const files = factFiles.filter(isOfferFile);
  return [
    ...files.flatMap((file) =>
      problemsOf(() => offerProblems(file, readOffer(file), { providers, former, today })),
    ),
    ...withoutOffer(providers, files),
  ];
};

interface Known {
  /** Current providers. */
  readonly providers: readonly string[];
  readonly former: readonly string[];
}

function offerProblems(
  file: FactFile,
  { provider, checked }: Offer,
  { providers, former, today }: Known & { readonly today: Day },
): Problem[] {
  return [
    ...providerProblems(file, provider, { providers, former }),
    ...checkedTooLate(file, checked, today),
  ];
}

function providerProblems(file: FactFile, provider: string, { providers, former }: Known): Problem[] {
  if (file.file !== `facts/offers/${provider}.yaml`) {
    const message = `The offer is for "${provider}", but the file has another name.`;
    const remedy = providers.includes(stemOf(file))
      ? `Write "provider: ${stemOf(file)}".`
      : `Name it facts/offers/${provider}.yaml.`;
    return [problemAt(file, ['provider'], message, remedy)];
  }
  if (providers.includes(provider)) return [];
  if (former.includes(provider)) {
    const message = `"${provider}" has closed or merged, so it can have no offer.`;
    return [problemAt(file, ['provider'], message, 'Remove the file.')];
  }
  const near = nearestName(provider, providers);
  const remedy = near ? `Did you mean "${near}"?` : 'Use a provider in facts/providers, or remove the file.';
  const about = { provider, isMissing: true };
  return [problemAt(file, ['provider'], `There is no provider "${provider}".`, remedy, about)];
}

function checkedTooLate(file: FactFile, checked: Day, today: Day): Problem[] {
  if (checked <= today) return [];
  const message = `The date ${checked} is in the future.`;
  const remedy = `Write the day on which you followed the link; today is ${today}.`;
  return [problemAt(file, ['checked'], message, remedy)];
}

/** Reports providers without an offer. A second offer is impossible, because it would have the same file name. */
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

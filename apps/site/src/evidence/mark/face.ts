import { type ProviderMark, providerMark } from '@vpn-site/core/provider/provider-mark.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteFacts } from '#site/site-context.ts';

/** How a provider is recognized: its name and what is drawn beside it. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly mark: ProviderMark;
}

export function faceOf(
  providerId: string,
  site: Pick<SiteFacts, 'providers' | 'formerProviders' | 'marks'>,
): Face {
  const { id, name } = providerById(providerId, site);
  return { id, name, mark: providerMark({ id, name }, site.marks) };
}

import { type ProviderMark, providerMark } from '@vpn-site/core/provider/provider-mark.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteFacts } from '#site/site-context.ts';

/** The name and logo mark of a provider. */
export interface ProviderBadge {
  readonly id: string;
  readonly name: string;
  readonly mark: ProviderMark;
}

export function providerBadge(
  providerId: string,
  site: Pick<SiteFacts, 'providers' | 'formerProviders' | 'marks'>,
): ProviderBadge {
  const { id, name } = providerById(providerId, site);
  return { id, name, mark: providerMark({ id, name }, site.marks) };
}

import type { Provider } from '#domain/provider/provider.ts';
import type { SiteFacts } from './site-context.ts';

type Providers = Pick<SiteFacts, 'providers'>;

/** Throws for an unknown id: the checks of the catalog let none through, so one here is a mistake in code. */
export function providerById(id: string, { providers }: Providers): Provider {
  const provider = providers.get(id);
  if (!provider) throw new Error(`There is no provider "${id}".`);
  return provider;
}

/** What people call a provider. */
export function providerName(id: string, site: Providers): string {
  return providerById(id, site).name;
}

import { formatNames, optionName } from '@vpn-site/core/i18n/formats.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { type NamedFactView, namedFact } from '#evidence/mark/named-fact-model.ts';
import { providersByScore } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const appsForBlock = block({
  name: 'apps-for',
  summary:
    'Which providers run on a device, each with its review and who says so, best overall score first; then who does not list it, and of whom it is unknown.',
  attributes: {
    platform: { kind: 'platform', required: true, explanation: 'the device, such as "apple-tv".' },
  },
  body: 'none',
  select: ({ platform }, site) => selectAppsFor(platform, site),
  examples: [
    { name: 'On one device', source: '{% apps-for platform="apple-tv" /%}' },
    { name: 'On another', source: '{% apps-for platform="windows" /%}' },
  ],
});

const key = 'platforms';

interface App extends NamedFactView {
  readonly review: string | undefined;
}

export interface AppsForModel {
  readonly platform: string;
  readonly apps: readonly App[];
  /** Names of providers whose platforms are known and do not include this one. */
  readonly without: string | undefined;
  /** Names of providers whose platforms are unknown. */
  readonly unknown: string | undefined;
}

export function selectAppsFor(platform: string, site: SiteContext): AppsForModel {
  const { locale, vocabulary } = site;
  const providers = providersByScore(allPurpose, site);
  const listed = (provider: Provider) => knownFact(provider, key)?.value.includes(platform);
  const named = (wanted: boolean | undefined) => {
    const names = providers.filter((provider) => listed(provider) === wanted).map(({ name }) => name);
    return names.length === 0 ? undefined : formatNames(names, locale);
  };
  return {
    platform: optionName(platform, definitionOf(key, vocabulary), locale),
    apps: providers
      .filter(listed)
      .map(({ id }) => ({ ...namedFact(id, key, site), review: site.reviewPath(id) })),
    without: named(false),
    unknown: named(undefined),
  };
}

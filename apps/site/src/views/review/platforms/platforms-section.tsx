import { definitionOf, pageLanguageOption } from '@vpn-site/core/provider/vocabulary.ts';
import { FactSource, InlineFact } from '#evidence/fact/fact.tsx';
import { factView, selectFact } from '#evidence/fact/fact-view.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { listedPlatforms } from './platforms-model.ts';

interface PlatformsSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** Keys of other facts that decide whether the service suits a reader's devices. */
const furtherKeys = ['devices', 'app-languages'];

/** Whether a fact matters to readers of this language. If not, only the table of all facts has it. */
function concernsReaders(key: string, { vocabulary, locale }: SiteContext): boolean {
  const definition = definitionOf(key, vocabulary);
  return !definition?.perLanguage || pageLanguageOption(definition, locale) !== undefined;
}

export function PlatformsSection({ provider, site }: PlatformsSectionProps) {
  const { items, fact } = listedPlatforms(provider, site);
  return (
    <div className="review-platforms">
      {items.length > 0 ? (
        <ul>
          {items.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} />
              {label}
            </li>
          ))}
          <li>
            <FactSource source={fact.source} caveats={fact.caveats} />
          </li>
        </ul>
      ) : (
        <p>
          <InlineFact {...fact} />
        </p>
      )}
      {furtherKeys
        .filter((key) => concernsReaders(key, site))
        .map((key) => (
          <p key={key}>
            <b>{factView(provider, key, site).label}:</b> <InlineFact {...selectFact(provider, key, site)} />
          </p>
        ))}
    </div>
  );
}

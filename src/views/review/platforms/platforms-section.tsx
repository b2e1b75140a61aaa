import { factView, selectFact } from '#evidence/fact/fact.ts';
import { InlineFact, Platforms } from '#evidence/fact/fact.tsx';
import { cardPlatforms } from '#evidence/fact/platforms.ts';
import type { SiteContext } from '#site/site-context.ts';

interface PlatformsSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** What else decides whether it runs where you need it. */
const furtherKeys = ['devices', 'app-languages'];

export function PlatformsSection({ provider, site }: PlatformsSectionProps) {
  return (
    <div className="review-platforms">
      <Platforms platforms={cardPlatforms(provider, site)} />
      {furtherKeys.map((key) => (
        <p key={key}>
          <span className="label">{factView(provider, key, site).label}</span>{' '}
          <InlineFact {...selectFact(provider, key, site)} />
        </p>
      ))}
    </div>
  );
}

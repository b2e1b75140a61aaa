import { cardPlatforms } from '#evidence/fact/card-platforms.ts';
import { factView } from '#evidence/fact/fact-view.ts';
import { Fact } from '#evidence/fact/inline-fact.tsx';
import { selectFact } from '#evidence/fact/inline-fact-model.ts';
import { Platforms } from '#evidence/fact/platforms.tsx';
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
        <div key={key}>
          <p className="label">{factView(provider, key, site).label}</p>
          <p>
            <Fact {...selectFact(provider, key, site)} />
          </p>
        </div>
      ))}
    </div>
  );
}

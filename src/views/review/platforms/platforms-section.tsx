import type { BlockContext } from '#blocks/block-context.ts';
import { factView } from '#blocks/evidence/fact-view.ts';
import { Fact } from '#blocks/fact/fact.tsx';
import { selectFact } from '#blocks/fact/select.ts';
import { cardPlatforms } from '#blocks/vpn-card/card-platforms.ts';
import { Platforms } from '#blocks/vpn-card/platforms.tsx';

interface PlatformsSectionProps {
  readonly provider: string;
  readonly blocks: BlockContext;
}

/** What else decides whether it runs where you need it. */
const furtherKeys = ['devices', 'app-languages'];

export function PlatformsSection({ provider, blocks }: PlatformsSectionProps) {
  return (
    <div className="review-platforms">
      <Platforms platforms={cardPlatforms(provider, blocks)} />
      {furtherKeys.map((key) => (
        <div key={key}>
          <p className="label">{factView(provider, key, blocks).label}</p>
          <p>
            <Fact {...selectFact(provider, key, blocks)} />
          </p>
        </div>
      ))}
    </div>
  );
}

import { CardHead } from './card-head.tsx';
import { CardLinks } from './card-links.tsx';
import { CardReasons } from './card-reasons.tsx';
import { Cost } from './cost.tsx';
import { Platforms } from './platforms.tsx';
import type { VpnCardModel } from './select.ts';
import { Sureness } from './sureness.tsx';

/** One provider at a glance. Green is for the first of the list alone. */
export function VpnCard({ provider, place, reasons, price, platforms, link, review }: VpnCardModel) {
  return (
    <article
      className={`border-t-[3px] pt-5 pb-8 text-17 ${place.isPick ? 'border-t-primary' : 'border-t-rule'}`}
    >
      <CardHead provider={provider} place={place} />
      <div className="mt-4">
        <Sureness coverage={place.coverage} stability={place.stability} isWide />
      </div>
      <CardReasons reasons={reasons} />
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Cost price={price} />
        <Platforms platforms={platforms} />
      </div>
      <CardLinks provider={provider} link={link} review={review} />
    </article>
  );
}

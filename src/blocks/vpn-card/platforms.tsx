import { Icon } from '#ui/icons/icon.tsx';
import { Fact } from '../fact/fact.tsx';
import type { CardPlatforms } from './card-platforms.ts';

/** Icons with their words; the heading carries the source. Where nothing is known, the word for it. */
export function Platforms({ platforms: { label, items, fact } }: { readonly platforms: CardPlatforms }) {
  if (items.length === 0) {
    return (
      <div>
        <p className="text-14 font-semibold">{label}</p>
        <p className="mt-1">
          <Fact {...fact} />
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="text-14 font-semibold">
        <Fact {...fact} text={label} />
      </p>
      <ul className="mt-1 flex list-none flex-wrap gap-x-4 gap-y-1 ps-0 text-14">
        {items.map((item) => (
          <li key={item.label} className="mt-0 inline-flex items-center gap-1.5">
            <Icon name={item.icon} className="size-4" />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Icon } from '#ui/icons/icon.tsx';
import type { CardPlatforms } from './card-platforms.ts';
import { Fact } from './inline-fact.tsx';

/** Icons with their words; the heading carries the source. Where nothing is known, the word for it. */
export function Platforms({ platforms: { label, items, fact } }: { readonly platforms: CardPlatforms }) {
  if (items.length === 0) {
    return (
      <div>
        <p className="label">{label}</p>
        <p>
          <Fact {...fact} />
        </p>
      </div>
    );
  }
  return (
    <div>
      <p className="label">
        <Fact {...fact} text={label} />
      </p>
      <ul className="platforms">
        {items.map((item) => (
          <li key={item.label}>
            <Icon name={item.icon} className="size-4" />
            {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { OrderChipView } from '#evidence/orders/orders-model.ts';
import { Icon } from '#ui/icons/icon.tsx';

interface OrderChipProps {
  readonly chip: OrderChipView | undefined;
  /** Whether to omit the dates, which are on the page that the chip links to. */
  readonly isShort?: boolean;
}

/**
 * Marks a provider that the reader's country blocks by name; renders nothing for others. It must accompany every link to a
 * provider's site.
 */
export function OrderChip({ chip, isShort = false }: OrderChipProps) {
  if (!chip) return null;
  const content = (
    <>
      <Icon name="ban" className="size-4" />
      {isShort ? chip.short : chip.text}
    </>
  );
  if (chip.href === undefined) return <span className="chip chip-bad order-chip">{content}</span>;
  return (
    <a href={chip.href} className="chip chip-bad order-chip">
      {content}
    </a>
  );
}

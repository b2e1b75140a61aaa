import type { OrderChipView } from '#evidence/orders/orders-model.ts';
import { Icon } from '#ui/icons/icon.tsx';

/**
 * Marks a provider that the reader's country blocks by name; renders nothing for others. It must accompany every link to a
 * provider's site.
 */
export function OrderChip({ chip }: { readonly chip: OrderChipView | undefined }) {
  if (!chip) return null;
  const content = (
    <>
      <Icon name="ban" className="size-4" />
      {chip.text}
    </>
  );
  if (chip.href === undefined) return <span className="chip chip-bad order-chip">{content}</span>;
  return (
    <a href={chip.href} className="chip chip-bad order-chip">
      {content}
    </a>
  );
}

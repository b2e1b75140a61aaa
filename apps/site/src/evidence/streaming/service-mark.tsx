import { Icon } from '#ui/icons/icon.tsx';
import { isIconName } from '#ui/icons/icon-table.ts';
import type { ServiceBadge } from './services.ts';

/** The icon of a streaming service, or its letter. Decorative, because the name is always next to it. */
export function ServiceMark({ id, short }: Pick<ServiceBadge, 'id' | 'short'>) {
  return (
    <span aria-hidden="true" className="service-mark">
      {isIconName(id) ? <Icon name={id} /> : short}
    </span>
  );
}

import { Icon } from '#ui/icons/icon.tsx';
import { isIconName } from '#ui/icons/icon-table.ts';
import type { ServiceFace } from './services.ts';

/** A streaming service's own drawing, or its letter. It decorates; the name always stands beside it. */
export function ServiceMark({ id, short }: Pick<ServiceFace, 'id' | 'short'>) {
  return (
    <span aria-hidden="true" className="service-mark">
      {isIconName(id) ? <Icon name={id} /> : short}
    </span>
  );
}

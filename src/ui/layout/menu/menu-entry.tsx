import { Icon } from '../../icons/icon.tsx';
import { isIconName } from '../../icons/icon-table.ts';
import type { NavigationLink } from '../layout-props.ts';

interface MenuEntryProps {
  readonly item: NavigationLink;
  readonly currentPath: string;
  readonly hasIcon: boolean;
  readonly className: string;
}

/** A page in the menu: label, and one line about it. The whole entry can be pressed. */
export function MenuEntry({ item, currentPath, hasIcon, className }: MenuEntryProps) {
  return (
    <li className={`menu-entry relative flex gap-3 ${className}`}>
      {hasIcon && item.icon && isIconName(item.icon) && (
        <Icon name={item.icon} className="mt-0.5 size-5 text-muted" />
      )}
      <div className="min-w-0">
        <a
          href={item.to ?? item.href}
          aria-current={currentOf(item, currentPath)}
          className="menu-link leading-140"
        >
          {item.label}
        </a>
        {item.description && <p className="text-14 leading-140 text-pretty text-muted">{item.description}</p>}
      </div>
    </li>
  );
}

export function currentOf({ to }: NavigationLink, currentPath: string): 'page' | undefined {
  return to === currentPath ? 'page' : undefined;
}

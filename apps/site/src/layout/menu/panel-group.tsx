import { Icon } from '#ui/icons/icon.tsx';
import { isIconName } from '#ui/icons/icon-table.ts';
import type { NavigationLink } from '../layout-props.ts';
import { ariaCurrent, MenuEntries } from './menu-entry.tsx';

interface PanelGroupProps {
  readonly item: NavigationLink;
  readonly currentPath: string;
  readonly isOpen: boolean;
}

const row = 'flex min-h-13 items-center gap-3 py-3 text-17 leading-137 font-semibold';

/** A top-level entry of the panel: a disclosure with its pages, or a plain link. */
export function PanelGroup({ item, currentPath, isOpen }: PanelGroupProps) {
  if (!item.children) {
    return (
      <li className="panel-group">
        <a
          href={item.to ?? item.href}
          aria-current={ariaCurrent(item, currentPath)}
          className={`panel-link ${row}`}
        >
          <GroupIcon name={item.icon} />
          {item.label}
        </a>
      </li>
    );
  }
  return (
    <li className="panel-group">
      <details open={isOpen}>
        <summary className={`panel-summary ${row}`}>
          <GroupIcon name={item.icon} />
          {item.label}
          <Icon name="chevron-down" className="chevron ms-auto size-4 text-faint" />
        </summary>
        <MenuEntries group={item} currentPath={currentPath} hasIcons={false} className="panel-entries" />
      </details>
    </li>
  );
}

/** The icon of a group; an empty space if it has none, so that the labels are aligned. */
function GroupIcon({ name }: { readonly name: string | undefined }) {
  return name && isIconName(name) ? (
    <Icon name={name} className="size-5 shrink-0 text-muted" />
  ) : (
    <span className="size-5 shrink-0" />
  );
}

import { Icon } from '#ui/icons/icon.tsx';
import { isIconName } from '#ui/icons/icon-table.ts';
import { Tile } from '#ui/primitives/tile/tile.tsx';
import type { NavigationLink } from '../layout-props.ts';

interface MenuEntriesProps {
  readonly group: NavigationLink;
  readonly currentPath: string;
  /** Whether entries have an icon. Tiles of providers are always rendered. */
  readonly hasIcons: boolean;
  readonly className: string;
}

/** The pages of a group, followed by the page that lists all pages of its kind. */
export function MenuEntries({ group, currentPath, hasIcons, className }: MenuEntriesProps) {
  const { children = [], all } = group;
  return (
    <ul className={className}>
      {children.map((child) => (
        <MenuEntry key={child.label} item={child} currentPath={currentPath} hasIcon={hasIcons} />
      ))}
      {all && <MenuEntry item={all} currentPath={currentPath} hasIcon={hasIcons} isAll />}
    </ul>
  );
}

interface MenuEntryProps {
  readonly item: NavigationLink;
  readonly currentPath: string;
  readonly hasIcon: boolean;
  readonly isAll?: boolean;
}

/** A page in the menu: its label, and a description or a figure. The whole entry can be clicked. */
function MenuEntry({ item, currentPath, hasIcon, isAll = false }: MenuEntryProps) {
  const { label, description, icon, marks = [], score } = item;
  return (
    <li className={isAll ? 'menu-entry menu-all' : 'menu-entry'}>
      {marks.map((mark) => (
        <Tile key={mark.tint} {...mark} size={marks.length > 1 ? 24 : 28} />
      ))}
      {hasIcon && marks.length === 0 && icon && isIconName(icon) && (
        <Icon name={icon} className="size-5 text-muted" />
      )}
      <div className="min-w-0">
        <a href={item.to ?? item.href} aria-current={ariaCurrent(item, currentPath)} className="menu-link">
          {label}
        </a>
        {description && <p className="text-14 leading-140 text-pretty text-muted">{description}</p>}
      </div>
      {score && <span className="ms-auto text-muted tabular-nums">{score}</span>}
    </li>
  );
}

export function ariaCurrent({ to }: NavigationLink, currentPath: string): 'page' | undefined {
  return to === currentPath ? 'page' : undefined;
}

export function pagesOf({ children = [], all }: NavigationLink): NavigationLink[] {
  return all ? [...children, all] : [...children];
}

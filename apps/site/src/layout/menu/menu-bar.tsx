import { hooks } from '#browser/script-hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { isIconName } from '#ui/icons/icon-table.ts';
import type { NavigationLink } from '../layout-props.ts';
import { ariaCurrent, MenuEntries } from './menu-entry.tsx';

interface MenuBarProps {
  readonly items: readonly NavigationLink[];
  readonly currentPath: string;
}

const top = 'menu-top flex items-center gap-1 px-1 py-2.5 text-14 leading-140 whitespace-nowrap xl:px-2';

/** The max number of entries in one column of a drop-down. */
const columnLength = 9;

/**
 * The menu on large screens: a row of buttons with popovers. Without scripts, these open by click and close on Escape or an
 * outside click; menu.client.ts adds hover and arrow keys.
 */
export function MenuBar({ items, currentPath }: MenuBarProps) {
  return (
    <ul className="menu-bar hidden flex-wrap lg:-me-1 lg:flex xl:-me-2">
      {items.map((item, index) =>
        item.children ? (
          <li key={item.label} {...hooks({ 'data-menu-group': true })} className="menu-group">
            <button
              type="button"
              popoverTarget={`menu-${index}`}
              {...hooks({ 'data-menu-top': true })}
              className={top}
            >
              <TopIcon name={item.icon} />
              {item.label}
              <Icon name="chevron-down" className="chevron size-3.5 text-faint max-xl:hidden" />
            </button>
            <div
              id={`menu-${index}`}
              popover="auto"
              className={item.children.length > columnLength ? 'menu-drop menu-drop-wide' : 'menu-drop'}
            >
              <MenuEntries group={item} currentPath={currentPath} hasIcons className="menu-entries" />
            </div>
          </li>
        ) : (
          <li key={item.label}>
            <a
              href={item.to ?? item.href}
              aria-current={ariaCurrent(item, currentPath)}
              {...hooks({ 'data-menu-top': true })}
              className={top}
            >
              <TopIcon name={item.icon} />
              {item.label}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * The icon of a group. On screens narrower than xl it takes the space of the arrow, because the labels of some languages
 * need the rest.
 */
function TopIcon({ name }: { readonly name: string | undefined }) {
  return name !== undefined && isIconName(name) ? (
    <Icon name={name} className="me-0.5 size-4 text-muted" />
  ) : null;
}

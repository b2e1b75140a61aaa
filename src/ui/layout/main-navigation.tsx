import { Icon } from '../icons/icon.tsx';
import { isIconName } from '../icons/icon-table.ts';
import type { NavigationLink } from './layout-props.ts';

interface MainNavigationProps {
  readonly label: string;
  readonly items: readonly NavigationLink[];
}

/** Groups are native disclosures that share a name, so that one is open at a time, without JavaScript. */
export function MainNavigation({ label, items }: MainNavigationProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {items.map((item) => (
          <li key={item.label} className="relative">
            {item.children ? <MenuGroup item={item} /> : <MenuLink item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuGroup({ item }: { readonly item: NavigationLink }) {
  return (
    <details name="main-menu">
      <summary className="flex cursor-pointer items-center gap-2 py-2">
        {item.icon && isIconName(item.icon) && <Icon name={item.icon} className="size-4 text-muted" />}
        {item.label}
      </summary>
      <ul className="absolute z-10 min-w-56 rounded-xl border border-line bg-surface p-2 shadow-float lg:end-0">
        {item.children?.map((child) => (
          <li key={child.label}>
            <MenuLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ item }: { readonly item: NavigationLink }) {
  return (
    <a href={item.to ?? item.href} className="block rounded-md px-3 py-2 hover:bg-hover">
      {item.label}
    </a>
  );
}

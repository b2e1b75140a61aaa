import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { SearchBox } from '#search/box/search-box.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { NavigationLink } from '../layout-props.ts';
import { pagesOf } from './menu-entry.tsx';
import { PanelGroup } from './panel-group.tsx';

interface MenuPanelProps {
  readonly items: readonly NavigationLink[];
  readonly currentPath: string;
  readonly searchPath: string;
  /** The content at the top of the panel. */
  readonly children: ReactNode;
  /** The language switcher at the end of the panel. */
  readonly switcher?: ReactNode;
}

const panelId = 'menu-panel';
/** Attributes of the button. `popovertarget` opens the panel in browsers without invoker commands. */
const openAttributes = { command: 'show-modal', commandfor: panelId, popoverTarget: panelId } as const;
const closeAttributes = {
  command: 'close',
  commandfor: panelId,
  popoverTarget: panelId,
  popoverTargetAction: 'hide',
} as const;

/** The button that opens the panel. */
export function PanelButton() {
  const t = useTranslations('header');
  return (
    <button
      type="button"
      {...openAttributes}
      {...hooks({ 'data-panel-open': true })}
      className="menu-toggle menu-button icon-button -me-2.5 lg:hidden"
    >
      <Icon name="menu" className="size-6" />
      <span className="sr-only">{t('toggle')}</span>
    </button>
  );
}

/**
 * The menu on screens narrower than lg: the same tree in a panel that opens from the left, with the languages of the page.
 */
export function MenuPanel({ items, currentPath, searchPath, children, switcher }: MenuPanelProps) {
  const t = useTranslations('header');
  const opened = items.find((item) => pagesOf(item).some(({ to }) => to === currentPath));
  return (
    <dialog id={panelId} popover="auto" closedby="any" aria-label={t('panel')} className="menu-panel">
      <div className="min-h-full px-5 pb-8">
        {/* The close button is first in the tab order, so it gets the focus when the panel opens. */}
        <div className="flex min-h-16 flex-row-reverse items-center justify-between border-b border-rule">
          <button
            type="button"
            {...closeAttributes}
            {...hooks({ 'data-panel-close': true })}
            className="menu-button icon-button -me-2.5"
          >
            <Icon name="close" className="size-6" />
            <span className="sr-only">{t('close')}</span>
          </button>
          {children}
        </div>
        <div className="pt-4">
          <SearchBox id="search-panel" action={searchPath} />
        </div>
        <nav aria-label={t('panel')}>
          <ul className="mt-2">
            {items.map((item) => (
              <PanelGroup key={item.label} item={item} currentPath={currentPath} isOpen={item === opened} />
            ))}
          </ul>
        </nav>
        {switcher && <div className="border-t border-rule pt-4">{switcher}</div>}
      </div>
    </dialog>
  );
}

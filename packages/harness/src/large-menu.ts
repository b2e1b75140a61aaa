import type { Locator, Page } from 'playwright-core';
import type { TestBrowser } from './browser.ts';

export function groupButton(page: Page, label: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: label });
}

export function isOpen(page: Page, label: string): Promise<boolean> {
  return groupButton(page, label).evaluate(
    (button) => button.nextElementSibling?.matches(':popover-open') ?? false,
  );
}

/** Moves the pointer onto a group of the menu bar. Returns how long it took to open, as measured in the page. */
export async function openingMilliseconds(page: Page, label: string): Promise<number> {
  const button = groupButton(page, label);
  const measured = await button.evaluateHandle((element) => {
    const group = element.parentElement as HTMLElement;
    const times = { entered: 0, opened: 0 };
    group.addEventListener('pointerenter', () => (times.entered ||= performance.now()), { capture: true });
    group
      .querySelector('[popover]')
      ?.addEventListener('beforetoggle', () => (times.opened ||= performance.now()));
    return times;
  });
  await button.hover();
  await page.waitForFunction(({ opened }) => opened > 0, measured);
  const { entered, opened } = await measured.jsonValue();
  return opened - entered;
}

/** Returns the state that the browser reports to assistive technology. It may differ from the attributes. */
export async function expandedState(browser: TestBrowser, page: Page, label: string): Promise<unknown> {
  const client = await browser.context.newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === label);
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { MenuBar } from './menu-bar.tsx';
import { MenuPanel, PanelButton } from './menu-panel.tsx';

const items = [
  {
    label: 'Lists',
    icon: 'trophy',
    children: [
      { label: 'Best', to: '/best', icon: 'star', description: 'All of them.' },
      { label: 'Odd', to: '/odd', icon: 'no-such-icon' },
      { label: 'Elsewhere', href: 'https://other.example' },
    ],
  },
  { label: 'Tools', icon: 'no-such-icon', children: [{ label: 'Cost', to: '/cost' }] },
  { label: 'Deals', to: '/deals', icon: 'star' },
  { label: 'Plain', href: 'https://plain.example' },
];

const bar = (currentPath = '/') => renderElement(<MenuBar items={items} currentPath={currentPath} />);
const panel = (currentPath = '/') =>
  renderElement(
    <MenuPanel items={items} currentPath={currentPath} searchPath="/search">
      <b>Head</b>
    </MenuPanel>,
  );

const everyLink = ['/best', '/odd', 'https://other.example', '/cost', '/deals', 'https://plain.example'];
const hrefs = (menu: ReturnType<typeof bar>) => menu.all('a').map(({ attributes }) => attributes.href);
const current = (menu: ReturnType<typeof bar>) =>
  menu.all('a').flatMap(({ attributes }) => (attributes['aria-current'] === 'page' ? [attributes.href] : []));

describe('the bar of the menu', () => {
  test('a top entry has its icon only where the name is registered; a group also has a chevron', () => {
    const tops = bar().all('.menu-top');
    expect(tops.map((top) => [top.name, top.all('svg').length, top.all('svg.chevron').length])).toEqual([
      ['button', 2, 1],
      ['button', 1, 1],
      ['a', 1, 0],
      ['a', 0, 0],
    ]);
  });

  test.each(['/deals', '/odd'])(
    'leads everywhere, and only %s is the current page while it is open',
    (path) => {
      expect(hrefs(bar(path))).toEqual(everyLink);
      expect(current(bar(path))).toEqual([path]);
    },
  );
});

describe('the panel of the menu', () => {
  test('leads everywhere; a top page is marked while it is open, and no group is open', () => {
    const deals = panel('/deals');
    expect(hrefs(deals)).toEqual(everyLink);
    expect(current(deals)).toEqual(['/deals']);
    expect(deals.all('details').map(({ attributes }) => 'open' in attributes)).toEqual([false, false]);
  });

  test('has a button to open it, one to close it, and its head behind that in the order of the Tab key', () => {
    const rendered = panel();
    const buttons = [...renderElement(<PanelButton />).all('button'), ...rendered.all('button.menu-button')];
    expect(
      buttons.map(({ attributes: { command, commandfor, popovertarget, popovertargetaction } }) => [
        command,
        commandfor,
        popovertarget,
        popovertargetaction,
      ]),
    ).toEqual([
      ['show-modal', 'menu-panel', 'menu-panel', undefined],
      ['close', 'menu-panel', 'menu-panel', 'hide'],
    ]);
    expect(rendered.all('dialog')[0]?.attributes.id).toBe('menu-panel');
    expect(rendered.all('dialog')[0]?.text).toMatch(/^Close.* Head /);
    expect(rendered.all('form').map(({ attributes }) => attributes.action)).toEqual(['/search']);
  });
});

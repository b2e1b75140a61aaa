import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { iconNames, iconTable, isIconName } from './icon-table.ts';
import registered from './registered-icons.json' with { type: 'json' };

for (const { kind, clause, names } of [
  {
    kind: 'features',
    clause: 'icons-registered-features',
    names: 'check-circle minus thumbs-up thumbs-down lightning plus speedometer star tag trophy tv x-circle',
  },
  {
    kind: 'topics',
    clause: 'icons-registered-topics',
    names: 'gamepad globe movie rocket server shield undo download-cloud gift apps-grid',
  },
  { kind: 'networks', clause: 'icons-registered-social', names: 'linkedin mastodon' },
  {
    kind: 'platforms',
    clause: 'icons-registered-platforms',
    names: 'android apple windows linux fire-tv chrome firefox',
  },
  {
    kind: 'the menu',
    clause: 'menu-icons-unused',
    names: 'star badge-check git-compare book-open shield globe wrench tag newspaper info',
  },
])
  test(`icons are registered for ${kind}`, { tags: clause }, () => {
    expect(iconNames).toEqual(expect.arrayContaining(names.split(' ')));
  });

test.each([
  ['check-circle', 'circle-check'],
  ['thumbs-up', 'thumbs-up'],
  ['thumbs-down', 'thumbs-down'],
  ['x-circle', 'circle-x'],
] as const)('the icon %s is drawn as %s, because a wrong one would mean the opposite', (name, drawn) => {
  expect(iconTable[name]).toBe(`lucide:${drawn}`);
  expect(registered[name].body).toBe(lucide.icons[drawn].body);
});

test('no two names of the specification share a drawing', { tags: 'icons-registered-features' }, () => {
  const bodies = Object.values(registered).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test('no other name is an icon', () => {
  expect(['skull', 'constructor'].filter(isIconName)).toEqual([]);
});

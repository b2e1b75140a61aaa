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

/** The Lucide icon that each name in the specification must show, because a wrong icon could mean the opposite. */
test.each(
  Object.entries({
    'check-circle': 'circle-check',
    minus: 'minus',
    'thumbs-up': 'thumbs-up',
    'thumbs-down': 'thumbs-down',
    lightning: 'zap',
    plus: 'plus',
    speedometer: 'gauge',
    star: 'star',
    tag: 'tag',
    trophy: 'trophy',
    tv: 'tv',
    'x-circle': 'circle-x',
  }),
)('the icon %s is drawn as %s', { tags: 'icons-registered-features' }, (name, drawn) => {
  expect(iconTable[name as keyof typeof iconTable]).toBe(`lucide:${drawn}`);
  const body = (id: string) => lucide.icons[id as keyof typeof lucide.icons].body;
  expect(registered[name as keyof typeof registered].body).toBe(body(drawn));
});

test('no two names of the specification share a drawing', { tags: 'icons-registered-features' }, () => {
  const bodies = Object.values(registered).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test('no other name is an icon', () => {
  expect(isIconName('skull')).toBe(false);
  expect(isIconName('constructor')).toBe(false);
});

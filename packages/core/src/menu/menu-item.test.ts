import { expect, test } from 'vitest';
import { entriesWithNeedsMet } from './menu-item.ts';

test('an entry whose need is not met is left out, wherever it stands', () => {
  const imprint = { label: 'Imprint', path: '/imprint', needs: 'owner' } as const;
  const about = { label: 'About', path: '/about' };
  const group = { label: 'Site', children: [about, imprint], below: [imprint, about] };
  expect(entriesWithNeedsMet([group, imprint], (need) => need === undefined)).toEqual([
    { label: 'Site', children: [about], below: [about] },
  ]);
  expect(entriesWithNeedsMet([group, imprint], () => true)).toEqual([group, imprint]);
});

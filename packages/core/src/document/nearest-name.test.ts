import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

test.each([
  ['descripton', ['title', 'description'], 'description'],
  ['mulvad', ['nordvpn', 'mullvad'], 'mullvad'],
  ['xyz', ['description'], undefined],
  ['anything', [], undefined],
])('%s among %j is %s', (name, valid, nearest) => {
  expect(nearestName(name, valid)).toBe(nearest);
});

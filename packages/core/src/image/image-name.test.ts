import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isImagePath, plainImagePath } from './image-name.ts';

test.each([
  ['/images/Router Menu.PNG', '/images/router-menu.png'],
  ['/images/guides/Ekran główny (2).jpg', '/images/guides/ekran-g-owny-2.jpg'],
  ['/images/router-menu.png', '/images/router-menu.png'],
])('%s could be called %s', (path, plain) => {
  expect(plainImagePath(path)).toBe(plain);
  expect(isImagePath(plain)).toBe(true);
});

test.each(['/images/menu-.png', '/images/-menu.png', '/images/router--menu.png'])('%s cannot be', (path) => {
  expect(isImagePath(path)).toBe(false);
});

test('an address that an image can have stays, and every other name leads to one or to none', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const plain = plainImagePath(`/images/${name}.png`);
      expect(plainImagePath(plain)).toBe(plain);
      if (isImagePath(`/images/${name}.png`)) expect(plain).toBe(`/images/${name}.png`);
    }),
  );
});

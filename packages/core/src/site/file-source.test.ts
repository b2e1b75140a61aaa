import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileSourceAddress } from './file-source.ts';

const file = 'content/pages/about.en.md';

test.each([
  ['https://github.com/oak/site', 'https://github.com/oak/site/blob/HEAD/content/pages/about.en.md'],
  ['https://github.com/oak/site.git', 'https://github.com/oak/site/blob/HEAD/content/pages/about.en.md'],
  ['https://gitlab.com/oak/site/', 'https://gitlab.com/oak/site/-/blob/HEAD/content/pages/about.en.md'],
  ['https://git.oak.example/site', undefined],
])('in %s the file is at %s', (repository, address) => {
  expect(fileSourceAddress({ repository }, file)).toBe(address);
});

test('the owner may say how any other host shows a file', () => {
  const fileSource = 'https://git.oak.example/site/src/branch/main/{file}';
  expect(fileSourceAddress({ repository: 'https://git.oak.example/site', fileSource }, file)).toBe(
    'https://git.oak.example/site/src/branch/main/content/pages/about.en.md',
  );
});

test('without a repository there is no address', () => {
  expect(fileSourceAddress({}, file)).toBeUndefined();
});

test('the address stays on the host of the repository whatever a file is called', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const address = fileSourceAddress({ repository: 'https://github.com/oak/site' }, `content/${name}`);
      expect(new URL(address ?? '').href).toMatch(/^https:\/\/github\.com\/oak\/site\//);
    }),
  );
});

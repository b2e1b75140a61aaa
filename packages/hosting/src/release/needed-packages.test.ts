import { describe, expect, test } from 'vitest';
import { importedPackages, neededPackages } from './needed-packages.ts';

describe('the packages that a text imports', () => {
  test('are those it needs when it is loaded, by name', () => {
    const text = `import a from "a"; import{b}from'@scope/b/deep/file.js'; export * from 'c/d'; import 'e';
      const later = await import("f"); import g from './g.ts'; import h from '#h/h.ts';`;
    expect(importedPackages(text)).toEqual(['a', '@scope/b', 'c', 'e']);
  });
});

describe('the packages that are needed', () => {
  const packages = {
    'node_modules/a': {
      dependencies: { b: '1' },
      peerDependencies: { p: '1', q: '1' },
      peerDependenciesMeta: { q: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { c: '1', '@types/c': '1' } },
    'node_modules/b': {},
    'node_modules/c': { optionalDependencies: { a: '1', absent: '1' } },
    'node_modules/@types/c': {},
    'node_modules/p': {},
    'node_modules/q': {},
  };

  test('are found where Node finds them, once, with all that they need', () => {
    expect([...neededPackages(packages, ['a', 'node:fs'])].toSorted()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/p',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { folderCycle, folderImports, importProblems, withoutBaseFolders } from './folder-imports.ts';

const file = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});

const resultOf = (...modules: ReturnType<typeof file>[]) =>
  ({ modules, summary: { violations: [] } }) as unknown as Parameters<typeof importProblems>[0];

describe('imports between folders', () => {
  test('are counted from file to file, the thickest first', () => {
    const modules = [
      file(
        'apps/site/src/views/a.tsx',
        'apps/site/src/ui/x.tsx',
        'apps/site/src/ui/x.tsx',
        'apps/site/src/ui/y.tsx',
        'apps/site/src/views/b.tsx',
      ),
      file('apps/site/src/views/b.tsx', 'apps/site/src/blocks/page/z.ts', 'node_modules/react/index.js'),
    ];
    expect(folderImports(modules)).toEqual([
      { from: 'views', to: 'ui', imports: 2 },
      { from: 'views', to: 'blocks', imports: 1 },
    ]);
  });

  test('tests draw none', () => {
    expect(folderImports([file('apps/site/src/views/a.test.tsx', 'apps/site/src/ui/x.tsx')])).toEqual([]);
  });

  test('those to the ground are left out', () => {
    const arrows = folderImports([
      file('apps/site/src/views/a.tsx', 'apps/site/src/site/x.ts', 'apps/site/src/ui/x.tsx'),
    ]);
    expect(withoutBaseFolders(arrows)).toEqual([{ from: 'views', to: 'ui', imports: 1 }]);
  });

  test('that run in a circle are named with every room on the way', () => {
    const arrows = [
      { from: 'views', to: 'ui', imports: 1 },
      { from: 'ui', to: 'browser', imports: 1 },
      { from: 'browser', to: 'ui', imports: 1 },
    ];
    expect(folderCycle(arrows)).toEqual(['ui', 'browser', 'ui']);
    expect(folderCycle(arrows.slice(0, 2))).toBeUndefined();
  });

  test('that are too thick are a problem that says what to do', () => {
    const result = resultOf(
      file('apps/site/src/views/a.tsx', 'apps/site/src/ui/x.tsx', 'apps/site/src/ui/y.tsx'),
    );
    expect(importProblems(result, 2)).toEqual([]);
    expect(importProblems(result, 1)).toEqual([
      expect.stringContaining('views imports ui 2 times; the limit is 1'),
    ]);
  });
});

test('a file whose import differs from that of another by one letter is a problem that says how to name it', () => {
  const result = resultOf(
    file('apps/site/src/price/price.ts'),
    file('apps/site/src/price/price.tsx'),
    file('apps/site/src/score/price.ts'),
  );
  expect(importProblems(result, 1)).toEqual([
    'apps/site/src/price/price.ts: apps/site/src/price/price.tsx is in the same folder and differs by one letter. Name the file for what it contains, such as apps/site/src/price/price-model.ts.',
  ]);
  expect(importProblems(resultOf(file('a/x-model.ts'), file('a/x.tsx'), file('b/x.ts')), 1)).toEqual([]);
});

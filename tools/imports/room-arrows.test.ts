import { describe, expect, test } from 'vitest';
import { arrowsAboveGround, importProblems, roomArrows, roomCycle } from './room-arrows.ts';

const file = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});

describe('arrows between rooms', () => {
  test('are counted from file to file, the thickest first', () => {
    const modules = [
      file('src/views/a.tsx', 'src/ui/x.tsx', 'src/ui/x.tsx', 'src/ui/y.tsx', 'src/views/b.tsx'),
      file('src/views/b.tsx', 'src/blocks/page/z.ts', 'node_modules/react/index.js'),
    ];
    expect(roomArrows(modules)).toEqual([
      { from: 'views', to: 'ui', imports: 2 },
      { from: 'views', to: 'blocks', imports: 1 },
    ]);
  });

  test('tests draw none', () => {
    expect(roomArrows([file('src/views/a.test.tsx', 'src/ui/x.tsx')])).toEqual([]);
  });

  test('those to the ground are left out', () => {
    const arrows = roomArrows([file('src/views/a.tsx', 'src/domain/day/day.ts', 'src/ui/x.tsx')]);
    expect(arrowsAboveGround(arrows)).toEqual([{ from: 'views', to: 'ui', imports: 1 }]);
  });

  test('that run in a circle are named with every room on the way', () => {
    const arrows = [
      { from: 'views', to: 'ui', imports: 1 },
      { from: 'ui', to: 'browser', imports: 1 },
      { from: 'browser', to: 'ui', imports: 1 },
    ];
    expect(roomCycle(arrows)).toEqual(['ui', 'browser', 'ui']);
    expect(roomCycle(arrows.slice(0, 2))).toBeUndefined();
  });

  test('that are too thick are a problem that says what to do', () => {
    const modules = [file('src/views/a.tsx', 'src/ui/x.tsx', 'src/ui/y.tsx')];
    const result = { modules, summary: { violations: [] } } as unknown as Parameters<
      typeof importProblems
    >[0];
    expect(importProblems(result, 2)).toEqual([]);
    expect(importProblems(result, 1)).toEqual([
      expect.stringContaining('views imports ui 2 times, at most 1'),
    ]);
  });
});

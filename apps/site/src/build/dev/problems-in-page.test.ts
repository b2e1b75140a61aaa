import type { Problem } from '@vpn-site/content/problem.ts';
import { describe, expect, test } from 'vitest';
import { problemStrip } from './problem-strip.tsx';
import { splitByPage } from './problems-in-page.ts';

const problem = (file: string, fields: Partial<Problem> = {}): Problem => ({
  file,
  line: 3,
  message: `Something <is> wrong in ${file}.`,
  remedy: 'Mend it.',
  ...fields,
});
const root = '/site';

describe('sorted', () => {
  const [fresh, mine, theirs] = [problem('a.md'), problem('facts/a.yaml'), problem('b.md')];
  const concerned = (file: string) => file.includes('a');

  test('tells the page’s own from all others, each once, and leaves advice to the list', () => {
    const known = [{ ...fresh }, mine, theirs, problem('facts/a.yaml', { severity: 'advice', line: 9 })];
    expect(splitByPage({ problems: [fresh], showsFile: concerned }, known)).toEqual({
      own: [fresh, mine],
      others: [theirs],
    });
  });

  test('where nothing can be read, what stops the reading is the page’s own', () => {
    expect(splitByPage({ problems: [mine], showsFile: undefined }, [theirs])).toEqual({
      own: [mine],
      others: [theirs],
    });
  });
});

describe('the strip', () => {
  test('says where, what and what to write, and opens the file at its line', () => {
    const strip = problemStrip({ pageProblems: [problem('a.md')], otherCount: 2, root });
    expect(strip).toContain('1 mistake on this page');
    expect(strip).toContain('href="/__open-in-editor?file=%2Fsite%2Fa.md%3A3%3A1"');
    expect(strip).toContain('>a.md:3</a>');
    expect(strip).toContain('Something &lt;is&gt; wrong in a.md.');
    expect(strip).toContain('→ Mend it.');
    expect(strip).toContain('<a href="/_problems"');
    expect(strip).toContain('And 2 mistakes elsewhere');
  });
});

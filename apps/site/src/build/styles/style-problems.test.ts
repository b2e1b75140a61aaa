import { globSync, readFileSync } from 'node:fs';
import { formatProblem } from '@vpn-site/content/problem.ts';
import { describe, expect, test } from 'vitest';
import { scriptProblems, styleProblems } from './style-problems.ts';

const read = (file: string) => readFileSync(file, 'utf8');

describe('every value and every condition of the styles is a token', () => {
  test('in style sheets', () => {
    const problems = globSync('apps/site/src/**/*.css').flatMap((file) => styleProblems(file, read(file)));
    expect(problems.map(formatProblem)).toEqual([]);
  });

  test('in scripts', () => {
    const files = globSync('apps/site/src/**/*.{ts,tsx}').filter(
      (file) => !/breakpoints.ts|\.test\.tsx?$/.test(file),
    );
    expect(files.flatMap((file) => scriptProblems(file, read(file))).map(formatProblem)).toEqual([]);
  });
});

const block = 'src/blocks/a.css';

test.each([
  ['color: #fff', '#fff'],
  ['background: rgb(0 0 0 / 0.5)', 'rgb()'],
  ['border: 1px solid White', 'White'],
  ['--color-page: black', 'black'],
])('"%s" names a colour', (declaration, color) => {
  expect(styleProblems(block, `.a {\n  & b { ${declaration}; }\n}`)).toEqual([
    {
      file: block,
      line: 2,
      message: `"${declaration}" contains the color ${color}.`,
      remedy: 'Write "var(--color-…)" with a name of apps/site/src/ui/styles/tokens.css.',
    },
  ]);
});

test.each([
  'font-size: 14px',
  'font-size: var(--leading-140)',
  'line-height: 1.5',
  'z-index: 5',
  'font: 14px/1.5 serif',
])('"%s" is refused', (declaration) => {
  expect(styleProblems(block, `.a { ${declaration} }`)).toHaveLength(1);
});

test.each(['@media (width >= 48rem) { .a { top: 0 } }', '@custom-variant wide (@media (width >= 99rem));'])(
  '"%s" is refused',
  (css) => {
    expect(styleProblems(block, css)).toHaveLength(1);
  },
);

test.each([
  'html:has(.a:modal) { top: 0 }',
  '.a { :root:has(#b:checked) & { top: 0 } }',
  ':root:is([data-a], :has(#b:checked)) .c { top: 0 }',
  '@variant max-md { .a, body.b:has(.c) .d { top: 0 } }',
])('"%s" is refused, but not for pages that nothing changes', (css) => {
  expect(styleProblems(block, css)).toMatchObject([
    { message: expect.stringContaining('search the whole page') as string },
  ]);
  expect(styleProblems(block, `@variant noscript { ${css} }`)).toEqual([]);
  expect(styleProblems(block, `@variant print { ${css} }`)).toEqual([]);
});

test('tokens, the colours of the system and nothing at all may be written', () => {
  const css = `.a { color: var(--color-text); background: Highlight; border-color: transparent; fill: currentColor;
    font-size: var(--text-14); line-height: 0; z-index: var(--z-index-raised); font: inherit; content: "red"; white-space: nowrap }
    @variant md { .a { font-size: 0 } } @supports (top: anchor(top)) { .a { top: 0 } }`;
  expect(styleProblems(block, css)).toEqual([]);
});

test('a width in a script is refused', () => {
  expect(scriptProblems('a.ts', "\nmatchMedia('(min-width: 768px)')")).toMatchObject([{ line: 2 }]);
  expect(scriptProblems('a.ts', "matchMedia('(prefers-reduced-motion: reduce)')")).toEqual([]);
});

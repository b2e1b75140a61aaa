import { formatProblem } from '@vpn-site/content/problem.ts';
import { expect, test } from 'vitest';
import { isAllowedUtility, markupSources, utilityProblems } from './utilities.ts';

test('markup uses the utilities of this project and no others', async () => {
  const problems = await utilityProblems(markupSources());
  expect(problems.map(formatProblem)).toEqual([]);
});

test('utilities of this project may be written', () => {
  const names = ['flex', 'lg:grid-cols-side', '-me-2.5', 'max-w-92', 'text-14', 'print:block', 'border-t'];
  expect(names.filter((name) => !isAllowedUtility(name))).toEqual([]);
});

test('a utility whose value is no token is reported, because it would do nothing', async () => {
  const problems = await utilityProblems({ 'src/a.tsx': '\n<p className="flex lg:text-nothing">' });
  expect(problems).toMatchObject([
    { file: 'src/a.tsx', line: 2, message: expect.stringContaining('"lg:text-nothing"') },
  ]);
});

test.each(['hover:underline', 'w-[13rem]', 'bg-surface', 'fixed', 'max-md:fixed!', 'dark:text-muted'])(
  '%s is refused, with file and line',
  async (name) => {
    const problems = await utilityProblems({ 'src/a.tsx': `\n<p className="flex own-class ${name}">` });
    expect(problems).toMatchObject([
      { file: 'src/a.tsx', line: 2, message: expect.stringContaining(`"${name}"`) },
    ]);
  },
);

import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { docsNameRealFiles } from './docs-name-real-files.ts';

test('paths in code and links that lead nowhere are named with their line', () => {
  const files = {
    'README.md':
      'Read `content/data/menu.yaml`.\nAnd `src/gone.ts`, [this](docs/real.md), [that](docs/no.md#a), [runs](../../actions).',
    'docs/real.md': 'Back to [the start](../README.md), [away](https://x.example), `content/<kind>/x.md`.',
  };
  expect(problemsIn(files, docsNameRealFiles)).toMatchObject([
    { file: 'README.md', line: 2, message: '"src/gone.ts" does not exist.' },
    { file: 'README.md', line: 2, message: '"docs/no.md" does not exist.' },
  ]);
});

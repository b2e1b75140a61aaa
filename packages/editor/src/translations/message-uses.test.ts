import { expect, test } from 'vitest';
import { isUsedIn, sourceFile } from './message-uses.ts';

const source = sourceFile(
  'x.tsx',
  `const t = useTranslations('header'); t('skip'); site.t('error.retry'); t.rich(\`state.\${kind}\`)`,
);

test.each(['header.skip', 'error.retry', 'state.open'])('%s is used', (key) => {
  expect(isUsedIn(key, source)).toBe(true);
});

test.each(['footer.skip', 'header.home', 'skip', 'error'])('%s is not', (key) => {
  expect(isUsedIn(key, source)).toBe(false);
});

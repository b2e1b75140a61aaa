import { relative } from 'node:path';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { readContentFiles } from './content-files.ts';
import { readFactFiles } from './facts/fact-file.ts';

const named = relative(process.cwd(), fixtureRoot);

test.each([named, `./${named}/`, `${fixtureRoot}/`])(
  'files are named from the project, given as %s',
  (root) => {
    expect(readContentFiles(root).map(({ file }) => file)).toContain('content/home/home.en.md');
    expect(readFactFiles(root).map(({ file }) => file)).toContain('facts/ownership.yaml');
  },
);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from '@vpn-site/harness/link-packages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cruiseProject } from './cruise-project.ts';

const core = 'packages/core/src';
const content = 'packages/content/src';
const server = 'apps/server/src';
const site = 'apps/site/src';

/** Forbidden imports, each planted in its own project, with the rule that must reject it. */
const planted: readonly [from: string, imports: string, rule: string][] = [
  [`${core}/locale/a.ts`, '@vpn-site/content/target.ts', 'packages/core-imports'],
  [`${core}/locale/b.ts`, '#i18n/target.ts', 'core-rules-have-no-words'],
  [`${core}/price/b.ts`, 'zod', 'core-is-pure'],
  [`${core}/price/c.ts`, 'node:fs', 'core-is-pure'],
  [`${core}/scoring/d.ts`, '#outbound/offers.ts', 'money-cannot-reach-the-score'],
  [`${core}/scoring/e.ts`, '../provider/hidden-way.ts', 'money-cannot-reach-the-score'],
  [`${core}/scoring/f.ts`, '#price/commission.ts', 'money-cannot-reach-the-score'],
  [`${core}/scoring/g.ts`, '@vpn-site/server/ledger/clicks.ts', 'money-cannot-reach-the-score'],
  [`${core}/scoring/h.ts`, '#outbound/rules.ts', 'money-cannot-reach-the-score'],
  [`${core}/scoring/i.ts`, '@vpn-site/server/ledger/store.ts', 'money-cannot-reach-the-score'],
  [`${core}/i18n/a.ts`, '#provider/target.ts', 'words-know-languages-only'],
  [`${content}/a.ts`, '@vpn-site/site/views/target.tsx', 'packages/content-imports'],
  [`${content}/b.ts`, '@vpn-site/server/target.ts', 'packages/content-imports'],
  ['packages/cli/src/a.ts', '@vpn-site/site/views/target.tsx', 'packages/cli-imports'],
  ['apps/dns/src/a.ts', '@vpn-site/core/provider/target.ts', 'apps/dns-imports'],
  ['packages/upkeep/src/a.ts', '@vpn-site/hosting/target.ts', 'packages/upkeep-imports'],
  ['packages/hosting/src/a.ts', '@vpn-site/upkeep/target.ts', 'packages/hosting-imports'],
  ['packages/editor/src/a.ts', '@vpn-site/server/target.ts', 'packages/editor-imports'],
  ['packages/fixture/src/a.ts', '@vpn-site/server/target.ts', 'packages/fixture-imports'],
  ['packages/harness/src/a.ts', '@vpn-site/upkeep/target.ts', 'packages/harness-imports'],
  ['packages/gate/src/a.ts', '@vpn-site/upkeep/target.ts', 'packages/gate-imports'],
  ['packages/bench/src/a.ts', '@vpn-site/upkeep/target.ts', 'packages/bench-imports'],
  [`${site}/views/x/d.tsx`, '@vpn-site/server/target.ts', 'apps/site-imports'],
  [`${server}/a.ts`, '@vpn-site/upkeep/target.ts', 'apps/server-imports'],
  [`${server}/c.ts`, '../commands/target.ts', 'nobody-imports-commands'],
  [`${server}/d.ts`, '../../../packages/core/src/provider/target.ts', 'through-the-door'],
  [`${server}/ledger/a.ts`, '@vpn-site/core/provider/target.ts', 'ledger-imports'],
  [`${site}/head/a.ts`, '@vpn-site/content/target.ts', 'site/head-imports'],
  [`${site}/search/a.ts`, '@vpn-site/content/target.ts', 'site/search-imports'],
  [`${site}/page/a.ts`, '#views/target.tsx', 'site/page-imports'],
  [`${site}/report/a.ts`, '#evidence/target.ts', 'site/report-imports'],
  [`${site}/leak-check/a.ts`, '#site/target.ts', 'site/leak-check-imports'],
  [`${site}/layout/a.tsx`, '#evidence/target.ts', 'site/layout-imports'],
  [`${site}/release/a.ts`, '#blocks/page/x/view.tsx', 'site/release-imports'],
  [`${site}/checks/a.ts`, '#views/target.tsx', 'site/checks-imports'],
  [`${site}/price/a.ts`, '#score/target.ts', 'site/price-imports'],
  [`${site}/score/a.ts`, '#blocks/page/x/view.tsx', 'site/score-imports'],
  [`${site}/browser/b.ts`, 'minisearch', 'search-engine-in-one-place'],
  [`${site}/ui/primitives/a.tsx`, '@vpn-site/core/provider/target.ts', 'site/ui-imports'],
  [`${site}/blocks/page/x/a.tsx`, '@vpn-site/content/target.ts', 'site/blocks-imports'],
  [`${site}/blocks/page/x/x.block.ts`, './view.tsx', 'block-without-react'],
  [`${site}/blocks/page/y/y.block.ts`, 'react', 'block-without-react'],
  [`${site}/blocks/page/z/z.block.ts`, './helper.ts', 'block-without-react'],
  [`${site}/views/x/a.tsx`, '@vpn-site/content/target.ts', 'site/views-imports'],
  [`${site}/views/x/b.tsx`, 'zod', 'schemas-stay-out-of-the-browser'],
  [`${site}/compose/a.ts`, '#shell/target.ts', 'site/compose-imports'],
  [`${site}/compose/b.ts`, '#views/target.tsx', 'compose-without-react'],
  [`${site}/browser/a.ts`, '#views/target.tsx', 'site/browser-imports'],
  [`${site}/layout/b.client.ts`, '#views/target.tsx', 'site/layout-scripts-import'],
  [`${site}/ui/c.tsx`, '#search/target.ts', 'site/ui-imports'],
  [`${site}/shell/a.ts`, '@vpn-site/content/target.ts', 'site/shell-imports'],
  [`${site}/shell/b.astro`, '@vpn-site/content/target.ts', 'site/shell-imports'],
  [`${site}/pages/c.astro`, '@vpn-site/core/provider/target.ts', 'site/pages-imports'],
  [`${site}/views/cycle-c.astro`, '#views/cycle-d.astro', 'no-cycles'],
  [`${site}/site/a.ts`, '#evidence/target.ts', 'site/site-imports'],
  [`${site}/evidence/a.tsx`, '#blocks/page/x/view.tsx', 'site/evidence-imports'],
  [`${server}/e.ts`, 'vitest', 'no-dev-dependency-in-the-product'],
  [`${server}/b.ts`, 'yaml', 'no-dev-dependency-in-the-product'],
  [`${site}/views/x/c.tsx`, './no-such-file.ts', 'no-unresolved'],
  [`${server}/f.ts`, '@vpn-site/core/no-such-file.ts', 'no-unresolved'],
  [`${site}/head/cycle-a.ts`, './cycle-b.ts', 'no-cycles'],
];

/** The files that the planted files import, and imports that are allowed. */
const others: Readonly<Record<string, string>> = {
  [`${core}/i18n/target.ts`]: '',
  [`${core}/provider/target.ts`]: '',
  [`${core}/provider/hidden-way.ts`]: "import '../outbound/offers.ts';",
  [`${core}/outbound/offers.ts`]: '',
  [`${core}/price/commission.ts`]: '',
  [`${core}/outbound/rules.ts`]: '',
  [`${core}/locale/type-only.ts`]:
    "import type { x } from '@vpn-site/content/target.ts'; export type y = typeof x;",
  [`${content}/target.ts`]:
    "import { z } from 'zod'; import '@vpn-site/core/provider/target.ts'; z.string();",
  [`${server}/ledger/store.ts`]: '',
  [`${server}/ledger/clicks.ts`]: "import '@vpn-site/core/outbound/offers.ts';",
  [`${server}/target.ts`]: "import '@vpn-site/content/target.ts'; import '@vpn-site/site/search/target.ts';",
  'apps/server/commands/target.ts': "import '#target.ts';",
  'packages/hosting/src/target.ts': "import '@vpn-site/server/target.ts';",
  'packages/upkeep/src/target.ts': "import '@vpn-site/content/target.ts';",
  [`${site}/views/target.tsx`]: "import '@vpn-site/core/provider/target.ts'; import '#ui/target.tsx';",
  [`${site}/ui/target.tsx`]: "import '@vpn-site/core/i18n/target.ts';",
  [`${site}/ui/target.client.ts`]: "import '#search/target.ts'; import '@vpn-site/core/provider/target.ts';",
  [`${site}/search/target.ts`]: '',
  [`${site}/shell/target.ts`]: '',
  [`${site}/site/target.ts`]: '',
  [`${site}/score/target.ts`]: '',
  [`${site}/evidence/target.ts`]: '',
  [`${site}/blocks/page/x/view.tsx`]: "import 'react';",
  [`${site}/blocks/page/z/helper.ts`]: "import '../x/view.tsx';",
  [`${site}/head/cycle-b.ts`]: "import './cycle-a.ts';",
  [`${site}/views/cycle-d.astro`]: "---\nimport C from '#views/cycle-c.astro';\n---\n<C />",
};

describe('import rules', () => {
  const project = mkdtempSync(join(tmpdir(), 'planted-'));
  const violations = new Set<string>();

  beforeAll(async () => {
    const manifest = {
      type: 'module',
      workspaces: ['apps/*', 'packages/*'],
      devDependencies: { vitest: '*' },
    };
    plant(project, 'package.json', JSON.stringify(manifest));
    const dependencies = { zod: '*', react: '*', minisearch: '*' };
    for (const [from, imports] of planted) plant(project, from, `import '${imports}';`);
    for (const [file, text] of Object.entries(others)) plant(project, file, text);
    for (const folder of new Set(
      [...planted.map(([from]) => from), ...Object.keys(others)].map(packageFolder),
    )) {
      const doors = { imports: { '#*': './src/*' }, exports: { './*': './src/*' } };
      const name = `@vpn-site/${folder.split('/')[1]}`;
      plant(
        project,
        `${folder}/package.json`,
        JSON.stringify({ name, type: 'module', ...doors, dependencies }),
      );
    }
    linkPackages(project);
    const { summary } = await cruiseProject(project);
    for (const { from, rule } of summary.violations) {
      violations.add(`${from} ${rule.name}`);
    }
  });

  afterAll(() => rmSync(project, { recursive: true }));

  test.each(planted)('%s importing %s is refused by %s', (from, _imports, rule) => {
    expect([...violations]).toContain(`${from} ${rule}`);
  });

  test('a type-only import is an import too', () => {
    expect([...violations]).toContain(`${core}/locale/type-only.ts packages/core-imports`);
  });

  test('what the table allows is not refused', () => {
    const allowed = [
      `${server}/ledger/clicks.ts`,
      `${content}/target.ts`,
      `${site}/views/target.tsx`,
      `${site}/ui/target.client.ts`,
      `${server}/target.ts`,
      'apps/server/commands/target.ts',
      'packages/hosting/src/target.ts',
      'packages/upkeep/src/target.ts',
    ];
    const refused = [...violations].filter((violation) =>
      allowed.some((file) => violation.startsWith(`${file} `)),
    );
    expect(refused).toEqual([]);
  });
});

function packageFolder(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function plant(project: string, file: string, text: string): void {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

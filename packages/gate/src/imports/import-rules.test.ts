import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cruiseProject } from '../../tools/imports/cruise-project.ts';

/** Each forbidden import, planted in a house of its own, with the rule that must refuse it. */
const planted: readonly [from: string, imports: string, rule: string][] = [
  ['src/domain/locale/a.ts', '#i18n/target.ts', 'domain-imports'],
  ['src/domain/price/b.ts', 'zod', 'domain-is-pure'],
  ['src/domain/price/c.ts', 'node:fs', 'domain-is-pure'],
  ['src/domain/scoring/d.ts', '#domain/outbound/offers.ts', 'money-cannot-reach-the-score'],
  ['src/domain/scoring/e.ts', '../provider/hidden-way.ts', 'money-cannot-reach-the-score'],
  ['src/domain/scoring/f.ts', '#domain/price/commission.ts', 'money-cannot-reach-the-score'],
  ['src/domain/scoring/g.ts', '#ledger/clicks.ts', 'money-cannot-reach-the-score'],
  ['src/domain/scoring/h.ts', '#domain/outbound/rules.ts', 'money-cannot-reach-the-score'],
  ['src/domain/scoring/i.ts', '#ledger/store.ts', 'money-cannot-reach-the-score'],
  ['src/i18n/a.ts', '#domain/provider/target.ts', 'i18n-imports'],
  ['src/head/a.ts', '#catalog/target.ts', 'head-imports'],
  ['src/catalog/a.ts', '#views/target.tsx', 'catalog-imports'],
  ['src/search/a.ts', '#catalog/target.ts', 'search-imports'],
  ['src/browser/b.ts', 'minisearch', 'search-engine-in-one-room'],
  ['src/ledger/a.ts', '#domain/provider/target.ts', 'ledger-imports'],
  ['src/ui/primitives/a.tsx', '#domain/provider/target.ts', 'ui-imports'],
  ['src/blocks/page/x/a.tsx', '#catalog/target.ts', 'blocks-imports'],
  ['src/blocks/page/x/x.block.ts', './view.tsx', 'block-without-react'],
  ['src/blocks/page/y/y.block.ts', 'react', 'block-without-react'],
  ['src/blocks/page/z/z.block.ts', './helper.ts', 'block-without-react'],
  ['src/views/x/a.tsx', '#catalog/target.ts', 'views-imports'],
  ['src/views/x/b.tsx', 'zod', 'schemas-stay-out-of-the-browser'],
  ['src/compose/a.ts', '#ledger/clicks.ts', 'compose-imports'],
  ['src/compose/b.ts', '#views/target.tsx', 'compose-without-react'],
  ['src/browser/a.ts', '#views/target.tsx', 'browser-imports'],
  ['src/ui/layout/b.client.ts', '#views/target.tsx', 'ui-scripts-import'],
  ['src/ui/layout/c.tsx', '#search/target.ts', 'ui-imports'],
  ['src/shell/a.ts', '#catalog/target.ts', 'shell-imports'],
  ['src/shell/b.astro', '#catalog/target.ts', 'shell-imports'],
  ['src/pages/c.astro', '#domain/provider/target.ts', 'pages-imports'],
  ['src/views/cycle-c.astro', '#views/cycle-d.astro', 'no-cycles'],
  ['src/site/a.ts', '#evidence/target.ts', 'site-imports'],
  ['src/evidence/a.tsx', '#blocks/page/x/view.tsx', 'evidence-imports'],
  ['src/catalog/b.ts', '#server/target.ts', 'nobody-imports-server-or-tools'],
  ['src/catalog/c.ts', '../../tools/target.ts', 'nobody-imports-server-or-tools'],
  ['src/server/a.ts', 'vitest', 'no-dev-dependency-in-the-product'],
  ['src/server/b.ts', 'yaml', 'no-dev-dependency-in-the-product'],
  ['src/views/x/c.tsx', './no-such-file.ts', 'no-unresolved'],
  ['src/head/cycle-a.ts', './cycle-b.ts', 'no-cycles'],
];

/** What the planted files import, and imports that are allowed. */
const others: Readonly<Record<string, string>> = {
  'src/i18n/target.ts': '',
  'src/domain/provider/target.ts': '',
  'src/domain/provider/hidden-way.ts': "import '../outbound/offers.ts';",
  'src/domain/outbound/offers.ts': '',
  'src/domain/price/commission.ts': '',
  'src/domain/outbound/rules.ts': '',
  'src/ledger/store.ts': '',
  'src/ledger/clicks.ts': "import '#domain/outbound/offers.ts';",
  'src/catalog/target.ts': "import { z } from 'zod'; import '#domain/provider/target.ts'; z.string();",
  'src/views/target.tsx': "import '#domain/provider/target.ts'; import '#ui/target.tsx';",
  'src/ui/target.tsx': "import '#i18n/target.ts';",
  'src/ui/target.client.ts': "import '#search/target.ts'; import '#domain/provider/target.ts';",
  'src/search/target.ts': '',
  'src/blocks/page/x/view.tsx': "import 'react';",
  'src/blocks/page/z/helper.ts': "import '../x/view.tsx';",
  'src/evidence/target.ts': '',
  'src/server/target.ts': "import '#catalog/target.ts';",
  'tools/target.ts': "import '#server/target.ts';",
  'src/head/cycle-b.ts': "import './cycle-a.ts';",
  'src/views/cycle-d.astro': "---\nimport C from '#views/cycle-c.astro';\n---\n<C />",
  'src/domain/locale/type-only.ts': "import type { x } from '#catalog/target.ts'; export type y = typeof x;",
};

describe('import rules', () => {
  const house = mkdtempSync(join(tmpdir(), 'planted-'));
  const violations = new Set<string>();

  beforeAll(async () => {
    const manifest = {
      type: 'module',
      imports: { '#*': './src/*' },
      dependencies: { zod: '*', react: '*', minisearch: '*' },
      devDependencies: { vitest: '*' },
    };
    plant(house, 'package.json', JSON.stringify(manifest));
    symlinkSync(join(import.meta.dirname, '../../node_modules'), join(house, 'node_modules'));
    for (const [from, imports] of planted) plant(house, from, `import '${imports}';`);
    for (const [file, text] of Object.entries(others)) plant(house, file, text);
    const { summary } = await cruiseProject(house);
    for (const { from, rule } of summary.violations) {
      violations.add(`${from} ${rule.name}`);
    }
  });

  afterAll(() => rmSync(house, { recursive: true }));

  test.each(planted)('%s importing %s is refused by %s', (from, _imports, rule) => {
    expect([...violations]).toContain(`${from} ${rule}`);
  });

  test('a type-only import is an import too', () => {
    expect([...violations]).toContain('src/domain/locale/type-only.ts domain-imports');
  });

  test('what the table allows is not refused', () => {
    const allowed = [
      'src/ledger/clicks.ts',
      'src/catalog/target.ts',
      'src/views/target.tsx',
      'src/ui/target.client.ts',
      'tools/target.ts',
    ];
    const refused = [...violations].filter((violation) =>
      allowed.some((file) => violation.startsWith(`${file} `)),
    );
    expect(refused).toEqual([]);
  });
});

function plant(house: string, file: string, text: string): void {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

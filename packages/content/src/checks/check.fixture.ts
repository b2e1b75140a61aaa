import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from '../problem.ts';
import { readWrittenFiles } from '../written-files.ts';
import type { Check } from './check.ts';

const noWords = 'skip: []\nsame: []\nkinds: {}\npages: {}\nfacts: {}\n';

const base: Readonly<Record<string, string>> = {
  'messages/en.json': '{}',
  'messages/pl.json': '{}',
  'messages/tr.json': '{}',
  'content/data/common/website.en.yaml': 'disclosure: x',
  'content/data/common/website.pl.yaml': 'disclosure: x',
  'content/data/common/website.tr.yaml': 'disclosure: x',
  'content/data/corrections.yaml': '[]',
  'content/data/glossary.en.yaml': '[]',
  'content/data/glossary.pl.yaml': '[]',
  'content/data/glossary.tr.yaml': '[]',
  'content/data/marks.yaml': '{}',
  'content/data/menu.yaml': '[]',
  'content/data/search.en.yaml': noWords,
  'content/data/search.pl.yaml': noWords,
  'content/data/search.tr.yaml': noWords,
  'content/data/footer.yaml': '[]',
  'content/data/digits-allowed.yaml': '[]',
  'content/data/words-avoided.yaml': 'en: {}\npl: {}\ntr: {}',
  'content/data/redirects.yaml': '[]',
  'content/data/site.yaml': 'name: x\ncontentYear: 2025\nproduct: { en: a, pl: b, tr: c }\n',
};

/** Runs one rule over a small project with these files, on 15 November 2026. */
export function problemsIn(files: Readonly<Record<string, string | undefined>>, check: Check): Problem[] {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    for (const [file, text] of Object.entries({ ...base, ...files })) {
      // undefined leaves out a file of the base project.
      if (text === undefined) continue;
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return check({ ...readWrittenFiles(root), today: '2026-11-15' });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Returns an explainer with these lines of front matter, after the required ones. */
export function explainer(...lines: string[]): string {
  return ['---', 'title: T', 'description: D', 'updated: 2026-11-15', ...lines, '---', '', 'Text.'].join(
    '\n',
  );
}

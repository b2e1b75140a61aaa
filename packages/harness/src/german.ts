import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalRevision } from '@vpn-site/content/translations/translation-states.ts';

const table = 'packages/core/src/locale/locale-table.ts';

/** The row for the table, as in docs/editors/locales.md. */
export const germanRow = {
  code: 'de',
  iso: 'de-DE',
  name: 'Deutsch',
  language: 'de',
  isPartial: true,
  addresses: {
    search: 'suche',
    tools: 'werkzeuge',
    reviews: 'testberichte',
    comparisons: 'vergleich',
    news: 'neuigkeiten',
    report: 'fehler-melden',
    leakCheck: 'leck-test',
  },
};

/** Adds German with two pages to a project, as in docs/editors/locales.md: one row, and files of that language. */
export function addGerman(folder: string): void {
  edit(folder, table, (text) => text.replace('] as const', `  ${JSON.stringify(germanRow)},\n] as const`));
  addGermanFiles(folder);
}

/** Adds only the German files: a few messages, and two pages. */
export function addGermanFiles(folder: string): void {
  write(folder, 'messages/de.json', `{ "header": { "skip": "Zum Inhalt springen" } }\n`);
  write(folder, 'content/data/common/website.de.yaml', 'disclosure: Manche Links sind bezahlt.\n');
  write(folder, 'content/data/words.de.yaml', '"What is a VPN?": Was ist ein VPN?\n"Best VPN": Bestes VPN\n');
  translate(folder, 'home/home', {
    title: 'VPN-Vergleich',
    description: 'Jede Angabe mit Quelle und Datum.',
  });
  translate(folder, 'explainers/what-is-a-vpn', {
    title: 'Was ist ein VPN?',
    description: 'Was ein VPN verbirgt, und vor wem.',
    slug: 'privatsphaere/was-ist-ein-vpn',
  });
}

/** Removes Turkish from a project: its row and its files. */
export function dropTurkish(folder: string): void {
  edit(folder, table, (text) => text.replace(/^ {2}\{ code: 'tr'.*\n/m, ''));
  for (const file of ['messages/tr.json', ...globSync('content/**/*.tr.*', { cwd: folder })]) {
    rmSync(join(folder, file));
  }
}

/**
 * Writes a German text that is long enough for a page, with the blocks and headings of the original, because every
 * translation needs the same headings.
 */
function translate(folder: string, id: string, fields: Readonly<Record<string, string>>): void {
  const original = readFileSync(join(folder, `content/${id}.en.md`), 'utf8');
  const copiedLines = original.match(/^(?:#{2,} .*|\{% [^%]+ \/%\})$/gm) ?? [];
  const frontMatter = { ...fields, updated: '2026-11-15', follows: `"${originalRevision(original)}"` };
  const lines = Object.entries(frontMatter).map(([field, value]) => `${field}: ${value}`);
  // The text names a term, which the German glossary lacks.
  const text = `${'Ein VPN leitet Daten durch einen fremden Rechner. '.repeat(20)}Fällt er aus, hilft ein {% term id="kill-switch" %}Notschalter{% /term %}.`;
  const body = [text, ...copiedLines];
  write(folder, `content/${id}.de.md`, ['---', ...lines, '---', '', body.join('\n\n'), ''].join('\n'));
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  write(folder, file, change(readFileSync(join(folder, file), 'utf8')));
}

function write(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContentFiles } from '@vpn-site/content/content-files.ts';
import { bodyStart, readFrontMatter } from '@vpn-site/content/front-matter.ts';
import { stringify } from 'yaml';
import { withoutTokens, withTokens } from './inline-tokens.ts';
import { mergeDocument } from './merge-document.ts';

/** The fields of the front matter that the form can change. All others do not change. */
const headFields = [
  'title',
  'metaTitle',
  'searchTitle',
  'description',
  'excerpt',
  'lede',
  'updated',
] as const;

/**
 * Copies of the documents that the visual editor can read, in their own folder: `en/guides/<name>.md` for
 * `content/guides/<name>.en.md`. Only the changes that an editor makes in a copy are merged back into the file.
 */
export class Workspace {
  readonly folder = mkdtempSync(join(tmpdir(), 'edit-'));
  readonly kinds: readonly string[];
  readonly #root: string;
  /** The content file of each path in the workspace. */
  readonly #files: ReadonlyMap<string, string>;

  constructor(root: string) {
    const files = readContentFiles(root);
    this.#root = root;
    this.kinds = [...new Set(files.map(({ kind }) => kind))];
    this.#files = new Map(
      files.map(({ file, id, kind, locale }) => [`${locale}/${kind}/${id.slice(kind.length + 1)}.md`, file]),
    );
    for (const path of this.#files.keys()) this.#offer(path);
  }

  /** Returns the content file of a path; undefined if there is none. */
  fileOf(path: string): string | undefined {
    return this.#files.get(path);
  }

  /** Writes the current text of a document to the workspace. */
  #offer(path: string): void {
    const target = join(this.folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, editableSource(readFileSync(this.#source(path), 'utf8')));
  }

  /** Merges a document that was saved in the workspace into its file. */
  mergeBack(path: string): void {
    const file = this.#source(path);
    const saved = readFileSync(join(this.folder, path), 'utf8');
    writeFileSync(file, mergeDocument(file, readFileSync(file, 'utf8'), withoutTokens(saved)));
    this.#offer(path);
  }

  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #source(path: string): string {
    const file = this.#files.get(path);
    if (file === undefined) throw new Error(`there is no document for ${path}`);
    return join(this.#root, file);
  }
}

function editableSource(source: string): string {
  const parsed = readFrontMatter(source)?.parsed;
  const data = parsed?.ok ? (parsed.data as Record<string, unknown>) : {};
  const shown = headFields.flatMap((name) => (name in data ? [[name, data[name]] as const] : []));
  return `---\n${stringify(Object.fromEntries(shown), { lineWidth: 0 })}---\n${withTokens(source.slice(bodyStart(source)))}`;
}

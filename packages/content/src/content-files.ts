import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachedReading } from './cached-readings.ts';
import { type FrontMatterBlock, readFrontMatter } from './front-matter.ts';
import { projectPath } from './project-path.ts';

/** A document as it is on disk, before validation. */
export interface ContentFile {
  readonly file: string;
  readonly kind: string;
  /** The path under content/ without locale and extension. */
  readonly id: string;
  /** The part between the name and `.md`. It may not be the code of a locale. */
  readonly locale: string;
  readonly frontMatter: FrontMatterBlock | undefined;
}

const documentName = /^(?<name>.+)\.(?<locale>[^./]+)\.md$/;

/** Reads every Markdown document under content/. It does not store bodies; they are read again when a page is rendered. */
export function readContentFiles(root: string): ContentFile[] {
  return readdirSync(resolve(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => projectPath(root, join(entry.parentPath, entry.name)))
    .toSorted()
    .map((file) => readContentFile(root, file));
}

function readContentFile(root: string, file: string): ContentFile {
  const path = file.slice('content/'.length);
  const { name = path, locale = '' } = documentName.exec(path)?.groups ?? {};
  const source = readFileSync(join(root, file), 'utf8');
  const frontMatter = cachedReading(`front matter ${file}`, [source], () => readFrontMatter(source));
  return { file, kind: path.split('/')[0] ?? '', id: name, locale, frontMatter };
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** A copy of the editors' content in its own folder, which tests may change. */
export interface SiteCopy {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(...files: readonly string[]): void;
  files(folder: string): readonly string[];
  /** Changes a YAML file in place. Comments and order do not change. */
  edit(file: string, change: (document: Document) => void): void;
  discard(): void;
}

const written = ['content', 'facts', 'messages'];

export function copySite(root: string): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of written) cpSync(join(root, part), join(folder, part), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    read,
    write,
    remove: (...files) => {
      for (const file of files) rmSync(join(folder, file), { force: true });
    },
    files: (part) => readdirSync(join(folder, part)).map((name) => `${part}/${name}`),
    edit: (file, change) => {
      const document = parseDocument(read(file), { schema: 'core' });
      change(document);
      write(file, document.toString({ lineWidth: 0 }));
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically, even if the machine stops. */
export function replaceFile(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.new`;
  writeFileSync(next, text);
  renameSync(next, file);
}

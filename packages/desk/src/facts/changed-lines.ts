import { diffLines } from 'diff';
import type { Preview } from './wire.ts';

export function changedLines(before: string, after: string): Pick<Preview, 'removed' | 'added'> {
  const parts = diffLines(before, after);
  const lines = (wanted: 'added' | 'removed') =>
    parts.filter((part) => part[wanted]).flatMap(({ value }) => value.replace(/\n$/, '').split('\n'));
  return { removed: lines('removed'), added: lines('added') };
}

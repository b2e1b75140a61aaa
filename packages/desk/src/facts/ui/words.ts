import type { Decision } from '@vpn-site/upkeep/rules/decision.ts';
import type { Badge } from '../wire.ts';

export const badgeWords: Readonly<Record<Badge, string>> = {
  reworded: 'reworded',
  gone: 'gone',
  moved: 'moved',
  blocked: 'blocked',
  differs: 'differs',
  proposal: 'proposal',
  report: 'reader’s report',
};

export const decidedWords: Readonly<Record<Decision['kind'], string>> = {
  'still-true': 'still true',
  changed: 'changed',
  'source-gone': 'source gone',
  unknown: 'unknown',
};

export const keyWords: readonly (readonly [keys: string, words: string])[] = [
  ['j ↓', 'next'],
  ['k ↑', 'previous'],
  ['s', 'still true'],
  ['c', 'changed to'],
  ['g', 'source gone, or moved'],
  ['u', 'unknown'],
  ['Enter', 'decide (on the button), or Ctrl+Enter from any field'],
  ['Esc', 'leave the form; what you typed is kept'],
  ['z', 'undo the last decision'],
  ['o', 'open the source in a new tab'],
  ['/', 'filter the queue'],
  ['r', 'reload the queue'],
  ['m', 'commit'],
  ['1–7', 'the other screens'],
  ['?', 'these keys'],
];

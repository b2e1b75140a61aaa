import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxSubjectLength } from '@vpn-site/content/commit-subject.ts';
import { askGit, runGit } from '@vpn-site/content/git.ts';
import type { OwnersDesk } from '../owners-desk.ts';

/** Returns a subject for a commit of these files: the area, and what changes. */
export function suggestedSubject(files: readonly string[], isNew: (file: string) => boolean): string {
  const changes = new Map(
    files.map((file) => {
      const { area, name } = partsOf(file);
      return [`${area}: ${name}`, { area, name, verb: isNew(file) ? 'add' : 'change' }];
    }),
  );
  const areas = new Set([...changes.values()].map(({ area }) => area).filter((area) => area !== 'pictures'));
  const [first] = changes.values();
  if (!first) return '';
  const [area = first.area] = areas;
  const shown = [...changes.values()].find((each) => each.area === area) ?? first;
  const others = areas.size > 1 ? ` and ${changes.size - 1} more` : '';
  const subject = `${areas.size > 1 ? 'content' : area}: ${shown.verb} ${shown.name}${others}`;
  return subject.length <= maxSubjectLength ? subject : `${area}: change ${files.length} files`;
}

function partsOf(file: string): { area: string; name: string } {
  const [, folder = '', name = ''] = file.replace(/(?:\.\w\w)?\.\w+$/, '').split('/');
  if (file.startsWith('content/data/')) {
    if (name === 'reports') return { area: 'reports', name: 'decisions' };
    return { area: 'site', name: name === 'site' ? 'settings' : name };
  }
  if (folder === 'images') return { area: 'pictures', name };
  if (file.startsWith('facts/offers/')) return { area: 'offers', name };
  if (file.startsWith('facts/')) return { area: 'facts', name: name || folder };
  return { area: folder, name };
}

/** Returns the lines that a file changes, as git writes them; none for a picture. */
export function diffOf(root: string, file: string, isNew: boolean): string {
  if (/\.(?:png|jpe?g|webp)$/.test(file)) return '';
  if (isNew) return readFileSync(join(root, file), 'utf8').trimEnd().replaceAll(/^/gm, '+');
  const text = askGit(root, ['diff', '--no-color', '-U0', 'HEAD', '--', file])?.toString() ?? '';
  return text
    .slice(Math.max(0, text.indexOf('@@')))
    .replaceAll(/^@@.*@@.*$/gm, '…')
    .trimEnd();
}

export function isNewFile(root: string, file: string): boolean {
  return askGit(root, ['cat-file', '-e', `HEAD:./${file}`]) === undefined;
}

/** Whether the commit can be sent: the branch follows one of another machine. */
export function canSend(root: string): boolean {
  return askGit(root, ['rev-parse', '--abbrev-ref', '@{upstream}']) !== undefined;
}

/** Commits exactly these files. */
export function commitFiles({ root }: OwnersDesk, files: readonly string[], message: string): void {
  runGit(root, ['add', '--', ...files]);
  runGit(root, ['commit', '--quiet', '--only', '--file', '-', '--', ...files], { input: message });
}

export function sendCommits(root: string): void {
  runGit(root, ['push', '--quiet']);
}

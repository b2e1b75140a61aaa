import { Icon } from '@vpn-site/site/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import type { OwnersDesk } from '../owners-desk.ts';

/** The seven screens, in the order of the digits that open them. */
const rail = [
  { path: '', name: 'Today', icon: 'calendar' },
  { path: 'texts', name: 'Texts', icon: 'book-open' },
  { path: 'facts', name: 'Facts', icon: 'file-check' },
  { path: 'money', name: 'Money', icon: 'coins' },
  { path: 'site', name: 'Site', icon: 'sliders' },
  { path: 'news', name: 'News', icon: 'newspaper' },
  { path: 'numbers', name: 'Numbers', icon: 'speedometer' },
] as const;

interface FrameProps {
  readonly desk: OwnersDesk;
  readonly siteName: string;
  /** The path of the current screen. */
  readonly path: string;
  readonly hasOwnBar: boolean;
  readonly children: ReactNode;
}

/** The rail with the seven screens, the work area, and the bar that says what was saved. */
export function Frame({ desk, siteName, path, hasOwnBar, children }: FrameProps) {
  const mistakes = desk.problems()?.filter(({ severity = 'error' }) => severity === 'error').length;
  const counts: Readonly<Record<string, number | undefined>> = { '': mistakes };
  return (
    <div className="frame">
      <a className="skip" href="#work">
        Skip the menu
      </a>
      <nav className="rail" aria-label="Screens">
        <p className="rail-name">
          <strong>{siteName}</strong>
          <span>Owner’s desk</span>
        </p>
        <ul>
          {rail.map((entry, index) => (
            <li key={entry.path}>
              <a
                href={entry.path === '' ? './' : entry.path}
                aria-current={isWithin(path, entry.path) ? 'page' : undefined}
                data-key={index + 1}
              >
                <Icon name={entry.icon} />
                <span>{entry.name}</span>
                {(counts[entry.path] ?? 0) > 0 && (
                  <span className="count">
                    {counts[entry.path]}
                    <span className="sr-only"> mistakes</span>
                  </span>
                )}
                <kbd>{index + 1}</kbd>
              </a>
            </li>
          ))}
        </ul>
        <p className="rail-keys">
          Keys: <kbd>1</kbd>–<kbd>7</kbd> screens, <kbd>m</kbd> commit, <kbd>z</kbd> take back
        </p>
      </nav>
      {hasOwnBar ? (
        <div className="work own-bar" id="work">
          {children}
        </div>
      ) : (
        <main className="work" id="work">
          {children}
        </main>
      )}
      {!hasOwnBar && <SaveBar desk={desk} />}
    </div>
  );
}

/** Texts and news share the screen of one text, and money has one for each offer. */
const within: Readonly<Record<string, string>> = {
  text: 'texts',
  offer: 'money',
  menu: 'site',
};

function isWithin(path: string, entry: string): boolean {
  return (within[path] ?? path) === entry;
}

function SaveBar({ desk }: { readonly desk: OwnersDesk }) {
  const waiting = desk.waiting();
  const last = desk.journal.saves().at(-1);
  return (
    <footer className="save-bar">
      <p role="status">
        {last === undefined ? 'Nothing was saved since the last commit.' : `Saved: ${last}.`}{' '}
        <span className="quiet">{waitingWords(waiting)}</span>
      </p>
      <form method="post" action="take-back" encType="multipart/form-data">
        <button type="submit" disabled={last === undefined} data-key="z">
          Take back <kbd>z</kbd>
        </button>
      </form>
      <a className="button" href="commit" data-key="m">
        {waiting !== undefined && waiting.length > 0 ? `Commit ${fileCount(waiting.length)}…` : 'Commit…'}{' '}
        <kbd>m</kbd>
      </a>
    </footer>
  );
}

export function fileCount(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}

function waitingWords(waiting: readonly string[] | undefined): string {
  if (waiting === undefined) return 'This folder is not in a git repository: keep a copy.';
  if (waiting.length === 0) return 'No file waits for a commit.';
  return `${fileCount(waiting.length)} ${waiting.length === 1 ? 'waits' : 'wait'} for a commit.`;
}

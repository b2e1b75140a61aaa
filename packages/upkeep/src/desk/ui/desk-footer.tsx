import type { DeskState } from '../wire.ts';

interface DeskFooterProps {
  readonly state: DeskState;
  readonly onCopy: () => void;
  readonly onUndo: () => void;
}

export function DeskFooter({ state, onCopy, onUndo }: DeskFooterProps) {
  const { changedFiles, decided } = state;
  const count = changedFiles?.length ?? 0;
  return (
    <footer className="desk-foot">
      <p>
        {changedFiles === undefined
          ? 'This folder is not in a git repository: keep a copy.'
          : count === 0
            ? 'No file differs from the last commit.'
            : `${count} ${count === 1 ? 'file differs' : 'files differ'} from the last commit.`}{' '}
        {count > 0 && (
          <>
            Look: <code>git diff facts</code>
          </>
        )}
      </p>
      <p className="foot-actions">
        <span className="quiet">Every decision is already in its file. Commit the files yourself.</span>
        <button type="button" disabled={decided.length === 0} onClick={onUndo}>
          Take back <kbd>z</kbd>
        </button>
        <button type="button" disabled={decided.length === 0} onClick={onCopy}>
          Copy commit message <kbd>m</kbd>
        </button>
      </p>
    </footer>
  );
}

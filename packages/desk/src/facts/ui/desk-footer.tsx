import type { DeskState } from '../wire.ts';

interface DeskFooterProps {
  readonly state: DeskState;
  readonly onUndo: () => void;
}

export function DeskFooter({ state, onUndo }: DeskFooterProps) {
  const { changedFiles, canTakeBack } = state;
  const count = changedFiles?.length ?? 0;
  return (
    <footer className="desk-foot">
      <p>
        {changedFiles === undefined
          ? 'This folder is not in a git repository: keep a copy.'
          : count === 0
            ? 'No file waits for a commit.'
            : `${count} ${count === 1 ? 'file waits' : 'files wait'} for a commit.`}
      </p>
      <p className="foot-actions">
        <span className="quiet">Every decision is already in its file.</span>
        <button type="button" disabled={!canTakeBack} onClick={onUndo}>
          Take back <kbd>z</kbd>
        </button>
        <a className="button" href="commit" data-key="m">
          Commit… <kbd>m</kbd>
        </a>
      </p>
    </footer>
  );
}

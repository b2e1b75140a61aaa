import type { Decision } from '@vpn-site/upkeep/rules/decision.ts';
import { useEffect } from 'react';

interface DeskActions {
  readonly isFormOpen: boolean;
  readonly isHelpOpen: boolean;
  readonly step: (by: number) => void;
  readonly openForm: (kind: Decision['kind']) => void;
  readonly leave: () => void;
  readonly undo: () => void;
  readonly reload: () => void;
  readonly help: () => void;
}

/** Handles the keys listed in words.ts. In a field, only Escape and Ctrl+Enter are handled. */
export function useDeskKeys(actions: DeskActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        actions.leave();
        return;
      }
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        document.querySelector<HTMLFormElement>('.decision')?.requestSubmit();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || actions.isHelpOpen) return;
      if (target?.closest('input, textarea, select, .capture')) return;
      const act = actionOf(event.key, actions);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function actionOf(key: string, actions: DeskActions): (() => void) | undefined {
  const moves: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
  const by = moves[key];
  // With a form open, a single wrong key would leave it half filled.
  if (by !== undefined) return actions.isFormOpen ? undefined : () => actions.step(by);
  const others: Readonly<Record<string, () => void>> = {
    s: () => actions.openForm('still-true'),
    c: () => actions.openForm('changed'),
    g: () => actions.openForm('source-gone'),
    u: () => actions.openForm('unknown'),
    z: actions.undo,
    r: actions.reload,
    o: () => document.querySelector<HTMLElement>('.open-source')?.click(),
    '/': () => document.querySelector<HTMLElement>('.filters select')?.focus(),
    '?': actions.help,
  };
  return others[key];
}

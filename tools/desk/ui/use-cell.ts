import { useCallback, useEffect, useState } from 'react';
import type { CellDetail } from '../wire.ts';
import { askCell, messagesOf } from './ask-server.ts';

interface ShownCell {
  /** undefined until it has come, and for what is no cell. */
  readonly cell: CellDetail | undefined;
  readonly problems: readonly string[];
  /** Asks for it again, because its file may be another one by now. */
  readonly lookAgain: () => void;
}

/** The cell of a row. An answer that comes after the editor has moved on is dropped. */
export function useCell(id: string | undefined): ShownCell {
  const [cell, setCell] = useState<CellDetail>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks for the same cell again
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    askCell(id).then(
      (detail) => {
        if (!isWanted) return;
        setCell(detail);
        setProblems([]);
      },
      (error: unknown) => {
        if (isWanted) setProblems(messagesOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, turn]);
  const lookAgain = useCallback(() => setTurn((before) => before + 1), []);
  return { cell: cell?.id === id ? cell : undefined, problems, lookAgain };
}

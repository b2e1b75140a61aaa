import { useCallback, useEffect, useRef, useState } from 'react';
import type { CellDetail } from '../wire.ts';
import { askCell, messagesOf } from './ask-server.ts';

interface ShownCell {
  /** The cell; undefined until it is loaded, and for entries that are not cells. */
  readonly cell: CellDetail | undefined;
  readonly problems: readonly string[];
  /** Loads the cell again, because its file may have changed. */
  readonly reloadCell: () => Promise<void>;
}

/** Loads the cell of a row. A response that arrives after the editor has selected another row is dropped. */
export function useCell(id: string | undefined): ShownCell {
  const [cell, setCell] = useState<CellDetail>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const lastAsked = useRef(0);
  const reloadCell = useCallback(async () => {
    if (id === undefined) return;
    lastAsked.current += 1;
    const asked = lastAsked.current;
    try {
      const detail = await askCell(id);
      if (asked !== lastAsked.current) return;
      setCell(detail);
      setProblems([]);
    } catch (error) {
      if (asked === lastAsked.current) setProblems(messagesOf(error));
    }
  }, [id]);
  useEffect(() => queueMicrotask(() => void reloadCell()), [reloadCell]);
  return { cell: cell?.id === id ? cell : undefined, problems, reloadCell };
}

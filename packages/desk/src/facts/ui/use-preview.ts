import { useEffect, useState } from 'react';
import type { CellDetail, Preview, SentDecision } from '../wire.ts';
import { askPreview, messagesOf } from './ask-server.ts';

const delay = 200;

interface Answer {
  readonly preview?: Preview | undefined;
  readonly messages: readonly string[];
}

const nothing: Answer = { messages: [] };

/** Fetches the preview of a decision shortly after the last key press. */
export function usePreview({ id, version }: CellDetail, decision: SentDecision | undefined): Answer {
  const [answer, setAnswer] = useState(nothing);
  const sent = decision === undefined ? undefined : JSON.stringify(decision);
  useEffect(() => {
    if (sent === undefined) return undefined;
    let isWanted = true;
    const ask = async () => {
      const next = await answerTo({ id, version, decision: JSON.parse(sent) as SentDecision });
      if (isWanted) setAnswer(next);
    };
    const timer = setTimeout(() => void ask(), delay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, version, sent]);
  return sent === undefined ? nothing : answer;
}

async function answerTo(request: Parameters<typeof askPreview>[0]): Promise<Answer> {
  try {
    return { preview: await askPreview(request), messages: [] };
  } catch (error) {
    return { messages: messagesOf(error) };
  }
}

import type { CellDetail, DecideRequest, DeskAnswer, DeskState, Preview, Refusal } from '../wire.ts';

/** Thrown if the server rejected a request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly messages: readonly string[];
  readonly isStale: boolean;

  constructor({ messages, stale }: Refusal) {
    super(messages.join('\n'));
    this.messages = messages;
    this.isStale = stale;
  }
}

const gone =
  'The desk does not answer. All your decisions are saved. Start it again and open the address that it prints.';

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`api/${path}`, init).catch(() => undefined);
  if (!response || response.status === 403) throw new Refused({ messages: [gone], stale: false });
  const body: unknown = await response.json();
  if (!response.ok) throw new Refused(body as Refusal);
  return body as T;
}

function send<T>(path: string, body: unknown): Promise<T> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const askState = () => ask<DeskState>('state');
export const askCell = (id: string) => ask<CellDetail>(`cell?id=${encodeURIComponent(id)}`);
export const askPreview = (request: DecideRequest) => send<Preview>('preview', request);
export const askDecide = (request: DecideRequest) => send<DeskAnswer>('decide', request);
export const askUndo = () => send<DeskState>('undo', {});

export function messagesOf(error: unknown): readonly string[] {
  return error instanceof Refused ? error.messages : [String(error)];
}

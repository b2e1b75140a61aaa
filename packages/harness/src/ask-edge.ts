import { askWhole } from './ask-status.ts';
import { browserUserAgent } from './steady-load.ts';

/** The address of readers. Attackers use other addresses of this machine. */
const reader = '127.0.0.1';
export const attacker = '127.0.0.66';

export interface EdgeRequest {
  readonly encoding?: string;
  readonly from?: string;
  readonly method?: string;
  /** The client that the edge takes the request for (`believesClients`). */
  readonly client?: string;
  /** The fields of a form to send. */
  readonly form?: string;
}

/** Sends one request on its own connection. Rejects if there is no response. */
export async function ask(
  url: string,
  {
    encoding = 'br',
    from = reader,
    client,
    form,
    method = form === undefined ? 'GET' : 'POST',
  }: EdgeRequest = {},
) {
  const begun = performance.now();
  const answer = await askWhole(url, {
    method,
    localAddress: from,
    agent: false,
    headers: {
      'accept-encoding': encoding,
      'user-agent': browserUserAgent,
      ...(client === undefined ? {} : { 'x-client': client }),
      ...(form === undefined
        ? {}
        : {
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': String(Buffer.byteLength(form)),
          }),
    },
    body: form,
  });
  return {
    ...answer,
    cache: String(answer.headers['x-cache'] ?? ''),
    seconds: (performance.now() - begun) / 1000,
  };
}

/** Returns the status, or the error message if there is none. */
export const statusOf = (url: string, asked?: EdgeRequest) =>
  ask(url, asked).then(
    ({ status }) => String(status),
    ({ message }: Error) => message,
  );

export const countStatuses = (statuses: readonly string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, (status) => status)).map(([status, all]) => [
      status,
      all?.length,
    ]),
  );

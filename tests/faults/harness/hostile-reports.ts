import { request } from 'node:http';
import { connect } from 'node:net';
import { asReader } from '@vpn-site/harness/reader.ts';

/** The text in every hostile post. It must not be stored anywhere. */
export const hostileMark = 'HOSTILE';

export interface Post {
  readonly what: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Allowed response statuses. */
  readonly statuses: readonly number[];
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

export function encodeForm(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams({ about: 'alder/tor', source: '', extra: '', ...fields }).toString();
}

const words = (number: number) => `${hostileMark} ${number}`;

/** Posts that must not be stored, one of each kind. The number makes them differ. */
const kinds: readonly ((number: number) => Post)[] = [
  (n) => ({
    what: 'spam',
    body: encodeForm({ wrong: words(n), extra: 'https://spam.example' }),
    statuses: [422],
  }),
  (n) => ({
    what: 'JSON',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ about: 'alder/tor', wrong: words(n) }),
    statuses: [415],
  }),
  (n) => ({
    what: 'multipart',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `--x\r\nContent-Disposition: form-data; name="wrong"\r\n\r\n${words(n)}\r\n--x--\r\n`,
    statuses: [415],
  }),
  (n) => ({
    what: '1 MB',
    body: encodeForm({ wrong: words(n) + 'a'.repeat(1_000_000) }),
    statuses: [413],
  }),
  (n) => ({ what: 'too long', body: encodeForm({ wrong: words(n) + 'a'.repeat(2000) }), statuses: [422] }),
  (n) => ({ what: 'turned writing', body: encodeForm({ wrong: `${words(n)} \u202e exe` }), statuses: [422] }),
  (n) => ({ what: 'NUL', body: encodeForm({ wrong: `${words(n)} \u0000` }), statuses: [422] }),
  (n) => ({
    what: 'bytes that are no text',
    body: `${encodeForm({ wrong: words(n) })}%ff%fe`,
    statuses: [400, 422],
  }),
  (n) => ({ what: 'a field twice', body: `${encodeForm({ wrong: words(n) })}&wrong=x`, statuses: [400] }),
  (n) => ({
    what: 'an id of its own',
    body: encodeForm({ wrong: words(n), id: '00000000-0000-8000-8000-000000000000' }),
    statuses: [400],
  }),
  (n) => ({ what: 'no fact', body: encodeForm({ wrong: words(n), about: '' }), statuses: [404] }),
  (n) => ({
    what: 'a name of all objects',
    body: encodeForm({ wrong: words(n), about: 'alder/__proto__' }),
    statuses: [404],
  }),
  (n) => ({
    what: 'SQL for a fact',
    body: encodeForm({ wrong: words(n), about: "alder/tor'; DROP TABLE reports;--" }),
    statuses: [404],
  }),
  (n) => ({
    what: 'an e-mail address',
    body: encodeForm({ wrong: `${words(n)} me@mail.example` }),
    statuses: [422],
  }),
  (n) => ({
    what: 'a script for a source',
    body: encodeForm({ wrong: words(n), source: 'javascript:alert(1)' }),
    statuses: [422],
  }),
  (n) => ({
    what: 'a form of another site',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: encodeForm({ wrong: words(n) }),
    statuses: [403],
  }),
  (n) => ({
    what: 'a form of another site, by an old browser',
    headers: { origin: 'https://evil.example' },
    body: encodeForm({ wrong: words(n) }),
    statuses: [403],
  }),
  (n) => ({
    what: 'a form of nowhere',
    headers: { origin: 'null' },
    body: encodeForm({ wrong: words(n) }),
    statuses: [403],
  }),
  (n) => ({
    what: 'nothing said',
    body: encodeForm({ wrong: ' \r\n ', source: `https://x.example/${hostileMark}${n}` }),
    statuses: [422],
  }),
  () => ({ what: 'nothing', body: '', statuses: [400, 415] }),
  (n) => ({ what: 'another method', method: 'PUT', body: encodeForm({ wrong: words(n) }), statuses: [405] }),
  (n) => ({
    what: 'another page',
    path: '/reviews/alder',
    body: encodeForm({ wrong: words(n) }),
    statuses: [405, 413],
  }),
];

/** Returns this many hostile posts of all kinds in turn. */
export function hostilePosts(count: number): Post[] {
  return Array.from({ length: count }, (_, number) => kinds[number % kinds.length]?.(number) as Post);
}

/** Sends a post from the given local address. Returns the status, the location and the body. */
export function send(
  baseUrl: string,
  { path = '/report', method = 'POST', headers = {}, body }: Omit<Post, 'what' | 'statuses'>,
  localAddress: string,
): Promise<{ readonly status: number; readonly location: string | undefined; readonly text: string }> {
  const { port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress,
        agent: false,
        headers: {
          ...formType,
          ...asReader,
          host: 'localhost',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        response.on('error', reject);
      },
    );
    // If a request is refused before all of it is sent, the connection may already be closed.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '')
        ? resolve({ status: 413, location: undefined, text: '' })
        : reject(error),
    );
    sent.end(body);
  });
}

/** Returns raw requests that two servers could parse differently. None may be accepted as a report. */
export function smuggledReports(count: number): string[] {
  const inner = (n: number) => encodeForm({ wrong: words(n) });
  const variants: readonly ((n: number) => string)[] = [
    (n) =>
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nPOST /report HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${inner(n).length}\r\n\r\n${inner(n)}`,
    (n) => `Content-Length: 3\r\nContent-Length: ${inner(n).length}\r\n\r\n${inner(n)}`,
    (n) => `Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n${inner(n)}\r\n0\r\n\r\n`,
    (n) => `Transfer-Encoding : chunked\r\nContent-Length: ${inner(n).length}\r\n\r\n${inner(n)}`,
    (n) => `Content-Length: -5\r\n\r\n${inner(n)}`,
    (n) => `X-Broken\u0001: y\r\nContent-Length: ${inner(n).length + 40}\r\n\r\n${inner(n)}`,
  ];
  return Array.from({ length: count }, (_, n) => {
    const rest = variants[n % variants.length]?.(n) ?? '';
    return `POST /report HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n${rest}`;
  });
}

/** Sends raw bytes. Returns what was received until the other side closed or the time was over. */
export function sendBytes(
  baseUrl: string,
  bytes: string,
  localAddress: string,
  milliseconds = 8000,
): Promise<string> {
  const { port } = new URL(baseUrl);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }, () =>
      socket.write(bytes),
    );
    socket.setTimeout(milliseconds, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });
}

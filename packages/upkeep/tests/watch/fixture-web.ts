import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PageBehaviour =
  | 'same'
  | 'small-print'
  | 'markdown'
  | 'table'
  | 'reworded'
  | 'rewritten'
  | 'moved'
  | 'elsewhere'
  | 'missing'
  | 'forbidden'
  | 'script-drawn'
  | 'large'
  | 'large-late'
  | 'slow'
  | 'robots'
  | 'loopback'
  | 'cloud'
  | 'file';

/** Returns the words of page n; each page has different ones, so that none can be mistaken for another. */
export const wordsOf = (n: number) =>
  `Plan ${n} covers ${n + 3} devices and keeps no record of what they do.`;

const filler =
  'A paragraph about something else, as long as those of real pages are, with commas, so that it counts as one. ';
const article = (words: string) =>
  `<article><h1>About</h1><p>${filler.repeat(4)}</p><p>${words}</p><p>${filler.repeat(4)}</p></article>`;
const html = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
/** Larger than the size limit of the watcher. */
const fiveMegabytes = `<p>${filler.repeat(45_000)}</p>`;

/** Serves many hosts on one local port, and counts requests and their concurrency per host. */
export class FixtureWeb {
  readonly asked: string[] = [];
  notModified = 0;
  readonly mostAtOnce = new Map<string, number>();
  readonly #open = new Map<string, number>();
  readonly #server = createServer((request, response) => this.#count(request, response));

  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #count(request: IncomingMessage, response: ServerResponse): void {
    const host = request.headers.host ?? '';
    const open = (this.#open.get(host) ?? 0) + 1;
    this.#open.set(host, open);
    this.mostAtOnce.set(host, Math.max(open, this.mostAtOnce.get(host) ?? 0));
    this.asked.push(`${host}${request.url}`);
    response.once('close', () => {
      this.#open.set(host, (this.#open.get(host) ?? 0) - 1);
      if (response.statusCode === 304) this.notModified += 1;
    });
    answer(request, response);
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [, kind = '', number = ''] = (request.url ?? '').split('/');
  const words = wordsOf(Number.parseInt(number, 10));
  const send = (type: string, body: string) => response.setHeader('content-type', type).end(body);
  const redirect = (status: number, location: string) => response.writeHead(status, { location }).end();
  const status = (code: number) =>
    response.writeHead(code, { 'content-type': 'text/html' }).end(html(article('No.')));
  const page = (text: string) => send('text/html; charset=utf-8', text);
  const answers: Record<string, () => unknown> = {
    'robots.txt': () => send('text/plain', 'User-agent: *\nDisallow: /robots/\n'),
    same: () => {
      const etag = `"${number}"`;
      response.setHeader('etag', etag);
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else page(html(article(words.replace('keeps no', 'keeps&nbsp;<b>no</b>'))));
    },
    'small-print': () => page(html(`${article(filler)}<footer><small>${words}</small></footer>`)),
    markdown: () => send('text/markdown', `# Plans\n\n- ${words.replace('devices', '**devices**')}\n`),
    table: () => send('text/csv', `Plan,Devices\nPlan ${Number(number.replace('.csv', ''))},"1,000"\n`),
    reworded: () => page(html(article(words.replace(/covers \d+/, 'covers 99')))),
    rewritten: () => page(html(article('Our plans were renamed. Ask us for prices.'))),
    moved: () => redirect(301, `/new/${number}`),
    new: () => page(html(article(words))),
    elsewhere: () => redirect(301, `https://elsewhere.test/same/${number}`),
    missing: () => status(404),
    forbidden: () => status(403),
    'script-drawn': () =>
      page(html('<div id="root"></div>', `<script src="/script/${number}" defer></script>`)),
    script: () =>
      send(
        'text/javascript',
        `for (const part of [0, 1]) fetch('/data/${number}/' + part).then((a) => a.text()).then((text) => {
          document.getElementById('root').append(Object.assign(document.createElement('p'), { textContent: text }));
        });`,
      ),
    data: () => send('application/json', request.url?.endsWith('/1') ? words : filler),
    large: () => page(html(article(words) + fiveMegabytes)),
    'large-late': () => page(html(fiveMegabytes + article(words))),
    slow: () => undefined,
    robots: () => page(html(article(words))),
    loopback: () => redirect(302, 'https://127.0.0.1/same/1'),
    cloud: () => redirect(302, 'https://169.254.169.254/latest/meta-data'),
    file: () => redirect(302, 'file:///etc/passwd'),
  };
  (answers[kind] ?? (() => status(404)))();
}

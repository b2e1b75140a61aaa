import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { isAllowed, isAllowedByCookie, tokenCookie } from '@vpn-site/upkeep/desk/guard.ts';
import type { EditForm } from '../edit-form.ts';
import { refusal } from '../refusal.ts';
import type { Workspace } from '../workspace.ts';
import { bundlePage, page } from './bundle-page.ts';
import { keystaticConfig } from './config.ts';

const apiPath = '/api/keystatic/';
/** More than any document with its pictures. */
const maxBodyBytes = 32_000_000;

/**
 * Headers that prevent other hosts from running code in the page or learning of it. Without them, the editor would fetch
 * its font from Google.
 */
const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src 'self' data: blob:; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface RunningEditor {
  readonly address: string;
  readonly close: () => void;
}

/**
 * Serves the visual editor, on this computer only. Its first address holds a token and sets a cookie, so that neither other users
 * of this computer nor other pages can read or write documents.
 */
export async function startEditor(
  workspace: Workspace,
  form: EditForm,
  port: number,
): Promise<RunningEditor> {
  const files = await bundlePage();
  const api = makeGenericAPIRouteHandler({
    config: keystaticConfig(form),
    localBaseDirectory: workspace.folder,
  });
  const token = randomBytes(24).toString('base64url');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/' } = request;
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (isAllowed(request, portOf(server), token)) {
      const headers = { location: '/keystatic', 'set-cookie': tokenCookie(token) };
      return send(response, { status: 303, headers, body: null });
    }
    if (!isAllowedByCookie(request, portOf(server), token))
      return send(response, { status: 403, body: null });
    if (
      Number(request.headers['content-length'] ?? 0) > maxBodyBytes ||
      request.headers['transfer-encoding']
    ) {
      return send(response, { status: 413, body: null });
    }
    if (url.startsWith(apiPath)) {
      return send(response, await answerApi(await asRequest(request), workspace, api));
    }
    if (url === '/form.json') return send(response, answered('application/json', JSON.stringify(form)));
    const file = files.get(url);
    // Every other address is a route of the editor, which resolves it in the browser.
    send(
      response,
      file ? answered('text/javascript; charset=utf-8', file) : answered('text/html; charset=utf-8', page),
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${portOf(server)}/${token}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      workspace.discard();
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as { port: number }).port;
}

type Api = ReturnType<typeof makeGenericAPIRouteHandler>;
type Answer = Awaited<ReturnType<Api>>;

const answered = (type: string, body: string | Uint8Array): Answer => ({
  status: 200,
  headers: { 'content-type': type },
  body,
});

async function answerApi(request: Request, workspace: Workspace, api: Api): Promise<Answer> {
  if (!request.url.endsWith('/update')) return api(request);
  const update = await request.clone().json();
  const refused = refusal(update, workspace);
  if (refused !== undefined) return { status: 400, body: refused };
  const saved = await api(request);
  if (saved.status !== 200) return saved;
  for (const { path } of update.additions) workspace.mergeBack(path);
  // The editor compares its state with the files, so it needs the file as it is after the merge.
  return api(new Request(request.url.replace(/update$/, 'tree'), { headers: { 'no-cors': '1' } }));
}

async function asRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method ?? 'GET',
    headers: request.headers as Record<string, string>,
    ...body,
  });
}

function send(response: ServerResponse, { status = 200, headers, body }: Answer): void {
  for (const [name, value] of Array.isArray(headers) ? headers : Object.entries(headers ?? {})) {
    response.setHeader(name, value as string);
  }
  response.writeHead(status).end(body ?? undefined);
}

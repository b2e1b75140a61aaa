import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { RefusedDecision } from '#rules/decision-edits.ts';
import type { ClientFile } from './client-files.ts';
import { type Desk, NotDoneError } from './desk.ts';
import { isAllowed } from './guard.ts';
import { readRequest } from './sent-decision.ts';
import type { Refusal } from './wire.ts';

const maxBodyBytes = 1_000_000;

/**
 * Headers of every response. They allow only the page's own scripts, and prevent framing and leaking the page's address.
 */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The desk</title>
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" href="literata-latin.woff2" crossorigin>
<link rel="stylesheet" href="client.css">
<script type="module" src="client.js"></script>
</head>
<body><div id="desk"></div></body>
</html>
`;

/** Serves the desk on this computer only, and returns its address. */
export async function startServer(
  desk: Desk,
  client: ReadonlyMap<string, ClientFile>,
  port: number,
): Promise<string> {
  const token = randomBytes(18).toString('base64url');
  const server = createServer((request, response) => {
    if (isAllowed(request, port, token)) void answer(request, response, desk, client);
    else send(response, 403, 'text/plain', 'Open the address that the desk printed when it started.\n');
  });
  await listening(server, port);
  return `http://127.0.0.1:${port}/${token}/`;
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = new UsageError(
        `Port ${port} is in use. Stop the program that uses it, or write --port ${port + 1}.`,
      );
      reject(error.code === 'EADDRINUSE' ? taken : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  desk: Desk,
  client: ReadonlyMap<string, ClientFile>,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
  const [, , ...rest] = pathname.split('/');
  const name = rest.join('/');
  const file = client.get(name);
  try {
    if (request.method === 'GET' && name === '') send(response, 200, 'text/html; charset=utf-8', page);
    else if (request.method === 'GET' && file) send(response, 200, file.type, file.body);
    else if (request.method === 'GET' && name === 'api/state') sendJson(response, 200, desk.state());
    else if (request.method === 'GET' && name === 'api/cell') {
      sendJson(response, 200, desk.cell(searchParams.get('id') ?? ''));
    } else if (request.method === 'POST' && name === 'api/preview') {
      sendJson(response, 200, desk.preview(readRequest(await readJson(request))));
    } else if (request.method === 'POST' && name === 'api/decide') {
      sendJson(response, 200, desk.decide(readRequest(await readJson(request))));
    } else if (request.method === 'POST' && name === 'api/undo') sendJson(response, 200, desk.undo());
    else send(response, 404, 'text/plain', 'There is no page here.\n');
  } catch (error) {
    const refusal = refusalFor(error);
    sendJson(response, refusal.stale ? 409 : 422, refusal);
    if (!isForEditors(error)) console.error(error);
  }
}

function isForEditors(error: unknown): boolean {
  return [NotDoneError, RefusedDecision, ProblemsError].some((kind) => error instanceof kind);
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof NotDoneError) return { stale: error.isStale, messages: error.messages };
  return { stale: false, messages: [error instanceof Error ? error.message : String(error)] };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') throw new NotDoneError(['Send JSON.']);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new NotDoneError(['The decision is too long.']);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(body);
}

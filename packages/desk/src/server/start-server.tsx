import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { imageFile } from '@vpn-site/content/content-images.ts';
import { siteFilePath, siteSchema } from '@vpn-site/content/data-files.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { isLocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { summaryCsv } from '@vpn-site/server/click-reports/summary/show-summary.ts';
import { contentType } from '@vpn-site/site/release/content-type.ts';
import { RefusedDecision } from '@vpn-site/upkeep/rules/decision-edits.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { clicksUntil } from '../clicks.ts';
import { chosenColors, colorReport } from '../colors.ts';
import { readRequest } from '../facts/sent-decision.ts';
import type { Refusal } from '../facts/wire.ts';
import { Frame } from '../frame/frame.tsx';
import { NotDoneError } from '../not-done-error.ts';
import type { OwnersDesk } from '../owners-desk.ts';
import { previewOf } from '../preview/preview.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.tsx';
import { chipsIn } from '../text/chips.ts';
import type { ClientFile } from './client-files.ts';
import { isAllowed } from './guard.ts';

/** Pictures are the largest that a form sends. */
const maxBodyBytes = 20_000_000;

const ownPage =
  "default-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** The preview is a page of the site in a frame. It runs no script. */
const previewPage =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Headers of every response. They prevent framing by others and leaking the page's address. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': ownPage,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

type Client = ReadonlyMap<string, ClientFile>;

/** Serves the desk on this computer only, and returns its address. */
export async function startServer(desk: OwnersDesk, client: Client, port: number): Promise<string> {
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
  desk: OwnersDesk,
  client: Client,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
  const [, , ...rest] = pathname.split('/');
  const name = rest.join('/');
  const file = client.get(name);
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  if (request.method === 'GET' && file) send(response, 200, file.type, file.body);
  else if (name.startsWith('api/')) await answerPage(name, request, response, desk, searchParams);
  else if (name === 'preview') await answerPreview(request, response, desk, searchParams);
  else if (name === 'numbers.csv') await sendClicks(response, desk);
  else if (name.startsWith('images/')) sendPicture(response, desk, name);
  else if (request.method === 'POST' && name === 'take-back') takeBack(request, response, desk);
  else if (screen) await answerScreen(screen, name, request, response, desk, searchParams);
  else send(response, 404, 'text/plain', 'There is no page here.\n');
}

async function answerScreen(
  screen: Screen,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  desk: OwnersDesk,
  query: URLSearchParams,
): Promise<void> {
  const draw = async (status: number, problems: readonly string[], typed?: FormData) =>
    send(
      response,
      status,
      'text/html; charset=utf-8',
      await pageHtml(desk, screen, path, { query, problems, typed }),
    );
  let form: FormData | undefined;
  try {
    if (request.method !== 'POST' || !screen.save) {
      await draw(200, []);
      return;
    }
    form = await readForm(request);
    goTo(response, await screen.save(desk, form, query));
  } catch (error) {
    if (!isForEditors(error)) console.error(error);
    // If the screen itself cannot be drawn, the messages alone must do.
    try {
      await draw(422, refusalFor(error).messages, form);
    } catch {
      send(response, 422, 'text/plain; charset=utf-8', refusalFor(error).messages.join('\n'));
    }
  }
}

async function pageHtml(
  desk: OwnersDesk,
  screen: Screen,
  path: string,
  asked: Parameters<Screen['draw']>[1],
): Promise<string> {
  const content = await screen.draw(desk, asked);
  const title = screen.title(asked.query);
  const markup = renderToStaticMarkup(
    <Frame desk={desk} siteName={siteName(desk)} path={path} hasOwnBar={screen.hasOwnBar ?? false}>
      {content}
    </Frame>,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} · the desk</title>
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" href="literata-latin.woff2" crossorigin>
<link rel="stylesheet" href="client.css">
<script type="module" src="client.js"></script>
</head>
<body>${markup}</body>
</html>
`;
}

/** Returns the name of the site, or another word while its settings cannot be read. */
function siteName({ root }: OwnersDesk): string {
  try {
    return new DataFiles(root).read(siteFilePath, siteSchema).name;
  } catch (error) {
    if (error instanceof ProblemsError) return 'Your site';
    throw error;
  }
}

async function sendClicks(response: ServerResponse, { day }: OwnersDesk): Promise<void> {
  const clicks = await clicksUntil(day);
  if ('why' in clicks) send(response, 404, 'text/plain; charset=utf-8', `${clicks.why}\n`);
  else send(response, 200, 'text/csv; charset=utf-8', summaryCsv(clicks.summary));
}

/** Sends a picture of the site, for the preview. */
function sendPicture(response: ServerResponse, { root }: OwnersDesk, name: string): void {
  const file = imageFile(`/${name}`);
  if (file === undefined || !existsSync(join(root, file))) send(response, 404, 'text/plain', 'No picture.\n');
  else send(response, 200, contentType(file), readFileSync(join(root, file)));
}

function takeBack(request: IncomingMessage, response: ServerResponse, desk: OwnersDesk): void {
  try {
    desk.takeBack();
    // Returns to the screen from which the form was sent; without that, to Today.
    goTo(response, request.headers.referer ?? './');
  } catch (error) {
    send(response, 422, 'text/plain; charset=utf-8', `${refusalFor(error).messages.join('\n')}\n`);
  }
}

async function answerPage(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  desk: OwnersDesk,
  query: URLSearchParams,
): Promise<void> {
  const { facts } = desk;
  try {
    if (name === 'api/state') sendJson(response, 200, facts.state());
    else if (name === 'api/colors') {
      sendJson(response, 200, colorReport(chosenColors((color) => query.get(color) ?? '')));
    } else if (name === 'api/chip') {
      const locale = query.get('locale') ?? '';
      const source = query.get('source') ?? '';
      if (!isLocaleCode(locale)) throw new NotDoneError(['There is no such language.']);
      sendJson(response, 200, chipsIn(source, desk.root, desk.day, locale)[0]);
    } else if (name === 'api/checked') sendJson(response, 200, desk.problems() !== undefined);
    else if (name === 'api/cell') sendJson(response, 200, facts.cell(query.get('id') ?? ''));
    else if (request.method !== 'POST') send(response, 404, 'text/plain', 'There is no page here.\n');
    else if (name === 'api/preview')
      sendJson(response, 200, facts.preview(readRequest(await readJson(request))));
    else if (name === 'api/decide') {
      const sent = readRequest(await readJson(request));
      const answered = facts.decide(sent);
      desk.checkAgain([sent.id.split('#')[0] ?? '']);
      sendJson(response, 200, answered);
    } else if (name === 'api/undo') {
      desk.takeBack();
      sendJson(response, 200, facts.state());
    } else send(response, 404, 'text/plain', 'There is no page here.\n');
  } catch (error) {
    const refusal = refusalFor(error);
    sendJson(response, refusal.stale ? 409 : 422, refusal);
    if (!isForEditors(error)) console.error(error);
  }
}

/** Renders a text of the site, with the words in the editor if they were sent. */
async function answerPreview(
  request: IncomingMessage,
  response: ServerResponse,
  desk: OwnersDesk,
  query: URLSearchParams,
): Promise<void> {
  const body = request.method === 'POST' ? (await readBytes(request)).toString('utf8') : undefined;
  const html = await previewOf(desk, query.get('id') ?? '', query.get('locale') ?? '', body);
  response
    .writeHead(200, {
      ...headers,
      'content-security-policy': previewPage,
      'content-type': 'text/html; charset=utf-8',
    })
    .end(html);
}

function isForEditors(error: unknown): boolean {
  return [NotDoneError, RefusedDecision, ProblemsError, UsageError].some((kind) => error instanceof kind);
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof NotDoneError) return { stale: error.isStale, messages: error.messages };
  if (error instanceof ProblemsError) {
    return { stale: false, messages: error.problems.map(({ message, remedy }) => `${message} ${remedy}`) };
  }
  return { stale: false, messages: [error instanceof Error ? error.message : String(error)] };
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) throw new NotDoneError(['Send the form of the desk.']);
  const bytes = await readBytes(request);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') throw new NotDoneError(['Send JSON.']);
  return JSON.parse((await readBytes(request)).toString('utf8'));
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new NotDoneError(['This is too large: at most 20 MB.']);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function goTo(response: ServerResponse, address: string): void {
  response.writeHead(303, { ...headers, location: address }).end();
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { ...headers, 'content-type': type }).end(body);
}

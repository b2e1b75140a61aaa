import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';
import { answerRequest, type WorkerSite } from './answer-request.ts';

interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
  /** The D1 database for clicks, if the site counts them. */
  readonly CLICKS?: ClickDatabase;
}

interface ClickDatabase {
  readonly prepare: (sql: string) => { readonly bind: (...values: unknown[]) => unknown };
  readonly batch: (statements: readonly unknown[]) => Promise<unknown>;
}

interface Lifetime {
  /** Lets the worker finish something after it has responded. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Creates the worker for Cloudflare Pages in advanced mode: `_worker.js` responds to the addresses in `_routes.json`. */
export function createWorker(site: WorkerSite) {
  return {
    fetch(request: Request, { ASSETS, CLICKS }: Environment, lifetime: Lifetime): Promise<Response> {
      const at = (path: string) => new URL(path, request.url);
      return answerRequest(site, request, {
        pass: () => ASSETS.fetch(request),
        file: (path) => ASSETS.fetch(new Request(at(path), request)),
        // Without the reader's headers, because a conditional request could return 304 and the whole file is needed.
        read: (path) => ASSETS.fetch(new Request(at(path))),
        // A reader never waits for it. Cloudflare's log has the error of a click that could not be stored.
        count: CLICKS && ((click) => lifetime.waitUntil(storeClick(CLICKS, click))),
      });
    },
  };
}

/** Stores a click in the table in which an origin keeps waiting clicks, so that `npm run clicks` can read an export. */
function storeClick(database: ClickDatabase, click: OutboundClick): Promise<unknown> {
  const record = JSON.stringify([{ id: newId(), ...click }]);
  return database.batch([
    database.prepare(
      'CREATE TABLE IF NOT EXISTS batches (number INTEGER PRIMARY KEY AUTOINCREMENT, clicks INTEGER NOT NULL, json TEXT NOT NULL) STRICT',
    ),
    database.prepare('INSERT INTO batches (clicks, json) VALUES (1, ?)').bind(record),
  ]);
}

/** Returns a version 7 UUID, which begins with the time. Workers have no function for it. */
function newId(): string {
  const random = crypto.randomUUID().slice(15);
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '#catalog/catalog.ts';
import { seenAddress } from './seen-address.ts';
import type { Visit } from './seen-problems.ts';

/** People read pages; what looks like a program gets less. */
const readerAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A reader of the built site, one address at a time. */
export function visitSite(site: FastifyInstance, catalog: Pick<Catalog, 'documents' | 'facts'>): Visit {
  const ask = (url: string, method: 'GET' | 'POST' = 'GET', headers: Readonly<Record<string, string>> = {}) =>
    site.inject({ url, method, headers: { host: 'localhost:8080', 'user-agent': readerAgent, ...headers } });
  const address = async (at: string) =>
    at === 'style sheet'
      ? (await ask('/')).body.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1]
      : seenAddress(at, catalog, (file) => readFileSync(file, 'utf8'));
  return async ({ at, method, headers }) => {
    const url = await address(at);
    if (url === undefined) return undefined;
    const answer = await ask(url, method, headers);
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  };
}

import { issueToken, labelOf } from '@vpn-site/dns/token.ts';
import {
  type CheckSetup,
  leakCheckPaths,
  type SeenResolvers,
} from '@vpn-site/site/leak-check/observation.ts';
import { errorCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitPeers } from '../http/peer-limit.ts';
import { AddressTables } from './address-tables.ts';
import { type LeakCheckEndpoints, leakCheckEndpoints, leakCheckHostGuard } from './check-hosts.ts';
import type { LeakCheckConfig, LeakCheckDns } from './leak-check-config.ts';
import { resolversOf } from './seen-resolvers.ts';

export interface LeakCheck {
  readonly siteUrl: string;
  readonly dns: LeakCheckDns | undefined;
  readonly endpoints: LeakCheckEndpoints;
  readonly tables: AddressTables;
  /** Whether a request is for a host name that only reports the visitor's address. */
  readonly isForCheckHost: (host: string | undefined, url: string) => boolean;
}

/** Creates the leak check from its settings; throws if a table cannot be read. */
export function openLeakCheck(config: LeakCheckConfig, siteUrl: string): LeakCheck {
  return {
    siteUrl,
    dns: config.dns,
    endpoints: leakCheckEndpoints(siteUrl, config),
    tables: new AddressTables(config),
    isForCheckHost: leakCheckHostGuard(config),
  };
}

/**
 * Rate limit per client address: a check makes about ten requests, and a household or mobile network behind one address may
 * run several.
 */
const perPeer = { max: 120, timeWindow: '1 minute' };
/**
 * Each token is looked up under several names, because a resolver with many machines may look up each name from a different
 * one.
 */
const namePrefixes = ['a', 'b', 'c', 'd'];

/** Registers the endpoints of the leak check. Nothing they answer is stored: not in caches, in logs, or here. */
export async function registerLeakCheck(app: FastifyInstance, check: LeakCheck): Promise<void> {
  const { siteUrl, dns, endpoints, tables, isForCheckHost } = check;
  await app.register(async (scope) => {
    await limitPeers(scope, { ...perPeer, onExceeded: () => undefined });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', errorCacheControl).header('x-robots-tag', 'noindex');
      // The check page is served under the site's host name and sends its requests from there.
      if (isForCheckHost(request.headers.host, request.url))
        reply.header('access-control-allow-origin', siteUrl);
    });
    scope.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, 'could not answer');
      return refuse(reply, statusCode, statusCode === 429 ? 'too many requests' : 'could not answer');
    });

    scope.get(leakCheckPaths.seen, ({ ip }) => tables.describe(ip));

    scope.get(
      leakCheckPaths.setup,
      (): CheckSetup => ({
        v4: endpoints.v4,
        v6: endpoints.v6,
        stun: endpoints.stun,
        dns: dns === undefined ? null : oneTimeNames(dns),
      }),
    );

    scope.get<{ Querystring: { readonly token?: unknown } }>(
      leakCheckPaths.resolvers,
      async ({ query: { token }, log }, reply) => {
        if (dns === undefined) return refuse(reply, 404, 'no zone is configured');
        if (typeof token !== 'string') return refuse(reply, 400, 'one token is needed');
        const list = await resolversOf(dns, token).catch(() => {
          log.error(
            'the DNS server of the leak check does not answer: check that vpn-site-leak-dns is running',
          );
          return 'unreachable' as const;
        });
        if (list === 'unreachable') return refuse(reply, 503, 'not now');
        if (list === undefined) return refuse(reply, 400, 'this token does not count');
        const resolvers = list.addresses.map((address) => tables.describe(address));
        return { resolvers, more: list.more } satisfies SeenResolvers;
      },
    );
  });
}

function oneTimeNames({ zone, key }: LeakCheckDns): NonNullable<CheckSetup['dns']> {
  const token = issueToken(key, Date.now() / 1000);
  const label = labelOf(key, token);
  return { names: namePrefixes.map((prefix) => `${prefix}.${label}.${zone}`), token };
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}

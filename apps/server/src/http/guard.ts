import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Security headers for pages whose scripts connect to more origins than usual. */
    customSecurity: HeaderTable | undefined;
  }
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a function that checks whether this server serves the name in a Host header. The port is ignored, and no response
 * contains the name. Loopback names are always accepted, because probes and developers use them, and nginx forwards none of
 * them.
 */
export function hostGuard(siteUrl: string, others: readonly string[]): (host: string | undefined) => boolean {
  const allowed = new Set([new URL(siteUrl).hostname, ...others, ...loopback]);
  return (host) => host !== undefined && allowed.has(host.replace(/:\d+$/, '').toLowerCase());
}

/** Rejects requests for other host names, and adds the security headers to every response except files. */
export function registerGuard(
  app: FastifyInstance,
  security: HeaderTable,
  isAnswered: (request: FastifyRequest) => boolean,
  sendMisdirected: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request;
    // A request line without a version is not from a browser: it is the rest of a longer request that was split.
    const isWhole = raw.httpVersionMajor > 0;
    if (isWhole && isAnswered(request)) return done();
    // RFC 9110: 400 without a host name, 421 with one that is not ours.
    if (isWhole && headers.host !== undefined) {
      void sendMisdirected(request, reply);
      return undefined;
    }
    void reply
      .code(400)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('There is no such site here.\n');
    return undefined;
  });
  app.decorateReply('customSecurity', undefined);
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(reply.customSecurity ?? security);
    done(null, payload);
  });
}

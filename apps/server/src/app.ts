import { join } from 'node:path';
import { loadOnDemandRenderer } from '@vpn-site/site/release/on-demand.ts';
import { readOutboundOffers } from '@vpn-site/site/release/outbound-offers.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { securityHeaders } from '@vpn-site/site/release/security-headers.ts';
import { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import { reportLocale } from '@vpn-site/site/report/report-path.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openLedgers } from '#ledger/open-ledger.ts';
import { publicOrigin, type ServerConfig } from './config.ts';
import { handleClientError, refuseExpectations } from './http/client-errors.ts';
import { sendErrorPage } from './http/error-page.ts';
import { registerGracefulClose } from './http/graceful-close.ts';
import { hostGuard, registerGuard } from './http/guard.ts';
import { registerHealth } from './http/health.ts';
import { registerIcons } from './http/icons.ts';
import { sendMisdirected } from './http/misdirected-page.ts';
import { forwardedClient } from './http/network.ts';
import { type PageSources, registerPages } from './http/pages.ts';
import { Routes, splitQuery } from './http/routes.ts';
import { openLeakCheck, registerLeakCheck } from './leak-check/leak-check.ts';
import { VisitorPages } from './leak-check/visitor-page.ts';
import { createMetrics, registerMetrics, registerRequestLog } from './metrics/metrics.ts';
import { registerStateMetrics } from './metrics/state-metrics.ts';
import { registerOutbound } from './outbound/outbound.ts';
import { outboundMetrics } from './outbound/outbound-metrics.ts';
import { registerEarlyRefusal } from './overload/early-refusal.ts';
import { RefusalPages } from './overload/refusal-pages.ts';
import { RenderQueue } from './overload/render-queue.ts';
import { renderPage, warmUp, warmUpAddresses } from './overload/warm-up.ts';
import { withPause } from './overload/with-pause.ts';
import { viewMetrics } from './page-views/view-metrics.ts';
import { registerViews } from './page-views/views.ts';
import { releaseCheck } from './release/release-check.ts';
import { reportMetrics } from './reports/report-metrics.ts';
import { registerReports } from './reports/reports.ts';

/** The max length of a path. The router responds to longer ones with 404. */
const maxPathLength = 2000;
/**
 * The max time until a request has arrived. Our requests have a few hundred bytes, so a slower one only occupies a
 * connection.
 */
const requestTimeoutMs = 10_000;
/** The max size of URL and headers together. Larger requests get 431. */
const maxHeaderBytes = 16 * 1024;
/** The max number of pages that wait to be rendered. Each takes about ten milliseconds. */
const maxQueued = 6;

/**
 * The max time to warm up before the server listens; nginx uses the other origin meanwhile. After it, the server listens
 * even if it is not warm, so that a probe can read its status.
 */
const warmUpTimeoutMs = 5000;

/** Creates the whole server, without listening yet. */
export async function createServer(config: ServerConfig): Promise<FastifyInstance> {
  const release = readRelease(config.distFolder);
  const siteUrl = publicOrigin(config, release.siteUrl);
  const headerSettings = {
    siteUrl,
    analyticsKey: release.analyticsKey,
    hasPublicIcons: release.publicIcons,
    isIndexable: release.indexable,
    firstSheets: release.firstSheets,
  };
  const security = securityHeaders(headerSettings);
  const clientFolder = join(config.distFolder, 'client');
  const files = new SiteFiles(release, clientFolder, security);
  const metrics = createMetrics();
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Readers' addresses are private: they are not logged, and a forwarded address is believed only from a trusted proxy.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: maxPathLength },
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: maxHeaderBytes,
      // Our own guard answers requests without a Host header, so that they get our headers.
      requireHostHeader: false,
    },
    clientErrorHandler: handleClientError(security, metrics.countUnreadable),
    // Hooks do not run here, so the headers are set by hand.
    frameworkErrors: (_error, request, reply) => {
      void sendErrorPage(files, 404, request, reply.headers(security), 'invalid');
    },
  });
  // Only the report form reads a body. No other body is parsed, so none can cause errors.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  refuseExpectations(app, security);
  const isOurHost = hostGuard(siteUrl, config.allowedHosts);
  const leakCheck = openLeakCheck(config.leakCheck, siteUrl);
  registerGuard(
    app,
    security,
    ({ headers: { host }, url }) => isOurHost(host) || leakCheck.isForCheckHost(host, url),
    (request, reply) => sendMisdirected(files, siteUrl, request, reply),
  );
  registerGracefulClose(app);
  registerRequestLog(app);
  registerMetrics(app, metrics);
  registerIcons(app, files);
  // Where pages say that clicks are not counted, they are not.
  const countsClicks = config.countsClicks && release.countsClicks !== false;
  if (!config.countsClicks && release.countsClicks !== false)
    app.log.warn('pages say that clicks are counted, but CLICK_LEDGER is off: set it for the build too');
  const ledgers = openLedgers({ ...config, countsClicks }, app.log);
  for (const ledger of Object.values(ledgers)) {
    app.addHook('onListen', () => ledger.start());
    app.addHook('onClose', () => ledger.close());
  }
  const refusals = await RefusalPages.load(files, security, app.log);
  await registerOutbound(app, {
    offers: readOutboundOffers(config.distFolder),
    moved: new Map(release.moved),
    ledger: ledgers.clicks,
    tallies: countsClicks ? ledgers.tallies : undefined,
    metrics: outboundMetrics(metrics.registry, ledgers.clicks),
    files,
    refusals,
    clicksPerMinute: config.clicksPerMinute,
  });
  const renderOnDemand = await loadOnDemandRenderer(config.distFolder, release);
  const check = releaseCheck(release, clientFolder, app.log);
  const [first, ...others] = warmUpAddresses(release).map(
    (address) => () => renderPage(renderOnDemand, siteUrl, address),
  );
  const warming = warmUp({
    steps: [() => check.sizes(), ...(first ? [first] : [])],
    afterwards: [...others.map(withPause), () => check.contents()],
    log: app.log,
    timeoutMs: warmUpTimeoutMs,
  });
  app.addHook('onReady', () => warming.run());
  // Not awaited, because the port is already open and requests must be answered while the warm-up finishes.
  app.addHook('onListen', async () => void warming.finish());
  registerHealth(app, {
    databaseUrl: config.databaseUrl,
    warmUpState: () => warming.state(),
    damagedFiles: () => check.damaged,
  });
  const queue = new RenderQueue(maxQueued);
  registerStateMetrics(metrics.registry, {
    release,
    databaseUrl: config.databaseUrl,
    damagedFiles: () => check.damaged,
    pagesWaiting: () => queue.waiting,
  });
  const pages: PageSources = {
    siteUrl,
    root: release,
    files,
    routes: new Routes({ ...release, files }),
    renderOnDemand,
    queue,
    refusals,
  };
  // Awaited before the pages are registered: `await` gives all routes so far the error handler that is set at that moment,
  // and the handler for pages is set only at the end.
  await registerReports(app, {
    pages,
    ledger: ledgers.reports,
    count: reportMetrics(metrics.registry, ledgers.reports),
    isOurHost,
  });
  const viewCounts = viewMetrics(metrics.registry, ledgers.tallies);
  if (release.countsViews) {
    await registerViews(app, {
      routes: pages.routes,
      isOurHost,
      ledger: ledgers.tallies,
      metrics: viewCounts,
    });
  }
  await registerLeakCheck(app, leakCheck);
  registerPages(app, pages, new VisitorPages(pages, leakCheck, headerSettings));
  registerEarlyRefusal(app, {
    ...pages,
    isOurHost,
    clientOf: forwardedClient(config.trustedProxies),
    countRefused: metrics.countRefused,
  });
  app.setNotFoundHandler((request, reply) =>
    isRead(request.method)
      ? sendErrorPage(files, 404, request, reply)
      : sendErrorPage(files, 405, request, reply.header('allow', allowedAt(request.url))),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = clientErrorStatus(error);
    if (status === undefined) request.log.error({ err: error }, 'could not answer');
    return sendErrorPage(files, status ?? 500, request, reply);
  });
  return app;
}

function allowedAt(url: string): string {
  return reportLocale(splitQuery(url)[0]) === undefined ? 'GET, HEAD' : 'GET, HEAD, POST';
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns the status of an error that the client caused; undefined for all other errors. */
function clientErrorStatus(error: unknown): number | undefined {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}

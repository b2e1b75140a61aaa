export interface WatchSettings {
  /** User agent, for server logs and robots.txt. */
  readonly agent: string;
  /** Pause between two pages of one host. */
  readonly pauseMilliseconds: number;
  /** Maximum pause that a host can request; with longer ones, reading all sources would never end. */
  readonly longestPauseMilliseconds: number;
  /** Timeout of one response, from the request to its last byte. */
  readonly timeoutMilliseconds: number;
  /** Timeout for rendering a page with scripts, including everything it loads. */
  readonly renderingMilliseconds: number;
  /** Timeout of one git command; the first clone of a large repository takes minutes. */
  readonly gitMilliseconds: number;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** Number of hosts requested in parallel; each gets one request at a time. */
  readonly hostsAtOnce: number;
  /** undefined if there is no browser; pages rendered by scripts are then not read. */
  readonly chromiumPath: string | undefined;
  /** Overrides the target of requests to a host, for tests with a local web server; undefined uses the public web. */
  readonly hostOverride?: ((host: string) => { readonly host: string; readonly port: number }) | undefined;
  readonly repositoryUrl: (repository: string) => string;
}

/** The name of the watcher in robots.txt. */
const agentName = 'fact-watch';

export function watchSettings(siteUrl: string, chromiumPath: string | undefined): WatchSettings {
  return {
    agent: `${agentName}/1.0 (+${siteUrl})`,
    pauseMilliseconds: 2000,
    longestPauseMilliseconds: 30_000,
    timeoutMilliseconds: 30_000,
    renderingMilliseconds: 30_000,
    gitMilliseconds: 300_000,
    maxBytes: 3_000_000,
    maxRedirects: 5,
    hostsAtOnce: 8,
    chromiumPath,
    repositoryUrl: (repository) => `https://github.com/${repository}.git`,
  };
}

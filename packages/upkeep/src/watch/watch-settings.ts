/** How the watcher behaves towards those it asks. */
export interface WatchSettings {
  /** Who asks, for the logs of those who are asked, and for their robots.txt. */
  readonly agent: string;
  /** Between two pages of one host. */
  readonly pauseMilliseconds: number;
  /** A host that asks for longer pauses gets them, up to this: with longer ones a turn would never end. */
  readonly longestPauseMilliseconds: number;
  /** For one answer, from asking to its last byte. */
  readonly timeoutMilliseconds: number;
  /** For everything that a page drawn by scripts loads and does. */
  readonly drawingMilliseconds: number;
  /** For one command of git: a first copy of a large repository takes minutes. */
  readonly gitMilliseconds: number;
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** How many hosts are asked at the same time; each of them one thing after the other. */
  readonly hostsAtOnce: number;
  /** undefined where there is no browser: pages that scripts draw are then left unread. */
  readonly chromiumPath: string | undefined;
  /** Where a request for a host really goes; undefined asks the public web. For tests, whose web is on this machine. */
  readonly instead?: ((host: string) => { readonly host: string; readonly port: number }) | undefined;
  /** Where a repository is fetched from. */
  readonly repositoryUrl: (repository: string) => string;
}

/** The name by which robots.txt may speak to the watcher. */
const agentName = 'fact-watch';

export function watchSettings(siteUrl: string, chromiumPath: string | undefined): WatchSettings {
  return {
    agent: `${agentName}/1.0 (+${siteUrl})`,
    pauseMilliseconds: 2000,
    longestPauseMilliseconds: 30_000,
    timeoutMilliseconds: 30_000,
    drawingMilliseconds: 30_000,
    gitMilliseconds: 300_000,
    maxBytes: 3_000_000,
    maxRedirects: 5,
    hostsAtOnce: 8,
    chromiumPath,
    repositoryUrl: (repository) => `https://github.com/${repository}.git`,
  };
}

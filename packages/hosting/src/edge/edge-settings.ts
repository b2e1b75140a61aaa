/** Addresses, ports and paths in the nginx configuration. deploy/nginx.conf has those of a machine with systemd. */
export interface EdgeSettings {
  /** The host and port of each origin. */
  readonly origins: readonly string[];
  /** The ports for http and https. Only root can listen on ports below 1024. */
  readonly ports: readonly [http: string, https: string];
  /** The folder with the pages that nginx sends itself if no origin responds: `dist/client` of a release. */
  readonly pages: string;
  /** The folder with fullchain.pem and privkey.pem. */
  readonly certificates: string;
  /** The access log file, one line per response. */
  readonly log: string;
}

const anyOrigins = /( *server )127\.0\.0\.1:8081( .*\n) *server 127\.0\.0\.1:8082 .*\n/g;

/** Returns the configuration with these settings. Others do not change. */
export function withEdgeSettings(configuration: string, settings: Partial<EdgeSettings>): string {
  const { origins, ports, pages, certificates, log } = settings;
  const changes: (readonly [from: RegExp, to: string | undefined])[] = [
    [anyOrigins, origins?.map((origin) => `$1${origin}$2`).join('')],
    [/(listen (?:\[::\]:)?)80\b/g, ports && `$1${ports[0]}`],
    [/(listen (?:\[::\]:)?)443\b/g, ports && `$1${ports[1]}`],
    [/\/srv\/vpn-site\/current\/dist\/client\b/g, pages],
    [/\/etc\/letsencrypt\/live\/[^/]+(?=\/)/g, certificates],
    [/\/var\/log\/nginx\/vpn-site\.log\b/g, log],
  ];
  return changes.reduce((text, [from, to]) => {
    if (to === undefined) return text;
    if (text.search(from) === -1) throw new Error(`deploy/nginx.conf no longer contains ${from}.`);
    return text.replace(from, to);
  }, configuration);
}

import { isIP } from 'node:net';
import { readOptions, UsageError } from '@vpn-site/cli/run-tool.ts';
import type { LeakCheckHosts } from './edge-configuration.ts';
import type { EdgeSettings } from './edge-settings.ts';

/** Arguments of `npm run site -- edge`: the name of the site, and values that differ from a machine with systemd. */
export interface EdgeArguments {
  readonly name: string;
  readonly settings: Partial<EdgeSettings>;
  readonly leakCheck: LeakCheckHosts;
}

const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * Reads the arguments `vpn.example [--origins 10.0.0.2:8080,10.0.0.3:8080] [--ports 8080,8443] [--pages …] [--certificates
 * …] [--log …] [--leak-check-v4 v4.vpn.example] [--leak-check-v6 v6.vpn.example]`.
 */
export function readEdgeArguments([name = '', ...more]: readonly string[]): EdgeArguments {
  if (!hostName.test(name) || !name.includes('.')) {
    throw new UsageError('Write the name of the site: npm run --silent site -- edge vpn.example');
  }
  const text = { type: 'string' } as const;
  const options = {
    origins: text,
    ports: text,
    pages: text,
    certificates: text,
    log: text,
    'leak-check-v4': text,
    'leak-check-v6': text,
  };
  const {
    origins,
    ports,
    'leak-check-v4': v4,
    'leak-check-v6': v6,
    ...paths
  } = readOptions(options, [...more]);
  for (const host of [v4, v6]) {
    if (host !== undefined && (!hostName.test(host) || host === name)) {
      throw new UsageError(
        `"${host}" is not a valid name for the leak check: write one next to ${name}, such as v4.${name}.`,
      );
    }
  }
  for (const [option, path] of Object.entries(paths)) {
    if (!/^\/[\w./-]+$/.test(path))
      throw new UsageError(`--${option} is "${path}": write a path from the root.`);
  }
  return {
    name,
    leakCheck: { v4, v6 },
    settings: {
      ...paths,
      ...(origins === undefined ? {} : { origins: readOrigins(origins) }),
      ...(ports === undefined ? {} : { ports: readPorts(ports) }),
    },
  };
}

function readOrigins(written: string): string[] {
  const origins = written.split(',');
  const wrong = origins.find((origin) => {
    const [host = '', port = '', ...rest] = origin.split(':');
    return rest.length > 0 || !isPort(port) || !(isIP(host) === 4 || hostName.test(host));
  });
  if (wrong === undefined) return origins;
  throw new UsageError(
    `--origins has "${wrong}": write hosts with ports, separated by commas, such as 10.0.0.2:8080,10.0.0.3:8080.`,
  );
}

function readPorts(written: string): [string, string] {
  const [http = '', https = '', ...rest] = written.split(',');
  if (isPort(http) && isPort(https) && rest.length === 0) return [http, https];
  throw new UsageError(`--ports is "${written}": write the ports of http and https, such as 8080,8443.`);
}

function isPort(written: string): boolean {
  return /^[1-9]\d{0,4}$/.test(written) && Number(written) <= 65_535;
}

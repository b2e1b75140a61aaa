import {
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '@vpn-site/harness/certificate.ts';
import { freePort, startProcess } from '@vpn-site/harness/process.ts';
import { askEdge, type EdgeAnswer } from './ask-edge.ts';
import { attempt, type CommandResult, podman, run } from './command.ts';
import { nginxImage, postgresImage, siteImage, siteUrl } from './images.ts';

const { COMPOSE_PATH = 'docker-compose' } = process.env;

const project = 'vpn-site-test';

export interface ComposedSite {
  readonly httpPort: number;
  /** Requests a page over TLS. */
  ask(path: string): Promise<EdgeAnswer>;
  /**
   * Runs docker compose in the operator's folder. `compose` must succeed and returns the output; `attempt` also returns the
   * exit code.
   */
  compose(...args: readonly string[]): Promise<string>;
  attempt(...args: readonly string[]): Promise<CommandResult>;
  /** Runs a shell line in that folder, with $COMPOSE set to docker compose. */
  shell(line: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts deploy/container as an operator has it, with passwords and a certificate, with Docker Compose on podman. */
export async function startComposedSite(): Promise<ComposedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  cpSync('deploy/container', folder, { recursive: true });
  rmSync(join(folder, 'secrets'), { recursive: true, force: true });
  await run('bash', [join(folder, 'make-secrets.sh')]);
  const certificate = writeCertificate(folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const settings = {
    SITE_URL: siteUrl,
    VPN_SITE_IMAGE: siteImage,
    NGINX_IMAGE: nginxImage,
    POSTGRES_IMAGE: postgresImage,
    HTTP_PORT: `127.0.0.1:${httpPort}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
  };
  writeFileSync(
    join(folder, '.env'),
    Object.entries(settings)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );
  const socket = `unix://${join(folder, 'podman.sock')}`;
  const api = ['--log-level=info', 'system', 'service', '--time=0', socket];
  const service = await startProcess('podman', api, { readyWhen: /API service listening/ });
  const stopHealthChecks = startHealthChecks();
  const options = {
    cwd: folder,
    env: { DOCKER_HOST: socket, COMPOSE: COMPOSE_PATH, COMPOSE_PROJECT_NAME: project },
  };
  const compose = (...args: readonly string[]) => run(COMPOSE_PATH, args, options);
  const site: ComposedSite = {
    httpPort,
    ask: (path) => askEdge(httpsPort, certificate, path),
    compose,
    attempt: (...args) => attempt(COMPOSE_PATH, args, options),
    shell: (line) => run('bash', ['-euo', 'pipefail', '-c', line], options),
    stop: async () => {
      await compose('--profile', 'daily', 'down', '--volumes', '--timeout', '5');
      await stopHealthChecks();
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await compose('up', '--detach');
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

/** Writes a certificate that is owned by the user that nginx runs as, and returns it. */
function writeCertificate(folder: string): string {
  const made = makeCertificate();
  const target = join(folder, 'certificates');
  for (const name of [target, join(folder, 'acme')]) mkdirSync(name, { recursive: true });
  for (const [from, to] of [
    ['certificate.pem', 'fullchain.pem'],
    ['key.pem', 'privkey.pem'],
  ] as const) {
    copyFileSync(join(made, from), join(target, to));
    chownSync(join(target, to), 101, 101);
  }
  rmSync(made, { recursive: true });
  return readFileSync(join(target, 'fullchain.pem'), 'utf8');
}

/**
 * Runs the health checks of the containers. podman needs systemd for them, which may not be running, so the test runs them.
 */
function startHealthChecks(): () => Promise<void> {
  let isRunning = true;
  const checking = (async () => {
    while (isRunning) {
      const ours = await podman('ps', '--quiet', '--filter', `label=com.docker.compose.project=${project}`);
      for (const id of ours.split('\n').filter(Boolean)) await attempt('podman', ['healthcheck', 'run', id]);
      await wait(1000);
    }
  })();
  return async () => {
    isRunning = false;
    await checking;
  };
}

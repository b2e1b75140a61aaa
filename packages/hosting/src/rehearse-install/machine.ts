import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A freshly installed Debian machine on which only systemd runs. */
export interface Machine {
  readonly address: string;
  /** Runs commands as root and returns their output. Stops at the first command that fails. */
  run(commands: string): string;
  remove(): void;
}

/**
 * Options of podman. It runs with runc, because crun does not start everywhere. The ulimits are values that any machine
 * allows.
 */
const podman = ['--runtime', 'runc'];
const limits = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=4096:4096'];
/**
 * Capabilities for the sandboxing of systemd units. It uses mount and user namespaces, which a container could not create
 * otherwise.
 */
const sandboxes = '--cap-add=SYS_ADMIN,SYS_PTRACE';

/** Returns the image of a bare Debian. It is created on first use. */
export function debianImage(suite: string): string {
  const image = `localhost/vpn-site-rehearsal:${suite}`;
  if (spawnSync('podman', ['image', 'exists', image]).status === 0) return image;
  const folder = mkdtempSync(join(tmpdir(), 'debian-'));
  const tar = join(folder, 'root.tar');
  const include = '--include=ca-certificates,dbus,systemd,systemd-sysv';
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', include, suite, tar], { stdio: 'inherit' });
  execFileSync('podman', ['import', '--quiet', tar, image], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
  return image;
}

export interface MachineOptions {
  readonly image: string;
  /** Host names and their addresses, such as `vpn.example:10.0.0.1`. */
  readonly hosts?: readonly string[];
  /** Folders of the host that are mounted read-only, as `from:to`. */
  readonly volumes?: readonly string[];
  /** Commands of the caller that run first, to set up the network: proxies, certificates. */
  readonly prepare: string;
}

export function startMachine({ image, hosts = [], volumes = [], prepare }: MachineOptions): Machine {
  const options = [
    ...limits,
    sandboxes,
    ...hosts.map((host) => `--add-host=${host}`),
    ...volumes.map((volume) => `--volume=${volume}:ro`),
  ];
  const start = [...podman, 'run', '--detach', '--systemd=always', ...options, image, '/sbin/init'];
  const id = execFileSync('podman', start, { encoding: 'utf8' }).trim();
  const run = (commands: string) => {
    const shell = [
      'exec',
      '--env=DEBIAN_FRONTEND=noninteractive',
      id,
      'bash',
      '-euo',
      'pipefail',
      '-c',
      commands,
    ];
    const { status, stdout, stderr } = spawnSync('podman', [...podman, ...shell], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status !== 0)
      throw new Error(`These commands failed:\n${commands}\nThey printed:\n${stdout}${stderr}`);
    return stdout;
  };
  const remove = () => void spawnSync('podman', [...podman, 'rm', '--force', '--time', '2', '--volumes', id]);
  try {
    run('until systemctl is-system-running 2> /dev/null | grep -qE "running|degraded"; do sleep 0.5; done');
    run(`${prepare}\napt-get update -qq`);
    const address = execFileSync('podman', ['inspect', '--format', '{{.NetworkSettings.IPAddress}}', id], {
      encoding: 'utf8',
    });
    return { address: address.trim(), run, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

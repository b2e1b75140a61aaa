import { accessSync, constants, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = 'deploy/container';

interface Service {
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly ports?: readonly string[];
  readonly user?: string;
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string }>>;
}

const composed = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(composed.services);

/** Folders that operators create next to compose.yaml, as packages/hosting/docs/container.md explains. */
const madeByOperators = ['./certificates', './acme'];

function addressOf(service: string): string | undefined {
  const { networks } = composed.services[service] ?? {};
  return networks && 'site' in networks ? networks.site?.ipv4_address : undefined;
}

function expectLocked(service: Service): void {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+m$/),
    pids_limit: expect.any(Number),
  });
  // The image of the site sets a user other than root itself.
  expect(service.user ?? '10001:10001').toMatch(/^[1-9]\d*:[1-9]\d*$/);
}

describe('compose.yaml', () => {
  test.each(services)('%s has nothing that it does not need', (_, service) => expectLocked(service));

  test('only nginx can be reached from outside', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
  });

  test('nginx asks the origins that there are, and they believe it and nobody else', () => {
    const origins = ['origin-1', 'origin-2'];
    const asked = origins.map((origin) => `${addressOf(origin)}:8080`);
    expect(composed.services['edge-files']?.environment?.ORIGINS).toBe(asked.join(','));
    for (const origin of origins) {
      expect(composed.services[origin]?.environment?.TRUSTED_PROXIES).toBe(addressOf('nginx'));
    }
  });

  test('every file, secret and volume is there', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const files = mounted.filter((source) => source.startsWith('.') && !madeByOperators.includes(source));
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    const volumes = mounted.filter((source) => !source.startsWith('.'));
    expect(new Set(volumes)).toEqual(new Set(Object.keys(composed.volumes)));
    const used = new Set(services.flatMap(([, { secrets = [] }]) => secrets));
    expect(used).toEqual(new Set(Object.keys(composed.secrets)));
  });

  test('no password is in an environment', () => {
    const text = services.map(([, { environment }]) => JSON.stringify(environment ?? {})).join('');
    expect(text).not.toMatch(/postgres(?:ql)?:\/\/|PASSWORD"/);
  });

  test('scripts that containers start can be started', () => {
    const started = services.flatMap(([, { command = [], healthcheck }]) => [
      ...command,
      ...(healthcheck?.test ?? []),
    ]);
    const scripts = started.filter((word) => word.endsWith('.sh'));
    expect(scripts).toContain('deploy/container/with-database.sh');
    for (const script of [...scripts, join(folder, 'ledger-roles.sh')]) accessSync(script, constants.X_OK);
  });
});

describe('leak-check.yaml', () => {
  const added = parse(readFileSync(join(folder, 'leak-check.yaml'), 'utf8'), {
    merge: true,
  }) as typeof composed;
  const settings = readFileSync('docs/operations/settings.md', 'utf8');

  test.each(['leak-dns', 'stun'])('%s has nothing that it does not need', (name) => {
    expectLocked(added.services[name] ?? {});
  });

  test('changes services that there are, and sets settings that there are', () => {
    const changed = Object.keys(added.services).filter((name) => !['leak-dns', 'stun'].includes(name));
    expect(changed.filter((name) => composed.services[name] === undefined)).toEqual([]);
    const names = Object.values(added.services).flatMap(({ environment = {} }) => Object.keys(environment));
    expect(names.filter((name) => name !== 'PORT' && !settings.includes(`\`${name}\``))).toEqual([]);
  });

  test('origins ask the DNS server at its address', () => {
    const { networks } = added.services['leak-dns'] ?? {};
    const address = networks && 'site' in networks ? networks.site?.ipv4_address : undefined;
    for (const origin of ['origin-1', 'origin-2'])
      expect(added.services[origin]?.environment?.LEAK_CHECK_DNS_INQUIRY).toBe(`${address}:8095`);
  });

  test('the STUN server has the options of the one on a machine', () => {
    const written = readFileSync('deploy/coturn.conf', 'utf8').split('\n');
    const options = written.filter((line) => line !== '' && !line.startsWith('#'));
    expect(added.services.stun?.command).toEqual(options.map((option) => `--${option}`));
  });
});

describe('the Containerfile', () => {
  const lines = readFileSync(join(folder, 'Containerfile'), 'utf8').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('takes what there is', () => {
    const copied = last.flatMap(
      (line) => /^COPY --from=build --chown=0:0 \/srv\/vpn-site\/(\S+)/.exec(line)?.[1] ?? [],
    );
    expect(copied).toEqual(expect.arrayContaining(['apps', 'packages']));
    const made = ['node_modules', 'dist'];
    expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([]);
  });

  test('installs with the manifest of every workspace', () => {
    const copied = lines.flatMap((line) => /^COPY \S+ (\S+\/package\.json) /.exec(line)?.[1] ?? []);
    expect(copied).toEqual(globSync('{apps,packages}/*/package.json').toSorted());
  });

  test('takes every setting of the build that makes sense in an image', () => {
    const settings = readFileSync('docs/operations/settings.md', 'utf8');
    const ofBuild = [...settings.matchAll(/^\| `([A-Z_]+)` \| for the build: /gm)].map(([, name]) => name);
    // Other files than the image's, for a test or for colleagues.
    const others = ['OUT_DIR', 'PREVIEW', 'PREVIOUS_DIST', 'STYLEGUIDE'];
    expect(ofBuild).toEqual(expect.arrayContaining(['ANALYTICS_KEY', ...others]));
    const taken = lines.flatMap((line) => /^ARG ([A-Z_]+)$/.exec(line)?.[1] ?? []);
    expect(taken).toEqual(
      expect.arrayContaining([
        'SITE_URL',
        'CLICK_LEDGER',
        ...ofBuild.filter((name) => !others.includes(name ?? '')),
      ]),
    );
  });

  test('ends as a user that is not root, and is ended by a signal that the server knows', () => {
    expect(last.findLast((line) => line.startsWith('USER '))).toBe('USER 10001:10001');
    expect(last).toContain('STOPSIGNAL SIGTERM');
  });

  test('looks after its health with a script that can be started', () => {
    const script = /CMD \["(deploy\/container\/[\w-]+\.sh)", "\/healthz"\]/.exec(last.join('\n'))?.[1];
    accessSync(script ?? 'no script', constants.X_OK);
  });
});

test('what git ignores stays out of images', () => {
  const names = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.replace(/^\*\*\/|^\/|\/$/g, ''));
  const ignored = names('.gitignore').map((name) => name.replace(/\/$/, ''));
  expect(ignored.filter((name) => !names('.dockerignore').includes(name))).toEqual([]);
});

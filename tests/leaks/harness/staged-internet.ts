import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '@vpn-site/harness/process.ts';

/**
 * Addresses of three machines, which are network namespaces: a reader at home, a VPN, and the internet between them, which
 * also contains the site. Most addresses are reserved for documentation, and none leaves the machine. There is no address
 * translation, so each machine is seen with its own address.
 */
export const addresses = {
  site: { v4: '198.51.100.10', v6: '2001:db8:100::10' },
  home: { v4: '203.0.113.7', v6: '2001:db8:7::7' },
  /** Other addresses that the provider of the home gives its customers: one nearby, and one of a pool that many share. */
  moved: { nearby: '203.0.200.9', pool: '198.18.3.4' },
  homeResolver: '203.0.113.53',
  tunnel: { v4: '192.0.2.130', v6: '2001:db8:66:1::130' },
  vpnResolver: '192.0.2.66',
} as const;

const internet = 'leak-net';
const home = 'leak-home';
const vpn = 'leak-vpn';
/**
 * The address that the reader's machine asks for names. The route decides which resolver has it: that of the home or, inside
 * the tunnel, that of the VPN. So the settings stay the same, and a browser need not read them again.
 */
const askedResolver = '10.66.0.1';
const wireguardPort = 51_820;

export const namespaces = { internet, home } as const;

/** Returns why this machine cannot run the tests; undefined if it can. */
export function stagingObstacle(): string | undefined {
  const probe = 'leak-probe';
  if (spawnSync('ip', ['netns', 'add', probe]).status !== 0)
    return 'network namespaces need root and iproute2';
  const tun = spawnSync('ip', ['netns', 'exec', probe, 'ip', 'tuntap', 'add', 'dev', 'probe', 'mode', 'tun']);
  spawnSync('ip', ['netns', 'del', probe]);
  if (tun.status !== 0) return 'there is no /dev/net/tun for a tunnel';
  const missing = ['wireguard-go', 'wg', 'turnserver', 'dnsmasq'].find(
    (program) => spawnSync('which', [program]).status !== 0,
  );
  return missing && `${missing} is missing: apt-get install wireguard-go wireguard-tools coturn dnsmasq-base`;
}

function run(command: string): void {
  const [program = '', ...args] = command.split(' ');
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

const inside = (namespace: string, command: string) => run(`ip netns exec ${namespace} ${command}`);

export function startInside(namespace: string, command: readonly string[], readyWhen: RegExp, env = {}) {
  return startProcess('ip', ['netns', 'exec', namespace, ...command], { readyWhen, env });
}

/** Connects the namespaces and starts the tunnel. Returns a function that removes everything. */
export async function stageInternet(folder: string, zone: string): Promise<() => Promise<void>> {
  mkdirSync(`/etc/netns/${home}`, { recursive: true });
  writeFileSync(`/etc/netns/${home}/resolv.conf`, `nameserver ${askedResolver}\n`);
  for (const name of [internet, home, vpn]) {
    spawnSync('ip', ['netns', 'del', name]);
    run(`ip netns add ${name}`);
    inside(name, 'ip link set lo up');
  }
  layCable({
    to: home,
    address: '203.0.113.7/24',
    address6: '2001:db8:7::7/64',
    gateway: '203.0.113.1/24',
    gateway6: '2001:db8:7::1/64',
  });
  layCable({
    to: vpn,
    address: '192.0.2.66/25',
    address6: '2001:db8:66::66/64',
    gateway: '192.0.2.1/25',
    gateway6: '2001:db8:66::1/64',
  });
  inside(internet, `ip addr add ${addresses.homeResolver}/32 dev lo`);
  inside(internet, `ip addr add ${askedResolver}/32 dev lo`);
  inside(internet, `ip addr add ${addresses.site.v4}/32 dev lo`);
  inside(internet, `ip -6 addr add ${addresses.site.v6}/128 dev lo`);
  for (const name of [internet, vpn]) {
    inside(name, 'sysctl -qw net.ipv4.ip_forward=1');
    inside(name, 'sysctl -qw net.ipv6.conf.all.forwarding=1');
  }
  inside(vpn, 'ip route add default via 192.0.2.1');
  inside(vpn, 'ip -6 route add default via 2001:db8:66::1');
  inside(internet, 'ip route add 192.0.2.128/25 via 192.0.2.66');
  inside(internet, 'ip -6 route add 2001:db8:66:1::/64 via 2001:db8:66::66');
  inside(home, 'ip route add 192.0.2.66/32 via 203.0.113.1');
  for (const address of Object.values(addresses.moved)) {
    inside(home, `ip addr add ${address}/32 dev uplink`);
    inside(internet, `ip route add ${address}/32 dev to-${home}`);
  }
  const tunnels = await raiseTunnel(folder);
  const names = [
    `--host-record=vpn.example,${addresses.site.v4},${addresses.site.v6}`,
    `--host-record=v4.vpn.example,${addresses.site.v4}`,
    `--host-record=v6.vpn.example,${addresses.site.v6}`,
    `--host-record=stun.vpn.example,${addresses.site.v4},${addresses.site.v6}`,
  ];
  const resolver = (namespace: string, listen: string, from: string) =>
    startInside(
      namespace,
      [
        'dnsmasq',
        '-k',
        '-C',
        '/dev/null',
        '-R',
        '-h',
        '--log-facility=-',
        '--bind-interfaces',
        '--user=root',
        '--pid-file=',
        `--listen-address=${listen}`,
        `--server=/${zone}/${addresses.site.v4}@${from}`,
        ...names,
      ],
      /started/,
    );
  const resolvers = [
    await resolver(internet, askedResolver, addresses.homeResolver),
    await resolver(vpn, askedResolver, addresses.vpnResolver),
  ];
  return async () => {
    await Promise.all([...resolvers, ...tunnels].map((program) => program.stop()));
    for (const name of [internet, home, vpn]) spawnSync('ip', ['netns', 'del', name]);
    rmSync(`/etc/netns/${home}`, { recursive: true, force: true });
  };
}

interface Cable {
  readonly to: string;
  readonly address: string;
  readonly address6: string;
  readonly gateway: string;
  readonly gateway6: string;
}

function layCable({ to, address, address6, gateway, gateway6 }: Cable): void {
  run(`ip link add to-${to} netns ${internet} type veth peer name uplink netns ${to}`);
  for (const [name, device, v4, v6] of [
    [internet, `to-${to}`, gateway, gateway6],
    [to, 'uplink', address, address6],
  ] as const) {
    inside(name, `ip addr add ${v4} dev ${device}`);
    // Without `nodad`, an address is probed for a second before it can be used.
    inside(name, `ip -6 addr add ${v6} dev ${device} nodad`);
    inside(name, `ip link set ${device} up`);
  }
}

async function raiseTunnel(folder: string) {
  const keys = { home: newKey(folder, 'home'), vpn: newKey(folder, 'vpn') };
  const programs = [];
  for (const name of [vpn, home]) {
    programs.push(
      await startInside(name, ['wireguard-go', '-f', `wg-${name}`], /Device started|UAPI listener started/, {
        LOG_LEVEL: 'verbose',
      }),
    );
  }
  inside(
    vpn,
    `wg set wg-${vpn} listen-port ${wireguardPort} private-key ${keys.vpn.file} peer ${keys.home.publicKey} allowed-ips ${addresses.tunnel.v4}/32,${addresses.tunnel.v6}/128`,
  );
  inside(
    home,
    `wg set wg-${home} private-key ${keys.home.file} peer ${keys.vpn.publicKey} endpoint 192.0.2.66:${wireguardPort} allowed-ips 0.0.0.0/0,::/0`,
  );
  inside(vpn, `ip addr add ${askedResolver}/32 dev wg-${vpn}`);
  inside(home, `ip addr add ${addresses.tunnel.v4}/32 dev wg-${home}`);
  inside(home, `ip -6 addr add ${addresses.tunnel.v6}/128 dev wg-${home} nodad`);
  for (const name of [vpn, home]) inside(name, `ip link set wg-${name} up`);
  inside(vpn, `ip route add ${addresses.tunnel.v4}/32 dev wg-${vpn}`);
  inside(vpn, `ip -6 route add ${addresses.tunnel.v6}/128 dev wg-${vpn}`);
  return programs;
}

function newKey(folder: string, name: string): { readonly file: string; readonly publicKey: string } {
  const file = join(folder, `${name}.key`);
  const key = execFileSync('wg', ['genkey']);
  writeFileSync(file, key, { mode: 0o600 });
  return { file, publicKey: execFileSync('wg', ['pubkey'], { input: key, encoding: 'utf8' }).trim() };
}

/** The traffic that goes through the tunnel. All other traffic uses the home connection. */
export interface Tunnelled {
  readonly v4: boolean;
  /** Undefined without IPv6. */
  readonly v6: boolean | undefined;
  readonly stun: boolean;
  readonly dns: boolean;
  /** The address that the home has outside the tunnel; undefined for its usual one. */
  readonly homeAddress?: string;
}

/** Sets the routes of the reader's machine. */
export function route({ v4, v6, stun, dns, homeAddress = addresses.home.v4 }: Tunnelled): void {
  inside(
    home,
    `ip route replace default ${v4 ? `dev wg-${home} src ${addresses.tunnel.v4}` : `via 203.0.113.1 src ${homeAddress}`}`,
  );
  spawnSync('ip', ['-n', home, '-6', 'route', 'del', 'default']);
  if (v6 !== undefined)
    inside(
      home,
      `ip -6 route replace default ${v6 ? `dev wg-${home} src ${addresses.tunnel.v6}` : 'via 2001:db8:7::1'}`,
    );
  // A browser whose pages go through the VPN and whose calls do not, as with a proxy-only extension.
  for (const [family, gateway] of [
    ['-4', '203.0.113.1'],
    ['-6', '2001:db8:7::1'],
  ] as const) {
    while (
      spawnSync('ip', ['netns', 'exec', home, 'ip', family, 'rule', 'del', 'lookup', '77']).status === 0
    );
    if (stun) continue;
    inside(home, `ip ${family} route replace default via ${gateway} dev uplink table 77`);
    inside(home, `ip ${family} rule add ipproto udp dport 3478 lookup 77`);
  }
  inside(home, `ip route replace ${askedResolver}/32 ${dns ? `dev wg-${home}` : 'via 203.0.113.1'}`);
  notifyPrograms();
}

/** Adds and removes an address, as a VPN does when it connects, so that programs close their old connections. */
function notifyPrograms(): void {
  for (const change of ['add', 'del']) inside(home, `ip addr ${change} 10.255.0.1/32 dev uplink`);
}

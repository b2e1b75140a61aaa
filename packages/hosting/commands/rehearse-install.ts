import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { runGit } from '@vpn-site/content/git.ts';
import { cloneWithOwner } from '#rehearse-install/clone-with-owner.ts';
import { applyReplacements, documentedCommands } from '#rehearse-install/documented-commands.ts';
import { debianImage, type Machine, startMachine } from '#rehearse-install/machine.ts';
import { observe } from '#rehearse-install/observations.ts';
import { machineByHeading, replacements, repositoryFolder } from '#rehearse-install/replacements.ts';

/**
 * npm run site -- rehearse-install [-- --suite trixie --prepare <script> --keep]: installs the last commit on two new
 * machines with the exact commands of docs/operations/install.md, and checks that the site works as that page promises.
 */
await runTool(() => {
  const {
    suite = 'bookworm',
    prepare,
    keep,
  } = readOptions({
    suite: { type: 'string' },
    prepare: { type: 'string' },
    keep: { type: 'boolean' },
  });
  if (process.getuid?.() !== 0)
    throw new UsageError('Only root can start machines with systemd. Run this as root.');
  const image = debianImage(suite);
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const started: Machine[] = [];
  const start = (hosts: string[]) => {
    const script = prepare === undefined ? '' : readFileSync(prepare, 'utf8');
    const volumes = [`${folder}:${repositoryFolder}`, '/etc/ssl/certs:/host-certificates'];
    const machine = startMachine({ image, hosts, volumes, prepare: script });
    started.push(machine);
    return machine;
  };
  try {
    const clone = join(folder, 'clone');
    cloneWithOwner(clone);
    // A bundle file, because git refuses a folder that another user owns, and the cloning user may not be root.
    runGit(clone, ['bundle', 'create', '--quiet', join(folder, 'site.bundle'), 'HEAD', '--branches']);
    chmodSync(folder, 0o755);
    const serving = start(['vpn.example:127.0.0.1']);
    const building = start([`vpn.example:${serving.address}`]);
    followPage({ building, serving });
    console.log(
      `Debian ${serving.run('cat /etc/debian_version').trim()}, installed as docs/operations/install.md describes:`,
    );
    if (observe({ building, serving }).length > 0) process.exitCode = 1;
  } finally {
    if (!keep) {
      for (const machine of started) machine.remove();
      rmSync(folder, { recursive: true });
    }
  }
});

function followPage(machines: Readonly<Record<'building' | 'serving', Machine>>): void {
  let keys: string[] = [];
  for (const { heading, blocks } of documentedCommands(readFileSync('docs/operations/install.md', 'utf8'))) {
    const name = machineByHeading[heading];
    if (name === undefined) continue;
    for (const block of blocks) {
      const began = performance.now();
      const printed = machines[name].run(applyReplacements(block, replacements(keys)));
      const found = printed.split('\n').filter((line) => line.startsWith('ssh-ed25519 '));
      if (found.length > 0) keys = found;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${name}, ${seconds} s: ${block.split('\n')[0]}`);
    }
  }
}

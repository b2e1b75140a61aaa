import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factFilesClosed } from '@vpn-site/content/checks/facts/fact-files-closed.ts';
import { factValuesDeclared } from '@vpn-site/content/checks/facts/fact-values-declared.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { type Destination, remoteBranches } from '#propose/destination.ts';
import { type Proposed, type ProposeSettings, propose } from '#propose/propose.ts';
import { Repository } from '#propose/repository.ts';
import type { Proposal } from '#rules/proposal.ts';
import { UpkeepFolder } from '#upkeep-folder.ts';

const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];

/** Runs git as an editor and returns its output. */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', [...identity, ...args], { cwd, stdio: 'pipe', encoding: 'utf8' }).trim();
}

/** Runs only the checks of facts. The tests do not need those of texts, which take longer. */
function factProblems(root: string) {
  const source = {
    root,
    contentFiles: [],
    messageFiles: [],
    factFiles: readFactFiles(root),
    data: new DataFiles(root),
    today: fixtureDay,
  };
  return [...factFilesClosed(source), ...factValuesDeclared(source)];
}

const autoMergeRules = `still-true: { fields: [ checked, asOf ] }
price: { sources: [ prices ], changeBelowPercent: 40, captures: 2 }
`;

/** An editor's repository of the fixture site, a forge, and an upkeep folder. */
export class ProposingSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'proposing-'));
  readonly site = copyOfFixture();
  readonly forge = join(this.folder, 'forge.git');
  readonly upkeep = new UpkeepFolder(join(this.folder, 'upkeep'));

  constructor() {
    mkdirSync(join(this.site, 'facts/upkeep'), { recursive: true });
    writeFileSync(join(this.site, 'facts/upkeep/mandate.yaml'), autoMergeRules);
    git(this.site, 'init', '--quiet', '--initial-branch=main');
    git(this.site, 'add', '.');
    git(this.site, 'commit', '--quiet', '-m', 'Begin');
    git(this.folder, 'clone', '--quiet', '--bare', this.site, this.forge);
  }

  /** Sets the proposals of a tool. They replace earlier ones. */
  noticed(...proposals: Proposal[]): void {
    this.upkeep.saveNoticed('watch', { proposals, findings: [] });
  }

  /** Returns a proposal. `fields` are keyed by their path in the cell, such as 'quotes.0.text'. */
  proposal(
    provider: string,
    key: string,
    fields: Readonly<Record<string, YamlValue>>,
    words: Pick<Proposal, 'kind' | 'quote' | 'formerQuote'>,
  ): Proposal {
    const file = `facts/providers/${provider}.yaml`;
    const url = `https://${provider}.example/features`;
    const steps = (place: string) =>
      place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return {
      ...words,
      id: `watch:${provider}:${key}:${JSON.stringify(fields)}`,
      provider,
      file,
      cell: ['facts', key],
      edits: Object.entries(fields).map(([place, value]) => ({
        file,
        path: ['facts', key, ...steps(place)],
        value,
      })),
      read: [{ id: 'own', url, on: fixtureDay, capture: this.upkeep.saveCapture(words.quote) }],
      summary: `${provider}: ${key} was read again.`,
    };
  }

  async propose(
    over: Partial<ProposeSettings> = {},
    to: (repository: Repository) => Destination = this.toForge,
  ) {
    const repository = new Repository(this.site);
    return await propose({
      repository,
      destination: to(repository),
      upkeep: this.upkeep,
      base: 'main',
      day: fixtureDay,
      mergesByRule: false,
      render: () => new Map(),
      check: factProblems,
      ...over,
    });
  }

  readonly toForge = (repository: Repository) => remoteBranches(repository, this.forge);

  remove(): void {
    rmSync(this.folder, { recursive: true });
    rmSync(this.site, { recursive: true });
  }
}

/** Returns every branch with its commit. */
export function heads(repository: string): string {
  return git(repository, 'for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads');
}

export function deliveries({ branches }: Proposed): string[] {
  return branches.map(({ name, delivery }) => `${name.split('/').at(-1)}: ${delivery}`);
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FactDesk } from '../src/facts/fact-desk.ts';
import { Journal } from '../src/journal.ts';
import { NotDoneError } from '../src/not-done-error.ts';

const day = '2026-11-10';
const alder = 'facts/providers/alder.yaml';
const devices = `${alder}#facts/devices`;

let root: string;
let upkeep: string;
let desk: FactDesk;
const text = () => readFileSync(join(root, alder), 'utf8');
let journal: Journal;
const opened = (reports: readonly RecordedReport[] = []) => {
  const folder = new UpkeepFolder(upkeep);
  journal = new Journal(root, folder);
  return new FactDesk(root, day, folder, journal, () => reports);
};
const entries = () => desk.state().groups.flatMap((group) => group.entries);
const stillTrue = (id: string) => {
  const { version, sources } = desk.cell(id);
  return { id, version, decision: { kind: 'still-true' as const, read: sources.map((source) => source.id) } };
};

beforeEach(() => {
  root = copyOfFixture();
  upkeep = mkdtempSync(join(tmpdir(), 'upkeep-'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Editor', '-c', 'user.email=editor@site.example', 'commit', '-qm', 'Facts');
  desk = opened();
});
afterEach(() => {
  for (const folder of [root, upkeep]) rmSync(folder, { recursive: true });
});

test('each cell is due once, with its plans', () => {
  const ids = entries().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(`${alder}#facts/prices`);
});

test('what was noticed about a cell is a badge on it, due or not', () => {
  const finding = {
    id: 'f',
    kind: 'gone',
    provider: 'alder',
    file: alder,
    cell: ['facts', 'founded'],
    url: 'https://magazine.example/alder',
    on: day,
    summary: 'Gone.',
  } as const;
  new UpkeepFolder(upkeep).saveNoticed('watch', { proposals: [], findings: [finding] });
  expect(entries().find(({ key, subject }) => key === 'founded' && subject === 'alder')?.badges).toEqual([
    'gone',
  ]);
});

test("a reader's report stands beside the fact it is about", () => {
  const report = {
    provider: 'alder',
    key: 'devices',
    wrong: 'It is nine.',
    source: undefined,
    locale: 'en',
    day,
  };
  desk = opened([{ ...report, id: '0a0b0c0d-0000-4000-8000-000000000000', locale: 'en' }]);
  expect(desk.cell(devices).notices[0]?.summary).toContain('“It is nine.”');
});

describe('a decision', () => {
  test('is announced, written and remembered by the next desk', () => {
    const request = stillTrue(devices);
    const { added, removed } = desk.preview(request);
    const before = text();
    expect(added.length).toBe(removed.length);
    const { state } = desk.decide(request);
    expect(text()).not.toBe(before);
    expect(state).toMatchObject({ decided: [{ id: devices, kind: 'still-true' }], changedFiles: [alder] });
    expect(opened().state().decided).toHaveLength(1);
  });

  test('moves the lists in its preview', () => {
    const { version } = desk.cell(`${alder}#facts/logging`);
    const request = { id: `${alder}#facts/logging`, version, decision: { kind: 'unknown' as const } };
    const overall = desk.preview(request).effects.find(({ list }) => list === 'overall');
    expect(Number(overall?.score.after)).toBeLessThan(Number(overall?.score.before));
  });

  test('that the rules refuse is not written', () => {
    const before = text();
    const { version } = desk.cell(devices);
    const quotes = [{ source: 'own', text: 'Many.' }] as const;
    const decision = { kind: 'changed', value: 'many', quotes, basis: 'provider-claim', asOf: day } as const;
    expect(() => desk.decide({ id: devices, version, decision })).toThrow('Write a number or unlimited');
    expect(text()).toBe(before);
  });

  test('about a file that is another one by now is asked again', () => {
    const request = stillTrue(devices);
    writeFileSync(join(root, alder), text().replace('name: Alder VPN', 'name: Alder'));
    expect(() => desk.decide(request)).toThrow(NotDoneError);
    expect(() => desk.decide(stillTrue(devices))).not.toThrow();
    expect(text()).toContain('name: Alder\n');
  });
});

describe('taking back', () => {
  test('leaves no trace, one after another, also at the next desk', () => {
    const before = text();
    desk.decide(stillTrue(devices));
    desk.decide(stillTrue(`${alder}#facts/platforms`));
    desk = opened();
    journal.takeBack();
    journal.takeBack();
    expect(text()).toBe(before);
    expect(() => journal.takeBack()).toThrow('nothing to undo');
  });

  test('is refused where somebody wrote into the file since', () => {
    desk.decide(stillTrue(devices));
    writeFileSync(join(root, alder), text().replace('name: Alder VPN', 'name: Alder'));
    expect(() => journal.takeBack()).toThrow('has changed');
  });
});

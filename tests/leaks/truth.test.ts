import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { chromiumFlags, waitForHydration } from '@vpn-site/harness/browser.ts';
import { chromiumPath } from '@vpn-site/harness/programs.ts';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addresses,
  namespaces,
  route,
  stageInternet,
  stagingObstacle,
  type Tunnelled,
} from './harness/staged-internet.ts';
import { type StagedSite, startStagedSite, zone } from './harness/staged-site.ts';

const { home, homeResolver, moved, tunnel } = addresses;
const whole: Tunnelled = { v4: true, v6: true, stun: true, dns: true };
const nothing: Tunnelled = { v4: false, v6: false, stun: true, dns: false };
const paths: Readonly<Record<LocaleCode, string>> = {
  en: '/leak-check',
  pl: '/pl/test-wycieku',
  tr: '/tr/sizinti-testi',
};
const wordsIn = (locale: LocaleCode) => fixtureWords(locale).leakCheck;
type Words = ReturnType<typeof wordsIn>;
type Verdict = keyof Words['verdicts'];
type CheckedPart = keyof Words['parts'];
/** Pages keep short words together with spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const reason = stagingObstacle();

/** The result that the page shows a reader who ran the check without the VPN before. */
interface ShownResult {
  readonly verdict: Verdict;
  /** The parts in which the home is still visible. */
  readonly visible: readonly CheckedPart[];
  /** The parts that could not be checked. */
  readonly unchecked?: readonly CheckedPart[];
  readonly says?: (words: Words) => string;
}

/**
 * Cases for each kind of leak, and what the page shows.
 */
const cases: readonly {
  readonly what: string;
  readonly tunnelled: Tunnelled;
  readonly result: ShownResult;
}[] = [
  {
    what: 'no VPN',
    tunnelled: nothing,
    result: { verdict: 'uncovered', visible: ['ipv4', 'ipv6', 'webrtc', 'dns'] },
  },
  {
    what: 'no VPN, and another address from the pool of the provider (CGNAT)',
    tunnelled: { ...nothing, homeAddress: moved.pool },
    result: {
      verdict: 'uncovered',
      visible: ['ipv4', 'ipv6', 'webrtc', 'dns'],
      says: ({ reasons }) => reasons.address['same-network'],
    },
  },
  {
    what: 'a VPN that carries everything',
    tunnelled: whole,
    result: { verdict: 'protected', visible: [] },
  },
  {
    what: 'a VPN that forgets IPv6',
    tunnelled: { ...whole, v6: false },
    result: { verdict: 'leaking', visible: ['ipv6', 'webrtc'] },
  },
  {
    what: 'a VPN that forgets calls',
    tunnelled: { ...whole, stun: false },
    result: { verdict: 'leaking', visible: ['webrtc'] },
  },
  {
    what: 'a VPN that forgets DNS',
    tunnelled: { ...whole, dns: false },
    result: { verdict: 'leaking', visible: ['dns'] },
  },
];

const homeWithoutV6: Tunnelled = { ...nothing, v6: undefined };
const missingTests = ['ipv6', 'webrtc', 'dns', 'clock'] as const;
/** The same on a site without tables of networks and without services, for a reader without IPv6. */
const casesAsItComes: readonly { what: string; tunnelled: Tunnelled; result: ShownResult }[] = [
  {
    what: 'no VPN',
    tunnelled: homeWithoutV6,
    result: { verdict: 'uncovered', visible: ['ipv4'], unchecked: missingTests },
  },
  {
    what: 'no VPN, and another address of the same /16',
    tunnelled: { ...homeWithoutV6, homeAddress: moved.nearby },
    result: {
      ...{ verdict: 'changed', visible: [], unchecked: missingTests },
      says: ({ reasons }) => reasons.address.nearby,
    },
  },
  {
    what: 'no VPN, and another address from the pool of the provider (CGNAT)',
    tunnelled: { ...homeWithoutV6, homeAddress: moved.pool },
    result: {
      ...{ verdict: 'changed', visible: [], unchecked: missingTests },
      says: ({ reasons }) => reasons.address.unknown,
    },
  },
  {
    what: 'a VPN that carries everything',
    tunnelled: { ...whole, v6: undefined },
    result: {
      ...{ verdict: 'changed', visible: [], unchecked: missingTests },
      says: ({ reasons }) => reasons.address.unknown,
    },
  },
];

if (reason !== undefined) throw new Error(`The tests of leaks cannot run here: ${reason}.`);

describe('a browser behind a real tunnel', () => {
  let folder: string;
  let site: StagedSite;
  let takeDown: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'leaks-'));
    chmodSync(folder, 0o755);
    takeDown = [await stageInternet(folder, zone)];
    site = await startStagedSite(join(folder, 'site'), 'services');
    takeDown.unshift(() => site.stop());
    const program = join(folder, 'chromium');
    writeFileSync(program, `#!/bin/sh\nexec ip netns exec ${namespaces.home} ${chromiumPath} "$@"\n`, {
      mode: 0o755,
    });
  });

  afterAll(async () => {
    for (const step of takeDown) await step();
    rmSync(folder, { recursive: true, force: true });
  });

  async function atHome(visit: (page: Page) => Promise<void>): Promise<void> {
    const browser = await chromium.launch({
      executablePath: join(folder, 'chromium'),
      args: chromiumFlags,
    });
    try {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      await visit(await context.newPage());
    } finally {
      await browser.close();
    }
  }

  /**
   * Runs the check with the routes of `before`, then with the given routes. Expects what the page shows in every language,
   * under its own content security policy.
   */
  function expectResult(tunnelled: Tunnelled, result: ShownResult, before = nothing) {
    // Before the browser starts, because a change of the network cancels its requests.
    route(before);
    return atHome(async (first) => {
      const pages = [first, await first.context().newPage(), await first.context().newPage()];
      const shown = localeCodes.map((locale, index) => ({
        words: wordsIn(locale),
        path: paths[locale],
        page: pages[index] ?? first,
      }));
      for (const { page, path, words } of shown) {
        await page.goto(`https://vpn.example${path}`);
        await waitForHydration(page, '.leak-start form');
        await page.getByRole('button', { name: words.first.button, exact: true }).click();
        await page.getByRole('button', { name: words.second.button, exact: true }).waitFor();
      }
      route(tunnelled);
      for (const { page, words } of shown) {
        await page.getByRole('button', { name: words.second.button, exact: true }).click();
        const textOf = async (selector: string) => plain((await page.locator(selector).textContent()) ?? '');
        expect(await textOf('.leak-verdict h2')).toBe(words.verdicts[result.verdict].title);
        const namesWith = async (chip: string) => {
          const rows = page.locator('.leak-table tr', {
            has: page.locator('.chip').getByText(chip, { exact: true }),
          });
          return (await rows.locator('th > span').allTextContents()).map(plain);
        };
        const names = (parts: readonly CheckedPart[]) => parts.map((part) => words.parts[part].name);
        expect(await namesWith(words.chips.leak)).toEqual(names(result.visible));
        expect(await namesWith(words.chips.unchecked)).toEqual(names(result.unchecked ?? []));
        if (result.says) expect(await textOf('.leak-table')).toContain(result.says(words));
      }
    });
  }

  test.each(cases)('the page tells of $what', async ({ tunnelled, result: shown }) => {
    await expectResult(tunnelled, shown);
  });

  test('a name server that is down is no “No”', async () => {
    await site.stopDns();
    await expectResult(whole, {
      ...{ verdict: 'partly', visible: [], unchecked: ['dns'] },
      says: ({ reasons }) => reasons.dns.down,
    });
  });

  test('no file that was written meanwhile and nothing that was said holds an address of the reader', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile());
    expect(files.length).toBeGreaterThan(5);
    const secrets = [home.v4, home.v6, tunnel.v4, tunnel.v6, homeResolver];
    const telling = files.filter((file) => secrets.some((secret) => readFileSync(file).includes(secret)));
    expect(telling).toEqual([]);
    expect(site.output()).toContain('/_leak-check/seen');
    expect(secrets.filter((secret) => site.output().includes(secret))).toEqual([]);
  });

  describe('on a site as it comes', () => {
    beforeAll(async () => {
      await site.stop();
      site = await startStagedSite(join(folder, 'as-it-comes'), 'none');
    });

    test.each(casesAsItComes)('the page tells of $what', async ({ tunnelled, result: shown }) => {
      await expectResult(tunnelled, shown, homeWithoutV6);
    });
  });
});

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from '@vpn-site/harness/browser.ts';
import { chromiumPath } from '@vpn-site/harness/programs.ts';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gathered, gather } from './harness/gather.ts';
import {
  addresses,
  namespaces,
  route,
  stageInternet,
  stagingObstacle,
  type Tunnelled,
} from './harness/staged-internet.ts';
import { type StagedSite, startStagedSite, zone } from './harness/staged-site.ts';

const { home, homeResolver, tunnel, vpnResolver } = addresses;
const whole: Tunnelled = { v4: true, v6: true, stun: true, dns: true };
const nothing: Tunnelled = { v4: false, v6: false, stun: true, dns: false };
const past = 'Yes. Something still gets past your VPN.';
const reason = stagingObstacle();

/**
 * Cases for each kind of leak: the addresses that the site sees, each from the reader's home or from the tunnel; and what
 * the page shows to a reader who ran the check without the VPN before: the verdict, and the parts in which the home network
 * is still visible.
 */
const cases = [
  {
    what: 'no VPN',
    tunnelled: nothing,
    sees: { v4: home.v4, v6: home.v6, calls: [home.v6, home.v4], resolver: homeResolver },
    told: { verdict: 'Yes. Sites see the same as before.', visible: ['IPv4', 'IPv6', 'WebRTC', 'DNS'] },
  },
  {
    what: 'a VPN that carries everything',
    tunnelled: whole,
    sees: { v4: tunnel.v4, v6: tunnel.v6, calls: [tunnel.v6, tunnel.v4], resolver: vpnResolver },
    told: { verdict: 'No, as far as we can see.', visible: [] },
  },
  {
    what: 'a VPN that forgets IPv6',
    tunnelled: { ...whole, v6: false },
    sees: { v4: tunnel.v4, v6: home.v6, calls: [home.v6, tunnel.v4], resolver: vpnResolver },
    told: { verdict: past, visible: ['IPv6', 'WebRTC'] },
  },
  {
    what: 'a VPN that forgets calls',
    tunnelled: { ...whole, stun: false },
    sees: { v4: tunnel.v4, v6: tunnel.v6, calls: [home.v6, home.v4], resolver: vpnResolver },
    told: { verdict: past, visible: ['WebRTC'] },
  },
  {
    what: 'a VPN that forgets DNS',
    tunnelled: { ...whole, dns: false },
    sees: { v4: tunnel.v4, v6: tunnel.v6, calls: [tunnel.v6, tunnel.v4], resolver: homeResolver },
    told: { verdict: past, visible: ['DNS'] },
  },
];

describe.skipIf(reason !== undefined)(
  `a browser behind a real tunnel${reason ? ` (not staged: ${reason})` : ''}`,
  () => {
    let folder: string;
    let site: StagedSite;
    let takeDown: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'leaks-'));
      chmodSync(folder, 0o755);
      takeDown = [await stageInternet(folder, zone)];
      site = await startStagedSite(folder);
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

    async function atHome<Result>(
      bypassCSP: boolean,
      visit: (page: Page) => Promise<Result>,
    ): Promise<Result> {
      const browser = await chromium.launch({
        executablePath: join(folder, 'chromium'),
        args: chromiumFlags,
      });
      try {
        const context = await browser.newContext({ ignoreHTTPSErrors: true, bypassCSP });
        return await visit(await context.newPage());
      } finally {
        await browser.close();
      }
    }

    function gatherAtHome(): Promise<Gathered> {
      return atHome(true, async (page) => {
        await page.goto('https://vpn.example/robots.txt');
        return await page.evaluate(gather);
      });
    }

    /**
     * Runs the check without the VPN, then with the given routes. Returns what the page shows, under its own content
     * security policy.
     */
    function runCheckTwice(tunnelled: Tunnelled) {
      return atHome(false, async (page) => {
        route(nothing);
        await page.goto('https://vpn.example/leak-check');
        await page.getByRole('button', { name: 'My VPN is off: start' }).click();
        const second = page.getByRole('button', { name: 'My VPN is on: compare' });
        await second.waitFor();
        route(tunnelled);
        await second.click();
        const verdict = await page.locator('.leak-verdict h2').textContent();
        const visible = await page
          .locator('.leak-table tr', { has: page.getByText('Still visible') })
          .locator('th > span')
          .allTextContents();
        return { verdict, visible: visible.map((name) => /\((.*)\)/.exec(name)?.[1]) };
      });
    }

    test.each(cases)('$what', async ({ tunnelled, sees }) => {
      route(tunnelled);
      const { seen, v4, v6, calls, resolvers } = await gatherAtHome();
      expect([sees.v4, sees.v6]).toContain(seen.address);
      expect({
        v4: v4?.address,
        v6: v6?.address,
        calls: new Set(calls),
        resolvers: resolvers.map(({ address }) => address),
      }).toEqual({
        v4: sees.v4,
        v6: sees.v6,
        calls: new Set(sees.calls),
        resolvers: [sees.resolver],
      });
      expect(v4?.network?.name).toBe(sees.v4 === home.v4 ? 'Home Net' : 'Tunnel Net');
      expect(resolvers[0]?.country).toBe(sees.resolver === homeResolver ? 'PL' : 'CH');
    });

    test.each(cases)('the page tells of $what', async ({ tunnelled, told: shown }) => {
      expect(await runCheckTwice(tunnelled)).toEqual(shown);
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
  },
);

import '@vpn-site/cli/npm-script.mjs';
import { keepReadingsVariable } from '@vpn-site/content/cached-readings.ts';
import { readClauses } from '@vpn-site/gate/conformance/clauses.ts';
import { defineConfig } from 'vitest/config';

/** Timeout in milliseconds that only a hanging test reaches, however busy the machine is, so no result depends on its speed. */
const hangTimeout = 600_000;

/** A polling test reports after a minute what it saw instead of the expected value. */
const timeouts = {
  testTimeout: hangTimeout,
  hookTimeout: hangTimeout,
  expect: { poll: { timeout: 60_000 } },
};

/** Hundreds of tests read the fixture site or a copy of it, so a file is parsed again only if a test changed it. */
const cachedReadings = { [keepReadingsVariable]: '1' };

/** Settings of tests that need the built site and real services. */
const withServices = {
  globalSetup: ['packages/harness/src/services-setup.ts'],
  setupFiles: ['packages/harness/src/keep-chromium.ts'],
  // A worker loads shared modules once, and keeps its Chromium.
  isolate: false,
  ...timeouts,
};

/** Tests that must pass on the real site whatever editors write; everything else is tested on the fixture site. */
const live = [
  'tests/{data,seo}/**/*.test.ts',
  'tests/e2e/{accessibility-dark,accessibility-light,page-lengths,page-weights,reading}.test.ts',
];

const isNightly = process.env.NIGHTLY === '1';

/**
 * Tests that load the machine or take minutes, and that changes rarely break:
 * docs/decisions/0051-nightly-tests.md.
 */
const nightlyOnly = [
  'tests/faults/{alerts,full-disk,gamedays,host-upgrade,overload,views}.test.ts',
  'tests/e2e/mirror.test.ts',
];

/** Tests that measure milliseconds in the nightly run: they then run one after another, with the machine to themselves. */
const timed = [
  'tests/faults/**/*.test.ts',
  'tests/security/{addresses,leak-dns,searches}.test.ts',
  'tests/e2e/{evidence-card,handoff,javascript-budget,loading-bar,navigation,theme,toasts,tooltip,typography,updates}.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Runs once for all projects.
    globalSetup: ['packages/fixture/src/fixture-messages-setup.ts'],
    // The tags of a test are the clauses that it proves; an unknown tag fails the run.
    tags: readClauses().map(({ id, clause }) => ({ name: id, description: clause })),
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['packages/fixture/src/no-live-content.ts'],
          // Rules share no state, and loading them again for each of 300 files would take longer than the tests.
          isolate: false,
          env: cachedReadings,
          ...timeouts,
          include: [
            '{apps,packages}/*/src/**/*.test.{ts,tsx}',
            'tests/{method,monitoring,reference}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          // The editors' content as it is: tests only what must hold for any valid content.
          name: 'content',
          isolate: false,
          env: cachedReadings,
          ...timeouts,
          include: ['tests/content/**/*.test.ts'],
        },
      },
      {
        test: {
          // Renders written pages without a build, for `npm run check:change`; in the gate the build renders them.
          name: 'rendered',
          isolate: false,
          ...timeouts,
          include: ['tests/rendered/**/*.test.ts'],
        },
      },
      {
        test: {
          // Renders all pages of the real site and the fixture site, and compares what they state.
          name: 'contradictions',
          ...timeouts,
          include: ['tests/contradictions/**/*.test.ts'],
        },
      },
      {
        test: {
          // The effect of the next two years on the editors' content.
          name: 'calendar',
          ...timeouts,
          include: ['tests/calendar/**/*.test.ts'],
        },
      },
      {
        test: {
          // Tasks that editors do in a year, each on a copy. Two at a time, because each starts its own processes.
          name: 'scenarios',
          maxConcurrency: 2,
          ...timeouts,
          include: ['tests/scenarios/**/*.test.ts'],
        },
      },
      {
        test: {
          // Upkeep and the desk with a web server, repositories and a browser on this machine. One after another, because in the gate it
          // runs beside other tests and the builds.
          name: 'upkeep',
          setupFiles: ['packages/harness/src/keep-chromium.ts'],
          fileParallelism: false,
          ...timeouts,
          include: ['packages/{desk,upkeep}/tests/**/*.test.ts'],
        },
      },
      {
        test: {
          ...withServices,
          name: 'e2e',
          include: ['tests/{e2e,faults,security}/**/*.test.ts'],
          exclude: [...live, ...(isNightly ? timed : nightlyOnly)],
        },
      },
      {
        test: {
          // The image and the compose setup, on podman. Takes minutes, so it is not part of the gate.
          name: 'container',
          globalSetup: ['packages/hosting/tests/container/harness/images-setup.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          include: ['packages/hosting/tests/container/**/*.test.ts'],
        },
      },
      {
        test: {
          // A browser behind a real tunnel, on its own machines. Needs root and network namespaces, so it is not part of
          // the gate.
          name: 'leaks',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ['tests/leaks/**/*.test.ts'],
        },
      },
      {
        test: {
          // The runners of static file hosts, which have a thousand packages of their own, so they are not part of the
          // gate.
          name: 'static',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 900_000,
          include: ['packages/hosting/tests/static/*.test.ts'],
        },
      },
      { test: { ...withServices, name: 'live', include: live, env: { TESTED_SITE: 'live' } } },
      ...(isNightly
        ? [{ test: { ...withServices, name: 'timed', include: timed, fileParallelism: false } }]
        : []),
    ],
  },
});

import '@vpn-site/cli/npm-script.mjs';
import { keepReadings } from '@vpn-site/content/kept-readings.ts';
import { readClauses } from '@vpn-site/gate/conformance/clauses.ts';
import { defineConfig } from 'vitest/config';

/** So many milliseconds only what hangs takes, however busy the machine is: no result depends on how quick it is. */
const onlyWhatHangs = 600_000;

/** A test that waits for what it wants to see says after a minute what it saw instead. */
const patient = {
  testTimeout: onlyWhatHangs,
  hookTimeout: onlyWhatHangs,
  expect: { poll: { timeout: 60_000 } },
};

/** Hundreds of tests read the fixture site or a copy of it: a file is parsed again only where a test changed it. */
const keptReadings = { [keepReadings]: '1' };

/** What needs the built site and real services. */
const withServices = {
  globalSetup: ['packages/harness/src/services-setup.ts'],
  setupFiles: ['packages/harness/src/keep-chromium.ts'],
  // A worker loads what its tests share once, and keeps its Chromium.
  isolate: false,
  ...patient,
};

/** What must hold on the real site whatever editors write; everything else is tested on the fixture site. */
const live = [
  'tests/{data,seo}/**/*.test.ts',
  'tests/e2e/{accessibility-dark,accessibility-light,page-lengths,page-weights,reading}.test.ts',
];

const isNightly = process.env.NIGHTLY === '1';

/** Tests that load the machine, or take minutes, and that changes seldom break: docs/decisions/0051-what-the-gate-leaves-for-the-night.md. */
const byNight = [
  'tests/faults/{alerts,full-disk,host-upgrade,overload,views}.test.ts',
  'tests/e2e/{mirror,upgrade}.test.ts',
];

/** Tests that count milliseconds at night: then they run one after another, with the machine to themselves. */
const timed = [
  'tests/faults/**/*.test.ts',
  'tests/security/{addresses,searches}.test.ts',
  'tests/e2e/{evidence-card,handoff,javascript-budget,loading-bar,navigation,theme,toasts,tooltip,typography,updates,upgrade}.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // For every project, once.
    globalSetup: ['packages/fixture/src/fixture-messages-setup.ts'],
    // The clauses that a test proves are its tags; a tag that is no clause fails the run.
    tags: readClauses().map(({ id, clause }) => ({ name: id, description: clause })),
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['packages/fixture/src/no-live-content.ts'],
          // Rules have no state to hide from each other; loading them anew for each of 300 files takes longer than they do.
          isolate: false,
          env: keptReadings,
          ...patient,
          include: [
            '{apps,packages}/*/src/**/*.test.{ts,tsx}',
            'tests/{method,monitoring,reference}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          // What editors wrote, as it is: only what holds for any honest content.
          name: 'content',
          isolate: false,
          env: keptReadings,
          ...patient,
          include: ['tests/content/**/*.test.ts'],
        },
      },
      {
        test: {
          // Written pages without a build, for `npm run check:change`; in the gate the build draws them.
          name: 'drawn',
          isolate: false,
          ...patient,
          include: ['tests/drawn/**/*.test.ts'],
        },
      },
      {
        test: {
          // What the next two years do to what editors wrote.
          name: 'calendar',
          ...patient,
          include: ['tests/calendar/**/*.test.ts'],
        },
      },
      {
        test: {
          // What editors do in a year, each on a copy: two at a time, because each starts processes of its own.
          name: 'acts',
          maxConcurrency: 2,
          ...patient,
          include: ['tests/acts/**/*.test.ts'],
        },
      },
      {
        test: {
          // Upkeep against a web, repositories and a browser on this machine. One after another: in the gate it runs beside other tests and the builds.
          name: 'upkeep',
          setupFiles: ['packages/harness/src/keep-chromium.ts'],
          fileParallelism: false,
          ...patient,
          include: ['packages/upkeep/tests/**/*.test.ts'],
        },
      },
      {
        test: {
          ...withServices,
          name: 'e2e',
          include: ['tests/{e2e,faults,security}/**/*.test.ts'],
          exclude: [...live, ...(isNightly ? timed : byNight)],
        },
      },
      {
        test: {
          // The image and what is composed of it, on podman: minutes, so not part of the gate.
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
          // A browser behind a real tunnel, on machines of its own: needs root and network namespaces, so not part of the gate.
          name: 'leaks',
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          include: ['tests/leaks/**/*.test.ts'],
        },
      },
      {
        test: {
          // The visual editor installs packages of its own: a minute and more, so not part of the gate.
          name: 'edit',
          testTimeout: 60_000,
          hookTimeout: 300_000,
          include: ['packages/editor/tests/**/*.test.ts'],
        },
      },
      {
        test: {
          // The runners of hosts of plain files, which are a thousand packages of their own: not part of the gate.
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

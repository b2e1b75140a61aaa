/** Allowed imports per package; docs/architecture.md says why. A package that is not listed here may import nothing. */
const packages = {
  'packages/core': [],
  'packages/content': ['packages/core'],
  'packages/cli': ['packages/core', 'packages/content'],
  'apps/dns': [],
  'apps/site': ['packages/core', 'packages/content', 'packages/cli'],
  'apps/server': ['packages/core', 'packages/content', 'packages/cli', 'apps/dns', 'apps/site'],
  'packages/editor': ['packages/core', 'packages/content', 'packages/cli', 'apps/site', 'packages/upkeep'],
  'packages/desk': [
    'packages/core',
    'packages/content',
    'packages/cli',
    'apps/site',
    'apps/server',
    'packages/upkeep',
    'packages/editor',
  ],
  'packages/upkeep': ['packages/core', 'packages/content', 'packages/cli', 'apps/site', 'apps/server'],
  'packages/hosting': ['packages/core', 'packages/content', 'packages/cli', 'apps/site', 'apps/server'],
  'packages/fixture': ['packages/core', 'packages/content', 'apps/site'],
  'packages/harness': [
    'packages/core',
    'packages/content',
    'apps/dns',
    'apps/site',
    'apps/server',
    'packages/hosting',
    'packages/fixture',
  ],
  'packages/gate': [
    'packages/core',
    'packages/content',
    'packages/cli',
    'apps/site',
    'apps/server',
    'packages/hosting',
    'packages/harness',
  ],
  'packages/bench': [
    'packages/core',
    'packages/content',
    'apps/dns',
    'apps/site',
    'apps/server',
    'packages/harness',
  ],
};

/** Allowed imports per folder of the site. Folders of packages/core and packages/content are given with their full path. */
const core = 'packages/core';
const words = 'packages/core/src/i18n';
const siteFolders = {
  browser: [core],
  ui: [words, 'browser'],
  search: [core, 'browser', 'ui'],
  'leak-check': [core, 'browser', 'ui'],
  shortlist: [core, 'browser', 'ui'],
  report: [core],
  page: [core, 'report', 'search'],
  head: [core, 'page', 'search', 'ui/theme'],
  layout: [words, 'browser', 'search', 'shortlist', 'ui'],
  site: [core, 'leak-check'],
  evidence: [core, 'browser', 'report', 'site', 'ui'],
  price: [core, 'browser', 'evidence', 'site', 'ui'],
  score: [core, 'browser', 'evidence', 'price', 'site', 'ui'],
  blocks: [core, 'browser', 'evidence', 'price', 'score', 'shortlist', 'site', 'ui'],
  views: [
    ...[core, 'blocks', 'browser', 'evidence', 'head', 'layout', 'leak-check', 'page', 'price'],
    ...['report', 'score', 'search', 'shortlist', 'site', 'ui'],
  ],
  compose: [
    ...[core, 'packages/content', 'blocks', 'evidence', 'head', 'leak-check', 'page', 'price', 'report'],
    ...['score', 'search', 'site', 'ui/brand', 'ui/color', 'ui/icons', 'views'],
  ],
  checks: [
    ...[core, 'packages/content', 'blocks', 'compose', 'evidence', 'page', 'score', 'search', 'site'],
    ...['ui/brand', 'ui/color', 'ui/icons'],
  ],
  shell: [
    ...['blocks', 'browser', 'evidence', 'head', 'layout', 'leak-check', 'price', 'score', 'search'],
    ...['shortlist', 'ui', 'views'],
  ],
  pages: ['compose', 'shell', 'packages/content/src/build-settings.ts'],
  release: [core, 'compose', 'head', 'layout', 'leak-check', 'ui'],
};

const tests = '\\.test\\.tsx?$|/tests/';

/**
 * Client scripts beside their components may also import core and search, because they search and read addresses, which the
 * React code of ui and layout never does.
 */
const scripts = '\\.client\\.ts$';
const forScripts = [core, 'search'];

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `${name} may import: ${allowed.join(', ') || 'nothing'} (and itself).`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: tests },
  to: { path: '^(?:apps|packages|tests)/', pathNot: [name, ...allowed].map((target) => `^${target}/`) },
}));

const siteRules = Object.entries(siteFolders).flatMap(([folder, allowed]) => [
  siteRule(`site/${folder}-imports`, folder, allowed, {
    path: `^apps/site/src/${folder}/`,
    pathNot: [tests, scripts],
  }),
  siteRule(`site/${folder}-scripts-import`, folder, [...allowed, ...forScripts], {
    path: `^apps/site/src/${folder}/.*${scripts}`,
  }),
]);

function siteRule(name, folder, allowed, from) {
  return {
    name,
    comment: `apps/site/src/${folder} may import: ${allowed.join(', ') || 'nothing'} (and itself).`,
    severity: 'error',
    from,
    to: {
      path: '^(?:apps|packages|tests)/',
      pathNot: [folder, ...allowed].map((target) =>
        target.startsWith('packages/') ? `^${target}` : `^apps/site/src/${target}/`,
      ),
    },
  };
}

export default {
  forbidden: [
    ...packageRules,
    ...siteRules,
    {
      name: 'core-is-pure',
      comment:
        'packages/core imports no packages and no Node modules, so that browsers and servers can use it.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: [tests, '^packages/core/src/i18n/'] },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core', 'unknown'],
      },
    },
    {
      name: 'core-rules-have-no-words',
      comment: 'Rules only decide. Texts in a language belong elsewhere.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: [tests, '^packages/core/src/i18n/'] },
      to: { path: '^packages/core/src/i18n/' },
    },
    {
      name: 'words-know-languages-only',
      comment: 'packages/core/src/i18n may import: locale, memo (and itself).',
      severity: 'error',
      from: { path: '^packages/core/src/i18n/', pathNot: tests },
      to: { path: '^packages/core/src/', pathNot: '^packages/core/src/(?:i18n|locale|memo)/' },
    },
    {
      name: 'ledger-imports',
      comment: 'The ledger may import: outbound, day and site of packages/core, and the report of a reader.',
      severity: 'error',
      from: { path: '^apps/server/src/ledger/', pathNot: tests },
      to: {
        path: '^(?:apps|packages)/',
        pathNot: [
          '^apps/server/src/ledger/',
          '^packages/core/src/(?:outbound|day)/',
          '^apps/site/src/report/',
        ],
      },
    },
    {
      name: 'money-cannot-reach-the-score',
      comment: 'Scoring never reaches offers, commissions or clicks, not even through another module.',
      severity: 'error',
      from: { path: '^packages/core/src/scoring/' },
      to: {
        path: '(?:^|/)(?:offers?|commissions?|clicks?|outbound|ledger)(?:[-./]|$)',
        // Packages may be listed by absolute path, and the folder of a clone could match the pattern above.
        pathNot: '/node_modules/',
        reachable: true,
      },
    },
    {
      name: 'block-without-react',
      comment:
        'A block declaration never imports components, not even through another module, because checks and tools read it without React.',
      severity: 'error',
      from: { path: '^apps/site/src/blocks/(?:blocks|[^/]+/[^/]+/[^/]+\\.block)\\.ts$' },
      to: { path: '(?:\\.tsx$|node_modules/react)', reachable: true },
    },
    {
      name: 'compose-without-react',
      comment:
        'Checks and tools run compose in plain Node, which cannot read .tsx. Put components into views.',
      severity: 'error',
      from: { path: '^apps/site/src/compose/', pathNot: tests },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-commands',
      comment: 'Do not import from commands. Move the shared code into src.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/', pathNot: tests },
      to: { path: '^(?:apps|packages)/[^/]+/commands/' },
    },
    {
      name: 'through-the-door',
      comment: 'Import another package by its name, so that its exports decide what others may use.',
      severity: 'error',
      from: { path: '^((?:apps|packages)/[^/]+)/' },
      to: {
        path: '^(?:apps|packages)/[^/]+/',
        pathNot: ['^$1/', '/commands/', '\\.css$'],
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'schemas-stay-out-of-the-browser',
      comment: 'Use zod only in the build and the server, because components may end up in a browser bundle.',
      severity: 'error',
      from: {
        path: [
          '^packages/core/',
          '^apps/site/src/(?:ui|layout|search|site|evidence|price|score|blocks|views|browser|shell)/',
        ],
        pathNot: tests,
      },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'search-engine-in-one-place',
      comment: 'Only apps/site/src/search imports the search library, so that you can replace it.',
      severity: 'error',
      from: { pathNot: '^(?:apps/site/src/search|node_modules)/' },
      to: { path: 'node_modules/minisearch' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      comment: 'This import cannot be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|astro/app/entrypoint)|\\.css\\?raw$' },
    },
    {
      name: 'no-dev-dependency-in-the-product',
      comment:
        'Code that runs in production imports only dependencies of its own package, not dev dependencies or those of other packages.',
      severity: 'error',
      from: {
        path: '^(?:apps|packages/(?:core|content|cli))/',
        pathNot: [tests, '^apps/site/(?:astro\\.config\\.ts|commands/|src/build/)'],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^(?:apps|packages)/',
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};

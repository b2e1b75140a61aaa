/** Who may import whom; docs/architecture.md tells why. A room that is not named here may import nothing. */
const rooms = {
  domain: [],
  i18n: ['domain/locale', 'domain/memo'],
  head: ['domain', 'i18n', 'ui/theme'],
  catalog: ['domain'],
  search: ['domain'],
  ledger: ['domain/outbound', 'domain/report', 'domain/day'],
  'leak-dns': [],
  browser: ['domain'],
  ui: ['i18n', 'browser'],
  site: ['domain', 'i18n'],
  evidence: ['domain', 'i18n', 'browser', 'ui', 'site'],
  'leak-check': ['domain', 'i18n', 'browser', 'ui'],
  price: ['domain', 'i18n', 'browser', 'ui', 'site', 'evidence'],
  score: ['domain', 'i18n', 'browser', 'ui', 'site', 'evidence', 'price'],
  blocks: ['domain', 'i18n', 'browser', 'ui', 'site', 'evidence', 'price', 'score'],
  views: [
    'domain',
    'i18n',
    'head',
    'browser',
    'ui',
    'site',
    'evidence',
    'leak-check',
    'price',
    'score',
    'blocks',
  ],
  shell: ['head', 'browser', 'ui', 'evidence', 'leak-check', 'price', 'score', 'blocks', 'views'],
  pages: ['compose', 'shell'],
  compose: [
    'domain',
    'i18n',
    'head',
    'catalog',
    'search',
    'ui/icons',
    'ui/brand',
    'ui/color',
    'site',
    'evidence',
    'price',
    'score',
    'blocks',
    'views',
  ],
  rules: [
    'domain',
    'i18n',
    'catalog',
    'compose',
    'site',
    'evidence',
    'score',
    'blocks',
    'ui/color',
    'ui/icons',
    'ui/brand',
  ],
};

const tests = '\\.test\\.tsx?$';

/** Scripts that lie beside the component they serve: they search and read addresses, which React of ui never does. */
const scripts = '\\.client\\.ts$';
const forScripts = ['domain', 'search'];

const roomRules = Object.entries(rooms).flatMap(([room, allowed]) => [
  roomRule(`${room}-imports`, room, allowed, { path: `^src/${room}/`, pathNot: [tests, scripts] }),
  roomRule(`${room}-scripts-import`, room, [...allowed, ...forScripts], {
    path: `^src/${room}/.*${scripts}`,
  }),
]);

function roomRule(name, room, allowed, from) {
  return {
    name,
    comment: `src/${room} may import: ${allowed.join(', ') || 'nothing'} (and itself).`,
    severity: 'error',
    from,
    to: {
      path: '^(?:src|tools|tests|bench)/',
      pathNot: [room, ...allowed].map((target) => `^src/${target}/`),
    },
  };
}

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'domain-is-pure',
      comment: 'src/domain has no packages and no Node: rules are tested and reused everywhere.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core', 'unknown'],
      },
    },
    {
      name: 'money-cannot-reach-the-score',
      comment: 'Scoring never reaches offers, commissions or clicks, not even through another module.',
      severity: 'error',
      from: { path: '^src/domain/scoring/' },
      to: {
        path: '(?:^|/)(?:offers?|commissions?|clicks?|outbound|ledger)(?:[-./]|$)',
        // Packages may be named by their whole path, and a clone may lie in a folder of such a name.
        pathNot: '/node_modules/',
        reachable: true,
      },
    },
    {
      name: 'block-without-react',
      comment:
        'What declares a block decides and never draws, not even through another module: checks and tools read it without React.',
      severity: 'error',
      from: { path: '^src/blocks/(?:blocks|[^/]+/[^/]+/[^/]+\\.block)\\.ts$' },
      to: { path: '(?:\\.tsx$|node_modules/react)', reachable: true },
    },
    {
      name: 'compose-without-react',
      comment:
        'Checks and tools run compose in plain Node, which cannot read .tsx: it says what a page is, views draw it.',
      severity: 'error',
      from: { path: '^src/compose/', pathNot: tests },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-server-or-tools',
      comment: 'Composition roots import; they are not imported.',
      severity: 'error',
      from: { path: '^(?:src|bench)/', pathNot: ['^src/server/', tests] },
      to: { path: '^(?:src/server|tools)/' },
    },
    {
      name: 'schemas-stay-out-of-the-browser',
      comment:
        'zod is for the build and the server; domain, ui, evidence, price, score, blocks and views may end in a browser bundle.',
      severity: 'error',
      from: {
        path: '^src/(?:domain|i18n|ui|site|evidence|price|score|blocks|views|browser|shell)/',
        pathNot: tests,
      },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'search-engine-in-one-room',
      comment: 'src/search alone knows which library answers queries, so that another can take its place.',
      severity: 'error',
      from: { pathNot: '^(?:src/search|node_modules)/' },
      to: { path: 'node_modules/minisearch' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      comment:
        'Every import leads somewhere. The visual editor has packages of its own, which only its users install.',
      severity: 'error',
      from: { pathNot: '^tools/edit/app/' },
      to: { couldNotResolve: true, pathNot: '^(?:virtual:|astro/app/entrypoint)' },
    },
    {
      name: 'no-dev-dependency-in-the-product',
      comment:
        'What runs in production is a dependency of ours: not a dev dependency, not one that another package happens to bring.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
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

import { type Row, report } from '#report.ts';

/** Runs one measurement. Prints results that do not fit into a row. */
type Measure = (args: readonly string[]) => Row[] | Promise<Row[]>;

interface Part {
  /** The full measurement. It gets the arguments of the command. */
  readonly full: Measure;
  /** The short variant for `npm run site -- bench`. Measurements without one take too long for it. */
  readonly short?: Measure;
}

/** Loads each measurement on demand, because Lighthouse alone takes seconds to load. */
const parts: Readonly<Record<string, () => Promise<Part>>> = {
  weights: async () => {
    const { measureWeights } = await import('#weights.ts');
    return { full: measureWeights, short: measureWeights };
  },
  scoring: async () => {
    const { measureScoring } = await import('#scoring.ts');
    return { full: measureScoring, short: measureScoring };
  },
  search: async () => {
    const { measureSearch } = await import('#search.ts');
    return { full: () => measureSearch([1000, 10_000, 60_000]), short: () => measureSearch([]) };
  },
  serve: async () => {
    const { measureServing } = await import('#serve.ts');
    return { full: () => measureServing(5, 4), short: () => measureServing(3, 2) };
  },
  'leak-check': async () => {
    const { measureLeakChecks } = await import('#leak-check.ts');
    return { full: ([seconds = '60']) => measureLeakChecks(Number(seconds)) };
  },
  pages: async () => {
    const { measurePages } = await import('#pages.ts');
    return { full: ([rounds = '9']) => measurePages(Number(rounds)), short: () => measurePages(9) };
  },
  build: async () => {
    const { measureBuilding } = await import('#build.ts');
    return {
      full: () => measureBuilding({ few: 300, many: 3000 }),
      short: () => measureBuilding({ few: 100, many: 400 }),
    };
  },
  dev: async () => ({ full: (await import('#dev.ts')).measureDevelopment }),
  ranking: async () => {
    const { measureRanking } = await import('#ranking.ts');
    return { full: measureRanking, short: () => measureRanking() };
  },
  clicks: async () => ({ full: (await import('#clicks.ts')).measureClicks }),
  overload: async () => ({ full: (await import('#overload.ts')).measureOverload }),
  soak: async () => ({ full: (await import('#soak.ts')).measureSoak }),
  lighthouse: async () => ({ full: (await import('#lighthouse.ts')).measureLighthouse }),
  accessibility: async () => ({ full: (await import('#accessibility.ts')).measureAccessibility }),
  reading: async () => ({ full: (await import('#reading.ts')).measureReading }),
  growth: async () => ({ full: (await import('#growth.ts')).measureGrowth }),
};

// The test harness reads this when it is loaded, and starts the fixture site by default.
process.env.TESTED_SITE ??= 'live';

/**
 * npm run site -- bench [-- <part> …]: runs the short variants, which take less than half an hour, or one measurement in
 * full. Needs a build.
 */
const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  report(await runShortVariants());
} else if (name in parts) {
  report((await (await parts[name]?.())?.full(args)) ?? []);
} else {
  console.error(`There is no measurement "${name}". The measurements are ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 1;
}

async function runShortVariants(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [part, load] of Object.entries(parts)) {
    const started = performance.now();
    const { short } = await load();
    if (!short) continue;
    rows.push(...(await short([])));
    console.error(`${part}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  return rows;
}

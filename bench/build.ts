import { rmSync } from 'node:fs';
import budgets from './budgets.json' with { type: 'json' };
import { createBareProject, createOurProject } from './build/projects.ts';
import { type BuildFigures, timedBuild } from './build/timed-build.ts';
import type { Row } from './report.ts';

interface BuildSizes {
  readonly few: number;
  readonly many: number;
  /** Whether to build once more, with the compressed forms and pictures of unchanged pages at hand. */
  readonly again: boolean;
}

/** What a further page takes to build, for this project and the smallest Astro project. */
export async function measureBuilding({ few, many, again }: BuildSizes): Promise<Row[]> {
  const [bareFew] = await build(createBareProject(few), false);
  const [oursFew, againFew] = await build(createOurProject(few), again);
  const [bareMany] = await build(createBareProject(many), false);
  const [oursMany, againMany] = await build(createOurProject(many), again);

  const perPage = (fewer: BuildFigures, more: BuildFigures, { extras }: { readonly extras: boolean }) => {
    const seconds = (figures: BuildFigures) => figures.seconds - (extras ? 0 : figures.extraSeconds);
    return ((seconds(more) - seconds(fewer)) / (many - few)) * 1000;
  };
  const bare = perPage(bareFew, bareMany, { extras: true });
  const row = (name: string, ours: number) => ({ name, unit: 'ms', ours, bare, ratio: ours / bare });
  const budget = { atMost: budgets.buildTimePerPageRatio };
  return [
    { ...row('a further page rendered', perPage(oursFew, oursMany, { extras: false })), budget },
    row('… with brotli 11, gzip and its picture', perPage(oursFew, oursMany, { extras: true })),
    ...(againFew && againMany
      ? [{ ...row('… built again', perPage(againFew, againMany, { extras: true })), budget }]
      : []),
    {
      name: `memory that ${many - few} further pages take`,
      unit: 'MB',
      ours: oursMany.peakMegabytes - oursFew.peakMegabytes,
      bare: bareMany.peakMegabytes - bareFew.peakMegabytes,
      budget: { atMost: budgets.buildMemoryGrowthMegabytes },
    },
  ];
}

async function build(folder: string, again: boolean): Promise<[BuildFigures, BuildFigures?]> {
  try {
    const first = await timedBuild(folder);
    return again ? [first, await timedBuild(folder)] : [first];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import budgets from '../budgets.json' with { type: 'json' };
import { createBareProject, createOurProject } from './build/projects.ts';
import { type BuildFigures, buildTwice } from './build/timed-build.ts';
import type { Row } from './report.ts';

interface BuildSizes {
  readonly few: number;
  readonly many: number;
}

/**
 * Measures the build time of one more page, for this project and for the smallest Astro project. The latter renders no
 * pictures and compresses nothing, so the budget is for a build that finds both in its cache.
 */
export async function measureBuilding({ few, many }: BuildSizes): Promise<Row[]> {
  const bareFew = await buildTwice(createBareProject(few));
  const oursFew = await buildTwice(createOurProject(few));
  const bareMany = await buildTwice(createBareProject(many));
  const oursMany = await buildTwice(createOurProject(many));

  const perPage = (fewer: BuildFigures, more: BuildFigures) =>
    ((more.seconds - fewer.seconds) / (many - few)) * 1000;
  const bare = perPage(bareFew.again, bareMany.again);
  const row = (name: string, ours: number) => ({ name, unit: 'ms', ours, bare, ratio: ours / bare });
  return [
    {
      ...row(
        'a further page, its picture and compressed forms at hand',
        perPage(oursFew.again, oursMany.again),
      ),
      budget: { atMost: budgets.buildTimePerPageRatio },
    },
    row('… in a clean build', perPage(oursFew.clean, oursMany.clean)),
    {
      name: `memory that ${many - few} further pages take`,
      unit: 'MB',
      ours: oursMany.clean.peakMegabytes - oursFew.clean.peakMegabytes,
      bare: bareMany.clean.peakMegabytes - bareFew.clean.peakMegabytes,
      budget: { atMost: budgets.buildMemoryGrowthMegabytes },
    },
  ];
}

import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import { bySeverity, formatProblem, ProblemsError } from '@vpn-site/content/problem.ts';
import { clockDay, today } from '@vpn-site/content/today.ts';
import type { AstroIntegration } from 'astro';
import { siteProblems } from '#checks/site-problems.ts';
import type { BuildSwitch } from '#compose/built-states.ts';
import { publicIconProblems } from './public-icon-problems.ts';

/** Stops the build if the content has errors. The running release then stays online. */
export function contentCheck(
  site: string,
  settings: Pick<BuildSettings, BuildSwitch | 'hasPublicIcons' | 'siteUrl'>,
): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:build:start': ({ logger }) => {
        const { stopping, warnings } = bySeverity([
          ...siteProblems(site, today(), clockDay(), settings),
          ...(settings.hasPublicIcons ? publicIconProblems(site) : []),
        ]);
        for (const problem of warnings) logger.warn(`\n${formatProblem(problem)}`);
        if (stopping.length > 0) throw new ProblemsError(stopping);
      },
    },
  };
}

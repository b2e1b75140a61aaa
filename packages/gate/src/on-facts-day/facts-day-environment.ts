import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { factsDay } from '@vpn-site/content/facts/facts-day.ts';
import { clockDay } from '@vpn-site/content/today.ts';

/**
 * Returns an environment in which the site is computed for the day of its newest fact, so that the same commit always gives
 * the same result. An AS_OF that is already set does not change.
 */
export function factsDayEnvironment(site: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { AS_OF } = environment;
  if (AS_OF !== undefined && AS_OF !== '') return environment;
  return { ...environment, AS_OF: factsDay(readFactFiles(site), clockDay()) };
}

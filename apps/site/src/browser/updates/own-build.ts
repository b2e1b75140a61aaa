/** The build that wrote this page, as the server names it with every page; undefined where no server does. */
export function ownBuild(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'build')?.description || undefined;
}

/** Returns the id of the build that rendered this page, from the Server-Timing header; undefined if the server sends none. */
export function pageBuild(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'build')?.description || undefined;
}

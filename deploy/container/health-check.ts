/** node health-check.ts /healthz: ends well when this container's server answers that address with 200. */
const [path = '/healthz'] = process.argv.slice(2);
const { PORT = '8080' } = process.env;

const status = await fetch(`http://127.0.0.1:${PORT}${path}`, { signal: AbortSignal.timeout(3000) }).then(
  async (answer) => `${answer.status} ${await answer.text()}`,
  (error: unknown) => String(error),
);
console.log(`${path}: ${status}`);
process.exitCode = status.startsWith('200 ') ? 0 : 1;

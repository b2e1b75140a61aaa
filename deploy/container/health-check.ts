import { argv, env } from 'node:process';

/** node health-check.ts /healthz: ends well when the server of this container answers that address with 200. */
const path = argv[2] ?? '/healthz';
const url = `http://127.0.0.1:${env.PORT ?? '8080'}${path}`;

const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
  async (response) => `${response.status} ${await response.text()}`,
  (error: unknown) => String(error),
);
console.log(`${path}: ${answer}`);
process.exitCode = answer.startsWith('200 ') ? 0 : 1;

import { deployedSettings } from '../tests/e2e/harness/deployed-settings.ts';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { overload } from '../tests/e2e/harness/overload.ts';

/** A minute of ten times the load that one process can render: who is refused hears so at once, the others are served. */
const seconds = 60;
const origin = await startOrigin(deployedSettings());
const figures = await overload(origin, seconds);
await origin.stop();

const ratio = figures.goodput / figures.capacity;
const byProcessor = figures.processorRatio.toFixed(2);
const { capacity, offered, goodput, shed, shedP99, failed, clicks, clicksAnswered } = figures;
console.log(`one process renders ${capacity.toFixed(0)} pages/s; asked for ${offered}/s for ${seconds} s`);
console.log(`rendered ${goodput.toFixed(0)}/s, ${ratio.toFixed(2)} of that (budget: at least 0.9)`);
console.log(`per second of its own processor time: ${byProcessor} of that`);
console.log(
  `refused ${shed}, 99 of 100 within ${shedP99.toFixed(1)} ms (budget: 50); without an answer ${failed}`,
);
console.log(`outbound clicks meanwhile: ${clicksAnswered} of ${clicks} sent on`);
console.log(`the next page after the load: ${figures.recoveryMilliseconds.toFixed(0)} ms (budget: 10,000)`);
const isGood = ratio >= 0.9 && shedP99 < 50 && failed === 0 && clicksAnswered === clicks;
process.exitCode = isGood && figures.recoveryMilliseconds < 10_000 ? 0 : 1;

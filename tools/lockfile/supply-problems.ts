import { explanationProblems } from './explanation-problems.ts';
import { floorProblems } from './floor-problems.ts';
import { installScriptProblems } from './install-script-problems.ts';
import { licenceProblems } from './licence-problems.ts';
import { pinningProblems } from './pinning-problems.ts';
import { platformProblems } from './platform-problems.ts';
import { runtimeProblems } from './runtime-problems.ts';
import { scriptProblems } from './script-problems.ts';
import type { Supply } from './supply.ts';

/** What is wrong with what we install. */
export function supplyProblems(supply: Supply): string[] {
  return [
    pinningProblems,
    installScriptProblems,
    licenceProblems,
    floorProblems,
    explanationProblems,
    platformProblems,
    runtimeProblems,
    scriptProblems,
  ].flatMap((problemsOf) => problemsOf(supply));
}

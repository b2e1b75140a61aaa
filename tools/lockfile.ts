import { readFileSync } from 'node:fs';

/** Exact versions, integrity for every package, no download addresses, and few direct dependencies, each explained. */
interface Lockfile {
  readonly packages: Readonly<Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>>;
}
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const mostRuntimeDependencies = 30;
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const explained = readFileSync('docs/dependencies.md', 'utf8');
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

const problems = [
  ...Object.entries(lockfile.packages)
    .filter(([path, entry]) => path !== '' && !entry.integrity && !entry.inBundle)
    .map(([path]) => `package-lock.json: ${path} has no integrity; write the lockfile with the pinned npm.`),
  ...Object.entries(lockfile.packages)
    .filter(([, entry]) => entry.resolved !== undefined)
    .map(
      ([path]) => `package-lock.json: ${path} holds a download address; set omit-lockfile-registry-resolved.`,
    ),
  ...Object.entries(direct)
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}"; pin an exact version.`),
  ...Object.keys(direct)
    .filter((name) => !explained.includes(`\`${name}\``))
    .map((name) => `docs/dependencies.md: ${name} has no line; say why it, and what else was considered.`),
];
if (Object.keys(manifest.dependencies).length > mostRuntimeDependencies) {
  problems.push(`package.json: more than ${mostRuntimeDependencies} runtime dependencies.`);
}

for (const problem of problems) console.error(problem);
console.log(`Lockfile: ${Object.keys(lockfile.packages).length - 1} packages, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

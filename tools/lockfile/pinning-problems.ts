import type { Supply } from './supply.ts';

/** Exact versions, integrity for every package, no download addresses, and the npm that was tested. */
export function pinningProblems({ packages, manifest, npmrc, scripts }: Supply): string[] {
  const direct = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies };
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...installed
      .filter(([, entry]) => !entry.integrity && !entry.inBundle)
      .map(
        ([path]) => `package-lock.json: ${path} has no integrity; write the lockfile with the pinned npm.`,
      ),
    ...installed
      .filter(([, entry]) => entry.resolved !== undefined)
      .map(
        ([path]) =>
          `package-lock.json: ${path} holds a download address; set omit-lockfile-registry-resolved.`,
      ),
    ...Object.entries(direct)
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => `package.json: ${name} is "${version}"; pin an exact version.`),
    ...(manifest.packageManager === `npm@${direct.npm}` && /^npm@1[2-9]\./.test(manifest.packageManager)
      ? []
      : [
          `package.json: packageManager is "${manifest.packageManager}"; name the npm that is installed, 12 or later.`,
        ]),
    ...['ignore-scripts=true', 'save-exact=true', 'omit-lockfile-registry-resolved=true']
      .filter((setting) => !npmrc.split('\n').includes(setting))
      .map((setting) => `.npmrc: "${setting}" is missing; write it.`),
    ...Object.entries(scripts)
      .filter(([, text]) => /\bnpm (?:i|install|add|update|up)\b/.test(text))
      .map(([file]) => `${file}: installs what the lockfile does not name; write npm ci.`),
  ];
}

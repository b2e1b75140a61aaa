import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The parts of a CycloneDX document that we read or write; all else is left as npm wrote it. */
export interface Bom {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

export interface Runtime {
  /** Of Node, as it says itself. */
  readonly version: string;
  /** The package it came as; none when it is the machine's own. */
  readonly packageName?: string | undefined;
}

/**
 * Names Node itself. npm lists packages only: it knows nothing of a Node that the machine has, and a scanner that looks
 * for Node by the name under which its holes are published does not find it in the name of a package.
 */
export function withRuntime<Listed extends Bom>(bom: Listed, { version, packageName }: Runtime): Listed {
  const ref = `nodejs@${version}`;
  const node = {
    'bom-ref': ref,
    type: 'platform',
    name: 'node',
    version,
    scope: 'required',
    description: packageName ? `Node.js, from the package ${packageName}` : 'Node.js, as the machine has it',
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    purl: `pkg:generic/nodejs@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const carrier = bom.components.find(({ name }) => name === packageName)?.['bom-ref'];
  const needing = carrier ?? bom.metadata.component['bom-ref'];
  return {
    ...bom,
    components: [...bom.components, node],
    dependencies: [
      ...bom.dependencies.map((entry) =>
        entry.ref === needing ? { ...entry, dependsOn: [...entry.dependsOn, ref] } : entry,
      ),
      { ref, dependsOn: [] },
    ],
  };
}

/** Leaves the project's own packages out: they are what is described. What they need, the project needs. */
export function withoutOwnPackages<Listed extends Bom>(bom: Listed): Listed {
  const root = bom.metadata.component['bom-ref'];
  const own = new Set([
    root,
    ...bom.components
      .filter(({ name }) => name.startsWith('@vpn-site/'))
      .map((component) => component['bom-ref']),
  ]);
  const needed = bom.dependencies.filter(({ ref }) => own.has(ref)).flatMap(({ dependsOn }) => dependsOn);
  return {
    ...bom,
    components: bom.components.filter((component) => !own.has(component['bom-ref'])),
    dependencies: [
      { ref: root, dependsOn: [...new Set(needed)].filter((ref) => !own.has(ref)) },
      ...bom.dependencies.filter(({ ref }) => !own.has(ref)),
    ],
  };
}

/** The package that a program lies in; none when it is outside of the packages of this project. */
export function runtimePackage(root: string, program: string): string | undefined {
  const [name] = relative(join(realpathSync(root), 'node_modules'), realpathSync(program)).split(sep);
  return name === undefined || name === '..' || name === '' ? undefined : name;
}

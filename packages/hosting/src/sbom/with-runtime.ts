import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The parts of a CycloneDX document that we read or write. Everything else stays as npm wrote it. */
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
  readonly version: string;
  /** The package from which Node was installed; undefined if it is the machine's own Node. */
  readonly packageName?: string | undefined;
}

/**
 * Adds Node itself to the list. npm lists only packages, so a Node that is installed on the machine would be missing.
 * Scanners need the name under which Node's vulnerabilities are published, which is not the name of the package.
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

/**
 * Removes the workspaces from the list, because they are the software that it describes. Their dependencies become those of
 * the project.
 */
export function withoutWorkspaces<Listed extends Bom>(bom: Listed): Listed {
  const root = bom.metadata.component['bom-ref'];
  const workspaces = new Set([
    root,
    ...bom.components
      .filter(({ name }) => name.startsWith('@vpn-site/'))
      .map((component) => component['bom-ref']),
  ]);
  const needed = bom.dependencies
    .filter(({ ref }) => workspaces.has(ref))
    .flatMap(({ dependsOn }) => dependsOn);
  return {
    ...bom,
    components: bom.components.filter((component) => !workspaces.has(component['bom-ref'])),
    dependencies: [
      { ref: root, dependsOn: [...new Set(needed)].filter((ref) => !workspaces.has(ref)) },
      ...bom.dependencies.filter(({ ref }) => !workspaces.has(ref)),
    ],
  };
}

/** Returns the package that contains a program; undefined if it is outside of this project's packages. */
export function runtimePackage(root: string, program: string): string | undefined {
  const [name] = relative(join(realpathSync(root), 'node_modules'), realpathSync(program)).split(sep);
  return name === undefined || name === '..' || name === '' ? undefined : name;
}

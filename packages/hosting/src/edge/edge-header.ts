import { hash } from 'node:crypto';

/**
 * Returns the first line of a configuration: the arguments that made it, and a fingerprint of all of it. `vpn-site-upgrade`
 * compares the line with that of the next release, so local changes below it do not matter.
 */
export function edgeHeader(args: readonly string[], configuration: string): string {
  const fingerprint = hash('sha256', configuration).slice(0, 16);
  return `# Made by: edge ${args.join(' ')}, fingerprint ${fingerprint}\n`;
}

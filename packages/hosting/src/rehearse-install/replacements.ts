import type { Replacement } from './documented-commands.ts';

/**
 * The machine that runs the commands under each heading of docs/operations/install.md. Other headings have no commands to
 * run.
 */
export const machineByHeading: Readonly<Record<string, 'building' | 'serving'>> = {
  '1. The build machine': 'building',
  '2. The serving machine': 'serving',
  '3. The first release': 'building',
  '4. The site': 'serving',
};

/** The folder on the build machine with the repository as one bundle file. */
export const repositoryFolder = '/repository';

const selfSigned = `mkdir -p /etc/letsencrypt/live/vpn.example
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=vpn.example -addext subjectAltName=DNS:vpn.example,DNS:www.vpn.example \\
  -keyout /etc/letsencrypt/live/vpn.example/privkey.pem -out /etc/letsencrypt/live/vpn.example/fullchain.pem 2> /dev/null`;

/**
 * Returns all differences from the documented commands: values that every operator fills in, self-signed certificates,
 * because no authority signs a name that does not exist, and the Node of npm, because the rehearsal has no internet.
 */
export function replacements(keys: readonly string[]): Replacement[] {
  return [
    { pattern: /<your repository>/, replacement: `${repositoryFolder}/site.bundle` },
    { pattern: /<the first public key>/, replacement: keys[0] ?? '' },
    { pattern: /<the second public key>/, replacement: keys[1] ?? '' },
    { pattern: /^RELEASE_BUILDER=.*$/m, replacement: 'RELEASE_BUILDER=build-machine\nNODE_DIST=npm' },
    { pattern: /^certbot certonly --standalone.*$/m, replacement: selfSigned },
    { pattern: /^certbot certonly --webroot[\s\S]*?[^\\]$/m, replacement: 'systemctl reload nginx' },
  ];
}

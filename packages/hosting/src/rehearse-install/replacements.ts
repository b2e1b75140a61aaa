import type { Replacement } from './documented-commands.ts';

/** Which machine runs the commands under a heading of docs/operations/install.md; under others there are none. */
export const machineOf: Readonly<Record<string, 'building' | 'serving'>> = {
  '1. The build machine': 'building',
  '2. The serving machine': 'serving',
  '3. The first release': 'building',
  '4. The site': 'serving',
};

/** Where the build machine finds the repository, in one file. */
export const repositoryFolder = '/repository';

const selfSigned = `mkdir -p /etc/letsencrypt/live/vpn.example
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=vpn.example -addext subjectAltName=DNS:vpn.example,DNS:www.vpn.example \\
  -keyout /etc/letsencrypt/live/vpn.example/privkey.pem -out /etc/letsencrypt/live/vpn.example/fullchain.pem 2> /dev/null`;

/**
 * All that is done otherwise than the page says: what every reader fills in, and certificates, which nobody signs for a
 * name that does not exist.
 */
export function replacements(keys: readonly string[]): Replacement[] {
  return [
    { written: /<this repository>/, done: `${repositoryFolder}/site.bundle` },
    { written: /<the first public key>/, done: keys[0] ?? '' },
    { written: /<the second public key>/, done: keys[1] ?? '' },
    { written: /^certbot certonly --standalone.*$/m, done: selfSigned },
    { written: /^certbot certonly --webroot[\s\S]*?[^\\]$/m, done: 'systemctl reload nginx' },
  ];
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder with a self-signed certificate for vpn.example. */
export function makeCertificate(days = 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const lifetime = ['-days', String(days)];
  const out = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const name = ['-subj', '/CN=vpn.example', '-addext', 'subjectAltName=DNS:vpn.example'];
  execFileSync('openssl', ['req', '-x509', ...key, ...lifetime, ...out, ...name], { stdio: 'ignore' });
  return folder;
}

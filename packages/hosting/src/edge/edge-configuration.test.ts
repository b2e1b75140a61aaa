import { expect, test } from 'vitest';
import { edgeConfiguration } from './edge-configuration.ts';

test('the edge has the name of the site and the addresses of every language, and no gap', () => {
  const configuration = edgeConfiguration(process.cwd(), 'vpn.test');
  expect(configuration).toContain('server_name vpn.test;');
  expect(configuration).toContain('location ~ ^/(?:search|pl/szukaj|tr/ara)$ {');
  expect(configuration).toContain('/(?:tools|pl/narzedzia|tr/araclar)/');
  expect(configuration).toContain('/(?:compare|pl/porownania|tr/karsilastirma)\\?');
  expect(configuration).toContain('location ~ ^/(?:report|pl/zglos-blad|tr/hata-bildir)$ {');
  expect(configuration.replace(/^ *#.*$/gm, '')).not.toMatch(
    /@(?!home_without_origin|kept|gone|click|uncounted)|vpn\.example/,
  );
});

test('only the form for reports takes a body, as large as the origins read, and few of them from one reader', () => {
  const configuration = edgeConfiguration(process.cwd(), 'vpn.test');
  expect(configuration.match(/client_max_body_size [^;]*;/g)).toEqual([
    'client_max_body_size 1;',
    'client_max_body_size 24k;',
    // The error page that nginx sends for a report while no origin answers.
    'client_max_body_size 24k;',
  ]);
  const [form = ''] = configuration.match(/location ~ \^\/\(\?:report\|[^}]*\}/) ?? [];
  expect(form).toContain('client_max_body_size 24k;');
  expect(form).toContain('proxy_cache off;');
  // `limit_req` in a location replaces that of the server, so all zones must be named.
  expect(form).toContain('limit_req zone=vpn_site_renders');
  expect(form).toContain('limit_req zone=vpn_site_networks');
  expect(form).toContain('limit_req zone=vpn_site_reports');
});

test('the leak check is never cached, and has servers of its own where it has names', () => {
  const plain = edgeConfiguration(process.cwd(), 'vpn.test');
  expect(plain).toMatch(/location ~ \^\/\(\?:leak-check\|[^}]*proxy_cache off;/);
  expect(plain).toMatch(/location \/_leak-check\/ \{\s+proxy_cache off;/);
  const named = edgeConfiguration(process.cwd(), 'vpn.test', undefined, {
    v4: 'v4.vpn.test',
    v6: 'v6.vpn.test',
  });
  expect(named.startsWith(plain)).toBe(true);
  const [, , v4 = '', , v6 = ''] = named.slice(plain.length).split('server {');
  expect(v4).toContain('listen 443 ssl http2;\n    server_name v4.vpn.test;');
  expect(v6).toContain('listen [::]:443 ssl http2;\n    server_name v6.vpn.test;');
  for (const server of [v4, v6]) {
    expect(server).not.toMatch(/proxy_cache [^o]|@/);
    expect(server.match(/location [^{]*/g)).toEqual(['location = /_leak-check/seen ', 'location / ']);
  }
});

import { expect, test } from 'vitest';
import { edgeConfiguration } from './edge-configuration.ts';

test('the edge has the name of the site and the addresses of every language, and no gap', () => {
  const configuration = edgeConfiguration(process.cwd(), 'vpn.test');
  expect(configuration).toContain('server_name vpn.test;');
  expect(configuration).toContain('location ~ ^/(?:search|pl/szukaj|tr/ara)$ {');
  expect(configuration).toContain('/(?:tools|pl/narzedzia|tr/araclar)/');
  expect(configuration).toContain('/(?:compare|pl/porownania|tr/karsilastirma)\\?');
  expect(configuration.replace(/^ *#.*$/gm, '')).not.toMatch(
    /@(?!home_without_origin|kept|gone|click)|vpn\.example/,
  );
});

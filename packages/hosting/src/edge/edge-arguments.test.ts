import { describe, expect, test } from 'vitest';
import { readEdgeArguments } from './edge-arguments.ts';

describe('the arguments of npm run site -- edge', () => {
  test('a name is enough', () => {
    expect(readEdgeArguments(['vpn.example'])).toEqual({ name: 'vpn.example', settings: {}, leakCheck: {} });
  });

  test('the leak check has names of its own', () => {
    const written = ['vpn.example', '--leak-check-v4', 'v4.vpn.example', '--leak-check-v6', 'v6.vpn.example'];
    expect(readEdgeArguments(written).leakCheck).toEqual({ v4: 'v4.vpn.example', v6: 'v6.vpn.example' });
  });

  test('every place can be another', () => {
    const written =
      '--origins 10.0.0.2:8080,second:8080 --ports 8080,8443 --pages /a/b --certificates /c --log /dev/stdout';
    expect(readEdgeArguments(['vpn.example', ...written.split(' ')]).settings).toEqual({
      origins: ['10.0.0.2:8080', 'second:8080'],
      ports: ['8080', '8443'],
      pages: '/a/b',
      certificates: '/c',
      log: '/dev/stdout',
    });
  });

  test.each([
    [[], 'Write the name of the site'],
    [['localhost'], 'Write the name of the site'],
    [['vpn.example; return 200'], 'Write the name of the site'],
    [['vpn.example', 'www.vpn.example'], 'Unexpected argument'],
    [['vpn.example', '--origin', 'a:1'], '--origins'],
    [['vpn.example', '--origins', 'a'], '--origins has "a"'],
    [['vpn.example', '--origins', 'a:1,b:2; evil'], '--origins has "b:2; evil"'],
    [['vpn.example', '--ports', '8080'], '--ports is "8080"'],
    [['vpn.example', '--ports', '8080,70000'], '--ports is "8080,70000"'],
    [['vpn.example', '--pages', 'dist/client'], '--pages is "dist/client"'],
    [['vpn.example', '--leak-check-v4', 'v4; evil'], '"v4; evil" is not a valid name for the leak check'],
    [['vpn.example', '--leak-check-v6', 'vpn.example'], 'write one next to vpn.example'],
    [['vpn.example', '--log', '/x; evil'], '--log is "/x; evil"'],
  ])('%j ends with a sentence', (args, sentence) => {
    expect(() => readEdgeArguments(args)).toThrow(sentence);
  });
});

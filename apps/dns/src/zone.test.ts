import { decode, encode, type Packet, RECURSION_DESIRED, type RecordType } from 'dns-packet';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerMessage, truncatedAnswer } from './zone.ts';

const zone = { name: 'leak.vpn.example', nameserver: 'ns.vpn.example' };

function question(name: string, type: RecordType = 'A', more: Packet = {}): Buffer {
  return encode({ type: 'query', id: 7, flags: RECURSION_DESIRED, questions: [{ type, name }], ...more });
}

function ask(name: string, type?: RecordType, more?: Packet) {
  const answer = answerMessage(question(name, type, more), zone);
  return { label: answer?.label, packet: decode(answer?.message ?? Buffer.alloc(0)) };
}

describe('the delegated zone', () => {
  test('says who answers for it, as a delegation needs', () => {
    expect(ask('leak.vpn.example', 'SOA').packet).toMatchObject({
      rcode: 'NOERROR',
      flag_aa: true,
      flag_ra: false,
      flag_rd: true,
      answers: [{ type: 'SOA', name: 'leak.vpn.example', data: { mname: 'ns.vpn.example' } }],
    });
    expect(ask('leak.vpn.example', 'NS').packet.answers).toMatchObject([
      { type: 'NS', name: 'leak.vpn.example', data: 'ns.vpn.example' },
    ]);
  });

  test.each(['A', 'AAAA', 'HTTPS', 'TXT', 'ANY'] as RecordType[])(
    'has no %s of a name below it, and says so with authority',
    (type) => {
      const { packet, label } = ask('a.token.leak.vpn.example', type);
      expect(label).toBe('token');
      expect(packet).toMatchObject({ id: 7, rcode: 'NOERROR', flag_aa: true, answers: [] });
      expect(packet.authorities).toMatchObject([{ type: 'SOA', name: 'leak.vpn.example' }]);
    },
  );

  test('knows a name in whatever case a resolver asks for it, and repeats that case', () => {
    const { packet, label } = ask('A.ToKeN.LeAk.vPn.ExAmPlE');
    expect(label).toBe('token');
    expect(packet.questions?.[0]?.name).toBe('A.ToKeN.LeAk.vPn.ExAmPlE');
  });

  test.each(['vpn.example', 'example', '.', 'xleak.vpn.example', 'google.com'])('refuses %s', (name) => {
    const { packet, label } = ask(name);
    expect(label).toBeUndefined();
    expect(packet).toMatchObject({ rcode: 'REFUSED', flag_aa: false, answers: [], authorities: [] });
  });

  test('answers in kind who speaks EDNS', () => {
    const opt = { type: 'OPT', name: '.', udpPayloadSize: 4096, flags: 0, options: [] } as never;
    expect(ask('x.leak.vpn.example', 'A', { additionals: [opt] }).packet.additionals).toMatchObject([
      { type: 'OPT', udpPayloadSize: 1232 },
    ]);
    expect(ask('x.leak.vpn.example').packet.additionals).toEqual([]);
  });

  test('implements questions and nothing else, and is silent to answers, to no question and to several', () => {
    const update = question('leak.vpn.example', 'SOA', { flags: 5 << 11 });
    expect(decode(answerMessage(update, zone)?.message ?? Buffer.alloc(0))).toMatchObject({
      rcode: 'NOTIMP',
    });
    const questions = [{ type: 'A' as const, name: 'a.leak.vpn.example' }];
    expect(answerMessage(encode({ type: 'response', questions }), zone)).toBeUndefined();
    expect(answerMessage(encode({ type: 'query', questions: [] }), zone)).toBeUndefined();
    expect(
      answerMessage(encode({ type: 'query', questions: [...questions, ...questions] }), zone),
    ).toBeUndefined();
  });

  test('answers are small: no use to who wants to flood somebody', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,40}$/);
    fc.assert(
      fc.property(fc.array(label, { maxLength: 4 }), (labels) => {
        const asked = question([...labels, zone.name].join('.'));
        const answered = answerMessage(asked, zone)?.message ?? Buffer.alloc(0);
        expect(answered.length).toBeLessThan(asked.length + 100);
        expect(truncatedAnswer(asked)?.length).toBe(asked.length);
      }),
    );
  });

  test('no bytes that anybody sends break it, nor a real question with bytes changed, cut off or repeated', () => {
    const real = question('a.token.leak.vpn.example');
    const changed = fc
      .tuple(fc.nat(real.length), fc.array(fc.tuple(fc.nat(real.length - 1), fc.nat(255)), { maxLength: 8 }))
      .map(([length, changes]) => {
        const bytes = Buffer.from(real.subarray(0, length));
        for (const [at, value] of changes) if (at < length) bytes[at] = value;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 600 }), changed), (bytes) => {
        answerMessage(Buffer.from(bytes), zone);
        truncatedAnswer(Buffer.from(bytes));
      }),
      { numRuns: 2000 },
    );
  });
});

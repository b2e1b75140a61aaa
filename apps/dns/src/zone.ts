import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  type DecodedPacket,
  decode,
  encode,
  type Packet,
  type Question,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
} from 'dns-packet';

export interface Zone {
  /** Lowercase, without a trailing dot. */
  readonly name: string;
  /** The name of this server in the delegation by the parent zone. */
  readonly nameserver: string;
}

/** The response, and the label directly below the zone in the name that was asked for, if there is one. */
export interface ZoneAnswer {
  readonly message: Buffer;
  readonly label?: string | undefined;
}

/** A question is a few dozen bytes. Longer messages are dropped unread, because reading takes time for each record. */
export const maxQuestionBytes = 512;

const noError = 0;
const notImplemented = 4;
const refused = 5;
const opcodeMask = 0x7800;
/** TTLs: our NS record is cached for an hour, the answer that a name has no address only for a minute. */
const nameserverSeconds = 3600;
const emptyAnswerSeconds = 60;
/** The max UDP size that we announce in EDNS. Our answers are far smaller. */
const udpPayloadSize = 1232;

/**
 * Returns the answer to a message, or undefined where none should be sent: to unreadable messages, and to responses, so
 * that two servers never answer each other. Every name below the zone exists without an address: browsers give up at once,
 * and answers do not reveal which names are valid.
 */
export function answerMessage(message: Buffer, zone: Zone): ZoneAnswer | undefined {
  const query = readQuery(message);
  const question = query?.questions?.[0];
  if (query === undefined || question === undefined) return undefined;
  if (((query.flags ?? 0) & opcodeMask) !== 0) return { message: write(query, notImplemented) };
  const labels = labelsBelow(question, zone);
  if (labels === undefined) return { message: write(query, refused) };
  const records = labels.length === 0 ? recordsOf(question, zone) : [];
  const found = records.length > 0 ? { answers: records } : { authorities: [soa(zone)] };
  return { message: write(query, noError, found), label: labels.at(-1) };
}

/**
 * Returns a truncated response, as short as the question, so that the client retries over TCP, where its address cannot be
 * forged.
 */
export function truncatedAnswer(message: Buffer): Buffer | undefined {
  const query = readQuery(message);
  return query && write(query, noError, {}, TRUNCATED_RESPONSE);
}

function readQuery(message: Buffer): DecodedPacket | undefined {
  try {
    const query = decode(message);
    return query.type === 'query' && query.questions?.length === 1 ? query : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the labels before the zone name, or undefined if the question is not about the zone. Compares in lowercase
 * because resolvers mix upper and lower case.
 */
function labelsBelow(question: Question, zone: Zone): string[] | undefined {
  if (question.class !== 'IN') return undefined;
  const name = question.name.toLowerCase();
  if (name === zone.name) return [];
  if (!name.endsWith(`.${zone.name}`)) return undefined;
  return name.slice(0, -zone.name.length - 1).split('.');
}

function recordsOf({ type }: Question, zone: Zone): Answer[] {
  if (type === 'SOA') return [soa(zone)];
  if (type === 'NS') return [{ type, name: zone.name, ttl: nameserverSeconds, data: zone.nameserver }];
  return [];
}

function soa({ name, nameserver }: Zone): Answer {
  const data = {
    mname: nameserver,
    rname: `hostmaster.${name}`,
    serial: 1,
    refresh: 7200,
    retry: 1800,
    expire: 86_400,
    minimum: emptyAnswerSeconds,
  };
  return { type: 'SOA', name, ttl: emptyAnswerSeconds, data };
}

function write(
  { id, flags = 0, questions, additionals }: DecodedPacket,
  code: number,
  found: Pick<Packet, 'answers' | 'authorities'> = {},
  more = 0,
): Buffer {
  const knowsExtensions = additionals?.some(({ type }) => type === 'OPT') ?? false;
  return encode({
    type: 'response',
    id: id ?? 0,
    flags:
      (flags & (RECURSION_DESIRED | opcodeMask)) |
      (code === noError ? AUTHORITATIVE_ANSWER : 0) |
      more |
      code,
    questions: questions ?? [],
    ...found,
    ...(knowsExtensions && {
      additionals: [
        {
          type: 'OPT',
          name: '.',
          udpPayloadSize,
          extendedRcode: 0,
          ednsVersion: 0,
          flags: 0,
          flag_do: false,
          options: [],
        },
      ],
    }),
  });
}

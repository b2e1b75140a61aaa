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
  /** Lower case, without a dot at its end. */
  readonly name: string;
  /** The name under which the parent zone leads here. */
  readonly nameserver: string;
}

/** What is sent back, and which label below the zone was asked for, where one was. */
export interface ZoneAnswer {
  readonly message: Buffer;
  readonly label?: string | undefined;
}

const noError = 0;
const notImplemented = 4;
const refused = 5;
const opcodeMask = 0x7800;
/** The parent leads here for an hour at a time; that a name has no address is soon forgotten. */
const nameserverSeconds = 3600;
const nothingSeconds = 60;
/** No answer of ours is longer than a fraction of it. */
const udpPayloadSize = 1232;

/**
 * The answer to a message, or undefined where silence is the better one: what cannot be read, and what is an answer itself, so
 * that two answerers never talk to each other. Every name below the zone exists and has no address: browsers give up at
 * once, and nobody learns from the answer which names count.
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

/** As short as the question: whoever asks too much over UDP is told to ask over TCP, where nobody can pretend to be another. */
export function askOverTcp(message: Buffer): Buffer | undefined {
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

/** The labels before the name of the zone, or undefined where the question is not about the zone. Resolvers mix upper and lower case. */
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
    minimum: nothingSeconds,
  };
  return { type: 'SOA', name, ttl: nothingSeconds, data };
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

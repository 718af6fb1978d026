import { gzipSync } from 'node:zlib';
import { bookFor, type OpenEvent } from '../booking-body.ts';
import { type Visitor, visitorAt } from '../visitor.ts';
import type { AnswerCounts } from './answers.ts';

/** What one stranger does over and over. */
export interface Attack {
  /** As many at once. */
  readonly lanes: number;
  /** Once around; `turn` counts up. Fails when the platform cuts it off, which is fine. */
  readonly strike: (visitor: Visitor, turn: number) => Promise<unknown>;
}

const MEBIBYTE = 1024 * 1024;
const TAR_BLOCK = 512;

/** A tar.gz of one empty file, its end mark, and zeros behind it. */
export function archiveOfZeros(bytes: number): Buffer {
  const header = Buffer.alloc(TAR_BLOCK);
  const fields = [
    [0, 'release.json'],
    [100, '0000644\0'],
    [124, '00000000000\0'],
    [148, '        '],
    [156, '0'],
    [257, 'ustar\x0000'],
  ] as const;
  for (const [offset, text] of fields) header.write(text, offset, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return gzipSync(Buffer.concat([header, Buffer.alloc(2 * TAR_BLOCK + bytes)]));
}

/** For the thread that attacks; can be sent to it. */
export interface AttackOrder {
  readonly url: string;
  readonly attack: AttackName;
  /** The attacker's network, such as 127.0.2.1. */
  readonly address: string;
  /** Events to book. */
  readonly events: readonly OpenEvent[];
  /** A team's token for publishing. */
  readonly token: string;
}

/** Every attack and the statuses that show that it reached what it is about: each has to come at least once. */
export const EXPECTED = {
  'bodies of up to 1 MB': [/^413$/, /^422$/],
  'bookings of every event': [/^201$/, /^429$/],
  'guesses at a password': [/^401$/, /^429$/],
  'archives of zeros, with a token': [/^4(?!01|03|04|05|29)\d\d$/],
  'uploads of 20 MiB without a token': [/^401$/],
  'streams of events': [/^200$/, /^429$/],
  'whole lists': [/^200$/],
  'lists that are not kept': [/^200$/],
  documents: [/^200$/],
  'reads of a locked table': [/^503$/],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

export type AttackName = keyof typeof EXPECTED;

export const ATTACKS = Object.keys(EXPECTED) as AttackName[];

/** Reads that anybody may send, however cheap; they are tried on both databases. */
export const READ_ATTACKS: readonly AttackName[] = ['whole lists', 'lists that are not kept', 'documents'];

/** One that the victim's pages do not need. */
export const LOCKED_TABLE = 'accommodations';
/** It needs somebody who holds the table, thus a server. */
export const LOCKED_READS: AttackName = 'reads of a locked table';

function attacksOf({ events, token }: AttackOrder): Readonly<Record<AttackName, Attack>> {
  const empty = { bookingPersons: Array.from({ length: 20_000 }, () => ({})) };
  const large = JSON.stringify({ bookingPersons: Array(340_000).fill({}) });
  const unknown = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`k${index}`, 1]));
  const zeros = archiveOfZeros(100 * MEBIBYTE);
  const upload = Buffer.alloc(20 * MEBIBYTE);
  const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const;
  return {
    'bodies of up to 1 MB': {
      lanes: 3,
      strike: async ({ send }, turn) => {
        await send({
          ...post('/api/bookings', turn % 2 ? large : empty),
          headers: { 'idempotency-key': `x${turn}` },
        });
        await send(post('/api/price-quotes', empty));
        await send(post('/api/login', unknown));
      },
    },
    'bookings of every event': {
      lanes: 4,
      strike: async (visitor, turn) => {
        const event = events[turn % events.length];
        if (event) await bookFor(visitor, event, Math.max(1, Math.min(8, event.freePlaces)));
      },
    },
    'guesses at a password': {
      lanes: 40,
      strike: ({ send }, turn) =>
        send(post('/api/login', { email: 'admin@firn.example', password: `Falsch-${turn}!` })),
    },
    'archives of zeros, with a token': {
      lanes: 8,
      strike: ({ send }, turn) =>
        send({
          method: 'PUT',
          path: `/delivery/remotes/mfe-public/releases/9.0.${turn}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
          body: zeros,
        }),
    },
    'uploads of 20 MiB without a token': {
      lanes: 4,
      strike: ({ send }, turn) =>
        send({
          method: 'PUT',
          path: `/delivery/remotes/mfe-public/releases/9.1.${turn}`,
          headers: { 'content-type': 'application/gzip' },
          body: upload,
        }),
    },
    'streams of events': {
      lanes: 200,
      strike: ({ send }) => send({ path: '/delivery/events' }),
    },
    'whole lists': {
      lanes: 400,
      strike: ({ send }) => send({ path: '/api/offers?pagination=false' }),
    },
    'lists that are not kept': {
      lanes: 400,
      strike: ({ send }, turn) => send({ path: `/api/offers?itemsPerPage=100&turn=${turn}` }),
    },
    documents: {
      lanes: 400,
      strike: ({ send }) => send({ path: '/api/docs.json', headers: { accept: 'application/json' } }),
    },
    'reads of a locked table': {
      lanes: 400,
      strike: ({ send }, turn) => send({ path: `/api/${LOCKED_TABLE}?pagination=false&turn=${turn}` }),
    },
  };
}

/** Strikes without pause until it is ended; then says what it was answered. */
export async function begin(order: AttackOrder): Promise<{ end(): Promise<AnswerCounts> }> {
  const attack = attacksOf(order)[order.attack];
  const counts: Record<string, number> = {};
  let isUnderWay = false;
  let turn = 0;
  const count = (answer: string) => {
    if (isUnderWay) counts[answer] = (counts[answer] ?? 0) + 1;
  };
  const visitor = await visitorAt(order.url, order.address, (status) => count(String(status)));
  isUnderWay = true;
  const lane = async () => {
    while (isUnderWay) {
      turn += 1;
      await attack.strike(visitor, turn).catch(() => count('none'));
      await new Promise(setImmediate);
    }
  };
  const lanes = Promise.all(Array.from({ length: attack.lanes }, lane));
  return {
    async end() {
      isUnderWay = false;
      visitor.close();
      await lanes;
      return counts;
    },
  };
}

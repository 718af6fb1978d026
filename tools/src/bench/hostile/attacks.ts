import { gzipSync } from 'node:zlib';
import { bookFor, type OpenEvent } from './booking-body.ts';
import { type Visitor, visitorAt } from './visitor.ts';

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
  readonly attack: string;
  /** The attacker's network, such as 127.0.2.1. */
  readonly address: string;
  /** Events to book. */
  readonly events: readonly OpenEvent[];
  /** A team's token for publishing. */
  readonly token: string;
}

export const ATTACKS = [
  'bodies of up to 1 MB',
  'bookings of every event',
  'guesses at a password',
  'archives of zeros, with a token',
  'uploads of 20 MiB without a token',
  'streams of events',
] as const;

function attacksOf({ events, token }: AttackOrder): Readonly<Record<(typeof ATTACKS)[number], Attack>> {
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
  };
}

/** Strikes without pause until it is ended. @throws Error for an unknown attack. */
export async function begin(order: AttackOrder): Promise<{ end(): Promise<void> }> {
  const attack = Object.entries(attacksOf(order)).find(([name]) => name === order.attack)?.[1];
  if (!attack) throw new Error(`There is no attack «${order.attack}».`);
  const visitor = await visitorAt(order.url, order.address);
  let isOver = false;
  let turn = 0;
  const lane = async () => {
    while (!isOver) {
      turn += 1;
      // What the platform answers, and whether it does, is its own affair.
      await attack.strike(visitor, turn).catch(() => undefined);
      await new Promise(setImmediate);
    }
  };
  const lanes = Promise.all(Array.from({ length: attack.lanes }, lane));
  return {
    async end() {
      isOver = true;
      visitor.close();
      await lanes;
    },
  };
}

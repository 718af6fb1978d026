import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Product } from '../../start/product.ts';
import { bookFor, type OpenEvent } from './booking-body.ts';
import { type Visitor, visitorAt } from './visitor.ts';

/** What one stranger does over and over. */
export interface Attack {
  readonly name: string;
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

/** The attacks of docs/reference/hostile.md. */
export function attacksOn({ dataDir }: Product, events: readonly OpenEvent[]): readonly Attack[] {
  const empty = { bookingPersons: Array.from({ length: 20_000 }, () => ({})) };
  const large = JSON.stringify({ ...empty, bookingPersons: Array(340_000).fill({}) });
  const unknown = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`k${index}`, 1]));
  const zeros = archiveOfZeros(100 * MEBIBYTE);
  const token = readFileSync(join(dataDir, 'delivery/demo-token'), 'utf8').trim();
  const post = (path: string, body: unknown) => ({ method: 'POST', path, body }) as const;
  return [
    {
      name: 'bodies of up to 1 MB',
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
    {
      name: 'bookings of every event',
      lanes: 4,
      strike: async (visitor, turn) => {
        const event = events[turn % events.length];
        if (event) await bookFor(visitor, event, Math.max(1, Math.min(8, event.freePlaces)));
      },
    },
    {
      name: 'guesses at a password',
      lanes: 40,
      strike: ({ send }, turn) =>
        send(post('/api/login', { email: 'admin@firn.example', password: `Falsch-${turn}!` })),
    },
    {
      name: 'archives of zeros, with a token',
      lanes: 8,
      strike: ({ send }, turn) =>
        send({
          method: 'PUT',
          path: `/delivery/remotes/mfe-public/releases/9.0.${turn}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
          body: zeros,
        }),
    },
    {
      name: 'uploads of 20 MiB without a token',
      lanes: 4,
      strike: ({ send }, turn) =>
        send({
          method: 'PUT',
          path: `/delivery/remotes/mfe-public/releases/9.1.${turn}`,
          headers: { 'content-type': 'application/gzip' },
          body: Buffer.alloc(20 * MEBIBYTE),
        }),
    },
    {
      name: 'streams of events',
      lanes: 200,
      strike: ({ send }) => send({ path: '/delivery/events' }),
    },
  ];
}

/** Strikes without pause at another network's address, until it is ended. */
export async function begin(
  url: string,
  attack: Attack,
  localAddress: string,
): Promise<{ end(): Promise<void> }> {
  const visitor = await visitorAt(url, localAddress);
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

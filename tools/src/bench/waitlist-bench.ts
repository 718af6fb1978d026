import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import type { Database } from '@firn/api/db';
import { seedEvents } from '@firn/api/seed';
import { bookingBody } from './booking-body.ts';
import { withDemoDatabase } from './demo-database.ts';
import { recordStatements } from './recorded-statements.ts';
import { type BenchResult, benchResult, percentile95 } from './result.ts';
import { timed } from './timed.ts';

const SEATS = 12;
const BOOKERS = 60;
const WAITING = 40;
const CANCELLING = 5;
const ROUNDS = 5;
/** Milliseconds from one look at the seats to the next. */
const SAMPLED_EVERY = 2;

type App = Awaited<ReturnType<typeof buildApp>>;

interface Sold {
  readonly '@id': string;
  readonly accessToken: string;
}

/** What both drivers can do besides what the API needs. */
interface Raw {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  connect?(): Promise<Raw & { release(): void }>;
}

/** Strangers to each other: one of a kind, from a network of one's own. */
async function strangersOf(app: App) {
  const me = await app.inject({ url: '/api/me' });
  const cookies = Object.fromEntries(me.cookies.map(({ name, value }) => [name, value]));
  const { csrfToken } = me.json<{ csrfToken: string }>();
  let last = 0;
  return (url: string, payload: object) => {
    last += 1;
    const headers = { 'x-csrf-token': csrfToken, 'idempotency-key': randomUUID() };
    const remoteAddress = `10.${last >> 16}.${(last >> 8) & 255}.${last & 255}`;
    return app.inject({ method: 'POST', url, payload, cookies, headers, remoteAddress });
  };
}
type Send = Awaited<ReturnType<typeof strangersOf>>;

const inParallel = <T>(times: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, work));

/** Events that nobody has booked, with so many seats. */
async function emptyEvents(raw: Raw): Promise<string[]> {
  const { rows } = await raw.query(
    `update events set minimum_participants = 1, maximum_participants = ${SEATS}
     where id in (select e.id from events e
       where e.state = 'open' and e.published and e.registration_deadline > now() + interval '7 days'
         and not exists (select from bookings b where b.event_id = e.id)
       order by e.start limit ${ROUNDS})
     returning id`,
  );
  if (rows.length < ROUNDS) throw new Error(`${rows.length} events without a booking`);
  return rows.map(({ id }) => String(id));
}

/** Looks at the seats taken, as anybody else would see them, on a connection of its own while the work lasts. */
async function sampling<T>(raw: Raw, event: string, work: () => Promise<T>) {
  const client = (await raw.connect?.()) ?? null;
  const samples: number[] = [];
  const look = async () => {
    const { rows } = await (client ?? raw).query(
      'select coalesce(sum(taken), 0)::int as taken from seats_taken where event_id = $1',
      [event],
    );
    samples.push(Number(rows[0]?.taken));
  };
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      await look();
      await pause(SAMPLED_EVERY);
    }
    await look();
  })();
  try {
    return { result: await work(), samples };
  } finally {
    isOver = true;
    await looking;
    client?.release();
  }
}

function require(isMet: boolean, what: string): void {
  if (!isMet) throw new Error(what);
}

/** Forms of strangers for an event, at its price. */
async function formOf(send: Send, id: string) {
  const event = `/api/events/${id}`;
  const quote = await send('/api/price-quotes', { event, bookingPersons: [{ sac: false }] });
  const { total } = quote.json<{ total: number }>();
  return () => bookingBody(event, 1, total);
}
type Form = Awaited<ReturnType<typeof formOf>>;

/** Sixty book at once. @returns how long each answer took, and the bookings. */
async function bookAtOnce(send: Send, form: Form) {
  const times: number[] = [];
  const sold: Sold[] = [];
  const others = new Set<string>();
  await inParallel(BOOKERS, async () => {
    times.push(
      await timed(async () => {
        const answer = await send('/api/bookings', form());
        if (answer.statusCode === 201) sold.push(answer.json<Sold>());
        else others.add(String(answer.json().type));
      }),
    );
  });
  const strange = [...others].filter((type) => !/event-full|lock-timeout/.test(type));
  require(strange.length === 0, `bookings were answered ${strange.join(', ')}`);
  return { times, sold };
}

async function wait(send: Send, form: Form): Promise<void> {
  for (let index = 0; index < WAITING; index += 1) {
    const answer = await send('/api/waitlist_entries', form());
    require(answer.statusCode === 201, `waiting was answered ${answer.body}`);
  }
}

/** What a cancellation costs has to be known beforehand. */
async function cancellationsOf(send: Send, bookings: readonly Sold[]) {
  return Promise.all(
    bookings.slice(0, CANCELLING).map(async ({ '@id': iri, accessToken }) => {
      const url = `${iri}/cancellation?token=${accessToken}`;
      const { total } = (await send(`${url}&dryRun=1`, {})).json<{ total: number }>();
      return { url, body: { expectedTotal: total } };
    }),
  );
}

interface Times {
  readonly first: number[];
  readonly full: number[];
  readonly cancelled: number[];
  readonly bare: number[];
  looks: number;
}

/** Sixty on twelve seats; forty more wait; five give theirs back while sixty others come. */
async function round(send: Send, database: Database, event: string, times: Times): Promise<void> {
  const raw = database.raw as unknown as Raw;
  const form = await formOf(send, event);
  const opening = await sampling(raw, event, () => bookAtOnce(send, form));
  const { sold } = opening.result;
  require(sold.length === SEATS, `${sold.length} of ${SEATS} seats were sold`);
  require(Math.max(...opening.samples) <= SEATS, `${Math.max(...opening.samples)} seats were taken`);
  times.first.push(...opening.result.times);
  await wait(send, form);
  const cancellations = await cancellationsOf(send, sold);
  const rush = await sampling(raw, event, () =>
    Promise.all([
      bookAtOnce(send, form),
      ...cancellations.map(async ({ url, body }) => {
        const cancel = async () => {
          const { statusCode, body: answer } = await send(url, body);
          require(statusCode === 200, `a cancellation was answered ${answer}`);
        };
        times.cancelled.push(await timed(cancel));
      }),
    ]),
  );
  const [late] = rush.result;
  require(late.sold.length === 0, `${late.sold.length} bought past those who wait`);
  const wrong = rush.samples.filter((taken) => taken !== SEATS);
  require(wrong.length ===
    0, `${wrong.length} of ${rush.samples.length} looks found ${wrong[0]} seats taken`);
  times.full.push(...late.times);
  times.looks += rush.samples.length;
  const bare = await recordStatements(database, () => send('/api/bookings', form()), {
    without: /idempotency_keys/,
  });
  await inParallel(BOOKERS, async () => times.bare.push(await timed(bare.replay)));
}

/** 60 parallel bookers on 12 seats with 40 on the waiting list and 5 cancelling, against the statements alone. */
export async function waitlistBench(): Promise<BenchResult[]> {
  return withDemoDatabase(async (database, dataDir) => {
    const config = readConfig({ FIRN_DEMO: '1', FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    await seedEvents({ db: database.db, now: new Date() }, 200);
    const app = await buildApp({ db: database.db, config, clock: () => new Date() });
    const times: Times = { first: [], full: [], cancelled: [], bare: [], looks: 0 };
    try {
      const send = await strangersOf(app);
      for (const event of await emptyEvents(database.raw as unknown as Raw))
        await round(send, database, event, times);
    } finally {
      await app.close();
    }
    const reference = {
      unit: 'ms',
      reference: percentile95(times.bare),
      referenceName: 'its statements bare',
    };
    const of = (name: string, values: readonly number[], note: string) =>
      benchResult({
        ...reference,
        name: `${name}, p95 (${database.engine})`,
        value: percentile95(values),
        note,
      });
    return [
      of(`${BOOKERS} book ${SEATS} seats at once`, times.first, `${SEATS} sold, never more taken`),
      of(
        `${BOOKERS} come while ${WAITING} wait and ${CANCELLING} cancel`,
        times.full,
        `${SEATS} taken at each of ${times.looks} looks`,
      ),
      of('… of it, a cancellation with its offer', times.cancelled, `${times.cancelled.length} of them`),
    ];
  });
}

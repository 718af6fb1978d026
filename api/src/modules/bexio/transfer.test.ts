import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { connectTwin, MAPPING, onceAt, type RunningTwin, startTwin } from '../../../test/bexio-twin.ts';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, TEST_SECRET, type TestApp } from '../../../test/build-test-app.ts';
import { aBilledLine, insertIssued } from '../../../test/issued-invoice.ts';
import { payments } from '../payments/payments.table.ts';
import { tokenSealOf } from './access.ts';
import { type BexioDocumentRow, bexioConnection, bexioDocuments } from './bexio.table.ts';
import type { BexioSystem } from './system/bexio-system.ts';
import { transferDocuments } from './transfer-documents.ts';
import type { Mischief } from './twin/twin-deps.ts';

let t: TestApp;
let twin: RunningTwin;
let bookingId: string;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  entries = 0;
  twin = await startTwin();
  await t.db.delete(bexioDocuments);
  await t.db.execute(sql`truncate invoices, payments cascade`);
  await connectTwin(t.db, twin);
  const { iri } = await insertBookableEvent(t.db);
  bookingId = (await bookAs(await t.as('gast'), iri, { bookAgain: true })).id;
});
afterEach(() => twin.close());

const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let entries = 0;

/** Enters money into the ledger, a second after what was entered before. */
async function enter(amount: number, changes: Partial<typeof payments.$inferInsert> = {}): Promise<string> {
  entries += 1;
  const entry = { bookingId, kind: 'payment', amount, method: 'bank', receivedOn: '2026-02-14' } as const;
  const createdAt = inSeconds(entries);
  const [row] = await t.db
    .insert(payments)
    .values({ ...entry, createdAt, ...changes })
    .returning({ id: payments.id });
  return row?.id ?? '';
}

const transfer = (at = NOW, system: BexioSystem = twin.system) => {
  twin.setNow(at);
  return transferDocuments({ db: t.db, clock: () => at, system, seal: tokenSealOf([TEST_SECRET]) });
};

const documents = (): Promise<BexioDocumentRow[]> =>
  t.db.select().from(bexioDocuments).orderBy(asc(bexioDocuments.createdAt), asc(bexioDocuments.label));
const statesOf = async () => (await documents()).map(({ state, lastError }) => [state, lastError]);
const connection = async () => (await t.db.select().from(bexioConnection))[0];

/** The invoices in bexio, each with its number, total, status and payments in Rappen. */
const books = () =>
  twin.state.invoices.map(({ api_reference: number, total, issued, sent, payments: paid }) => ({
    number,
    total,
    ready: issued && sent,
    payments: paid.map(({ value }) => value),
  }));

const LINES = [
  aBilledLine({ total: 39_500 }),
  aBilledLine({
    total: 8_500,
    title: 'Anteil Übernachtung',
    vatCategory: 'Sal2.1, 3.8%',
    vatPercent: 3.8,
    linePosition: 1,
  }),
];

describe('what was issued and paid', () => {
  test('is there once, issued, sent and paid', async () => {
    const invoice = await insertIssued(t.db, bookingId, { lines: LINES });
    await enter(48_000);
    await transfer();
    expect(books()).toEqual([{ number: invoice.number, total: 48_000, ready: true, payments: [48_000] }]);
    expect(twin.state.contacts).toMatchObject([
      { name_1: 'Käser', name_2: 'Nina', street_name: 'Bergweg', house_number: '7', country_id: 1 },
    ]);
    expect(await statesOf()).toEqual([
      ['done', null],
      ['done', null],
    ]);
    const asked = twin.calls.length;
    await transfer(inSeconds(3600));
    expect(twin.calls).toHaveLength(asked);
  });

  test('a credit note is set off, and what was paid back goes to it', async () => {
    const invoice = await insertIssued(t.db, bookingId, { lines: LINES });
    const ofId = await enter(48_000);
    const credited = { creditNoteOfId: invoice.id, issuedAt: inSeconds(60) };
    const note = await insertIssued(t.db, bookingId, {
      lines: [aBilledLine({ total: -39_500 })],
      ...credited,
    });
    await enter(-39_500, { kind: 'refund', ofId, createdAt: inSeconds(90) });
    await transfer();
    expect(books()).toEqual([
      { number: invoice.number, total: 48_000, ready: true, payments: [48_000] },
      { number: note.number, total: -39_500, ready: true, payments: [-39_500] },
    ]);
  });

  test('a credit note of a paid invoice is set off against the one that takes its place', async () => {
    const invoice = await insertIssued(t.db, bookingId, { lines: LINES });
    await enter(48_000);
    const credited = { creditNoteOfId: invoice.id, issuedAt: inSeconds(60) };
    await insertIssued(t.db, bookingId, {
      lines: LINES.map(({ vat: _vat, ...line }) => aBilledLine({ ...line, total: -line.total })),
      ...credited,
    });
    await transfer();
    await insertIssued(t.db, bookingId, { lines: LINES, issuedAt: inSeconds(90) });
    await transfer();
    expect(books().map(({ total, payments: paid }) => [total, paid])).toEqual([
      [48_000, [48_000]],
      [-48_000, [-48_000]],
      [48_000, [48_000]],
    ]);
    expect((await statesOf()).map(([state]) => state)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('a mistake is taken back there', async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
    const ofId = await enter(48_000);
    await transfer();
    await enter(-48_000, { kind: 'correction', ofId });
    await enter(30_000);
    await transfer();
    expect(books().map(({ payments: paid }) => paid)).toEqual([[30_000]]);
  });

  test('a contact with the same mail is used again', async () => {
    twin.state.contacts.push({ id: 7, name_1: 'Käser-Muster', mail: 'Nina@firn.example' });
    await insertIssued(t.db, bookingId, { lines: LINES });
    await transfer();
    expect(twin.state.contacts).toHaveLength(1);
    expect(twin.state.invoices[0]?.contact_id).toBe(7);
  });

  test('a payment that no invoice asks for waits for one', async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
    await enter(50_000);
    await transfer();
    expect(await statesOf()).toContainEqual([
      'waiting',
      'CHF 20.– davon gehören zu keiner Rechnung. Sie folgen, sobald eine ausgestellt ist.',
    ]);
    await insertIssued(t.db, bookingId, { lines: [aBilledLine({ total: 2_000 })], issuedAt: inSeconds(120) });
    await transfer(inSeconds(3600));
    expect(books().map(({ payments: paid }) => paid)).toEqual([[48_000], [2_000]]);
  });

  test.each([
    ['before the first day', { startsOn: '2026-03-01' }],
    ['while it is switched off', { active: false }],
    ['while nobody has connected it', { sealedTokens: null }],
  ])('nothing is transferred %s', async (_when, changes) => {
    await t.db.update(bexioConnection).set(changes);
    await insertIssued(t.db, bookingId, { lines: LINES });
    await transfer();
    expect([await documents(), twin.calls]).toEqual([[], []]);
  });
});

describe('what is not mapped', () => {
  test.each<[string, object, string]>([
    [
      'no tax',
      { taxes: MAPPING.taxes.filter(({ taxId }) => taxId !== 2) },
      'Für «Sal2.1, 8.1%» ist kein Steuersatz gewählt. Bitte wähle ihn unter Einstellungen › bexio.',
    ],
    [
      'a tax of another rate',
      { taxes: MAPPING.taxes.map((each) => ({ ...each, taxId: 3 })) },
      'Für «Sal2.1, 8.1%» ist in bexio «UN38 - Beherbergung 3.8 %» mit 3.8 % gewählt, auf der Rechnung stehen 8.1 %. Bitte wähle den passenden Steuersatz unter Einstellungen › bexio.',
    ],
    [
      'no account',
      { accounts: [] },
      'Für die Nummer «277» ist kein Konto gewählt. Bitte wähle es unter Einstellungen › bexio.',
    ],
  ])('%s is said, and nothing is created', async (_what, changes, lastError) => {
    await t.db.update(bexioConnection).set(changes);
    await insertIssued(t.db, bookingId, { lines: LINES });
    await transfer();
    expect(await statesOf()).toEqual([['failed', lastError]]);
    expect([twin.state.contacts, twin.state.invoices]).toEqual([[], []]);
  });

  test('a tax that is gone in bexio is said, and another attempt succeeds once it is mapped', async () => {
    const gone = twin.state.taxes.find(({ id }) => id === 2);
    if (gone) gone.is_active = false;
    await insertIssued(t.db, bookingId, { lines: LINES });
    await transfer();
    expect((await documents())[0]?.lastError).toMatch(
      /^Den Steuersatz, der für «Sal2.1, 8.1%» gewählt ist, gibt es/,
    );
    if (gone) gone.is_active = true;
    const [failed] = await documents();
    const retry = { method: 'POST', url: `/api/bexio/documents/${failed?.id}/retry` } as const;
    expect((await (await t.as('admin'))(retry)).statusCode).toBe(403);
    expect((await (await t.as('super'))(retry)).json()).toMatchObject({ state: 'waiting', problem: null });
    await transfer();
    expect(await statesOf()).toEqual([['done', null]]);
    expect((await (await t.as('super'))(retry)).statusCode).toBe(409);
  });
});

describe('a bexio that misbehaves', () => {
  beforeEach(async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
  });

  test('is left alone for as long as it asks', async () => {
    twin.misbehave(
      onceAt('POST /2.0/contact', { when: 'before', status: 429, headers: { 'retry-after': '90' } }),
    );
    await transfer();
    expect(await connection()).toMatchObject({ pausedUntil: inSeconds(90) });
    expect(await documents()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    const asked = twin.calls.length;
    await transfer(inSeconds(89));
    expect(twin.calls).toHaveLength(asked);
    await transfer(inSeconds(90));
    expect(await connection()).toMatchObject({ pausedUntil: null, lastError: null });
    expect(await statesOf()).toEqual([['done', null]]);
  });

  test('that fails is tried again later and later, and given up after eight attempts', async () => {
    twin.misbehave(() => ({ when: 'before', status: 500 }));
    await transfer();
    expect(await documents()).toMatchObject([
      { attempts: 1, nextAttemptAt: inSeconds(60), state: 'waiting' },
    ]);
    let at = 0;
    for (let attempts = 2; attempts <= 8; attempts += 1) {
      at = ((await documents())[0]?.nextAttemptAt.getTime() ?? 0) - NOW.getTime();
      await transfer(inSeconds(at / 1000));
    }
    expect(await documents()).toMatchObject([{ attempts: 8, state: 'failed' }]);
  });

  test.each(['POST /2.0/contact', 'POST /2.0/kb_invoice'])(
    '%s that was written and not answered is found',
    async (call) => {
      const silence: Mischief = { when: 'after', status: 0 };
      twin.misbehave(onceAt(call, silence));
      await transfer();
      expect(await documents()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
      await transfer(inSeconds(60));
      expect([twin.state.contacts.length, books().length]).toEqual([1, 1]);
      expect(await statesOf()).toEqual([['done', null]]);
    },
  );

  test('that does not take an invoice says why', async () => {
    const account = twin.state.accounts.findIndex(({ id }) => id === 21);
    twin.state.accounts.splice(account, 1);
    await transfer();
    expect(await statesOf()).toEqual([
      [
        'failed',
        'bexio nimmt das Dokument nicht an (422): The form could not be saved positions.account_id: is not valid',
      ],
    ]);
  });

  test('that forgets a token gets a new one, which is kept', async () => {
    delete twin.state.accessTokens['first-access'];
    await transfer();
    expect(await statesOf()).toEqual([['done', null]]);
    expect(twin.calls.filter((call) => call.endsWith('/token'))).toHaveLength(1);
    expect(twin.state.refreshTokens).not.toContain('first-refresh');
  });

  test('a token that is about to end is renewed before', async () => {
    await connectTwin(t.db, twin, inSeconds(30));
    await transfer();
    expect(twin.calls[0]).toBe('POST /realms/bexio/protocol/openid-connect/token');
    expect(await statesOf()).toEqual([['done', null]]);
  });

  test('that has ended the connection brings all to a standstill, with a sentence', async () => {
    twin.state.refreshTokens = [];
    delete twin.state.accessTokens['first-access'];
    await transfer();
    expect(await connection()).toMatchObject({
      sealedTokens: null,
      lastError: 'bexio hat die Verbindung beendet. Bitte verbinde bexio neu.',
    });
    expect(await documents()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    const asked = twin.calls.length;
    await transfer();
    expect(twin.calls).toHaveLength(asked);
  });
});

/** A worker that dies once bexio has answered its n-th call. */
const dyingAfter = (n: number, { send, ...system }: BexioSystem): BexioSystem => {
  let calls = 0;
  return {
    ...system,
    async send(call) {
      const answer = await send(call);
      calls += 1;
      if (calls === n) throw new Error('killed');
      return answer;
    },
  };
};

/** @returns whether it came to that. */
async function diesAfter(n: number): Promise<boolean> {
  try {
    await transfer(NOW, dyingAfter(n, twin.system));
    return false;
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error;
    return true;
  }
}

async function forgetAll(): Promise<void> {
  twin.state.contacts.length = 0;
  twin.state.invoices.length = 0;
  await t.db.delete(bexioDocuments);
  await t.db.execute(sql`truncate invoices, payments cascade`);
}

describe('a worker that dies after any of its calls', () => {
  test('makes nothing twice', async () => {
    let calls = 0;
    for (let hasDied = true; hasDied; ) {
      await forgetAll();
      const { number } = await insertIssued(t.db, bookingId, { lines: LINES });
      await enter(40_000);
      hasDied = await diesAfter(calls + 1);
      await transfer();
      const there = [books(), twin.state.contacts.length, await statesOf()];
      const done = ['done', null];
      const invoice = { number, total: 48_000, ready: true, payments: [40_000] };
      expect([calls, ...there]).toEqual([calls, [invoice], 1, [done, done]]);
      if (hasDied) calls += 1;
    }
    expect(calls).toBe(12);
  });

  test('would, if it did not look first', async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
    const { send } = twin.system;
    const blind: BexioSystem = {
      ...twin.system,
      send: async (call) => {
        const answer = await send(call);
        return call.url.endsWith('/kb_invoice/search') ? { ...answer, body: '[]' } : answer;
      },
    };
    twin.misbehave(onceAt('POST /2.0/kb_invoice', { when: 'after', status: 0 }));
    await transfer(NOW, blind);
    await transfer(inSeconds(60), blind);
    expect(books()).toHaveLength(2);
  });
});

describe('two workers', () => {
  test('have the turn one after the other', async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
    await Promise.all([transfer(), transfer()]);
    await transfer();
    expect([twin.state.contacts.length, books().length]).toEqual([1, 1]);
  });

  test('one that lost the turn calls no more', async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
    twin.misbehave(
      onceAt('POST /2.0/contact', {
        when: 'after',
        status: null,
        meanwhile: async () => {
          await t.db.update(bexioConnection).set({ workerId: sql`gen_random_uuid()` });
        },
      }),
    );
    await transfer();
    expect(twin.state.invoices).toEqual([]);
    expect(twin.calls.at(-1)).toBe('POST /2.0/contact');
    expect(await documents()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('a turn ends with time, if its worker died', async () => {
    await insertIssued(t.db, bookingId, { lines: LINES });
    await t.db
      .update(bexioConnection)
      .set({ workerId: sql`gen_random_uuid()`, workingUntil: inSeconds(60) })
      .where(eq(bexioConnection.active, true));
    await transfer(inSeconds(59));
    expect(books()).toEqual([]);
    await transfer(inSeconds(60));
    expect(books()).toHaveLength(1);
  });
});

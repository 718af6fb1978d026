import type { BookingResponse, PartnerStatementResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { bookAs, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { insertPartner } from '../../../test/partners.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import { settleCommissions } from './settle-commissions.ts';

const BOOKINGS = 12;
const HAPPENINGS = 36;
const SHARE = { code: 'ANTEIL', commissionPercent: 7.5, commissionPerPerson: null };
const AMOUNT = { code: 'BETRAG', commissionPercent: null, commissionPerPerson: 1235 };

let t: TestApp;
const partners: Record<string, string> = {};
beforeAll(async () => {
  t = await buildTestApp();
  for (const terms of [SHARE, AMOUNT])
    partners[terms.code] = (await insertPartner(t.db, { title: terms.code, ...terms })).iri;
});
afterAll(() => t.close());

const settle = () => settleCommissions({ db: t.db, clock: () => NOW });
const read = async (iri: string) => (await (await t.as('admin'))(iri)).json<BookingResponse>();

async function book(random: Random): Promise<string> {
  const count = random.integer(1, 3);
  const bookingPersons = Array.from({ length: count }, (_, index) =>
    index === 0
      ? aPerson({ booker: true })
      : aPerson({ firstName: `Nr${index}`, email: `nr${index}@firn.example` }),
  );
  const { iri } = await insertBookableEvent(t.db, { maximumParticipants: 8 });
  const changes = {
    bookingPersons,
    expectedTotal: count * PRICE,
    partner: random.pick(['ANTEIL', 'BETRAG', '']),
  };
  return (await bookAs(await t.as('gast'), iri, changes))['@id'];
}

/** One thing that may happen to a booking; what is refused by then changes nothing. */
async function happen(random: Random, iri: string): Promise<void> {
  const admin = await t.as('admin');
  const booking = await read(iri);
  const what = random.pick(['cancel', 'cancelPerson', 'restore', 'correct', 'correct', 'settle']);
  if (what === 'settle') await settle();
  if (what === 'correct') {
    const partner = random.pick([partners.ANTEIL, partners.BETRAG, null]);
    await admin({ method: 'PUT', url: `${iri}/partner`, payload: { partner, reason: 'So' } });
  }
  if (what === 'cancel' && booking.state === 'confirmed') await change(admin, `${iri}/cancellation`, {});
  if (what === 'restore' && booking.state === 'cancelled') await change(admin, `${iri}/restoration`, {});
  const active = booking.bookingPersons.filter(({ state }) => state === 'active');
  if (what === 'cancelPerson' && booking.state === 'confirmed' && active.length > 1)
    await change(admin, `${iri}/cancellation`, { bookingPerson: active.at(-1)?.['@id'] });
}

/** The commission once more, from what the office reads of a booking. */
function owed({ state, partner, lines, personCount }: BookingResponse, code: string): number {
  if (state !== 'confirmed' || partner?.code !== code) return 0;
  const price = lines.reduce((sum, { kind, total }) => (kind === 'fee' ? sum : sum + total), 0);
  return code === 'ANTEIL' ? Math.round((price * 75) / 1000) : personCount * AMOUNT.commissionPerPerson;
}

test.each(['one', 'two'])(
  'statements agree with the bookings to the Rappen, life %s',
  async (life) => {
    const random = createRandom(`partners/${life}`);
    const before = await sums();
    const bookings: string[] = [];
    for (let index = 0; index < BOOKINGS; index += 1) bookings.push(await book(random));
    for (let index = 0; index < HAPPENINGS; index += 1) await happen(random, random.pick(bookings));
    await settle();
    const found = await Promise.all(bookings.map(read));
    const after = await sums();
    for (const code of ['ANTEIL', 'BETRAG']) {
      const expected = found.reduce((sum, booking) => sum + owed(booking, code), 0);
      expect([code, (after[code] ?? 0) - (before[code] ?? 0)]).toEqual([code, expected]);
    }
  },
  120_000,
);

async function sums(): Promise<Record<string, number>> {
  const admin = await t.as('admin');
  const entries = Object.entries(partners).map(async ([code, iri]) => {
    const answer = await admin(`${iri}/statement?month=2026-02`);
    return [code, answer.json<PartnerStatementResponse>().commission] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { type EventChanges, insertBookableEvent } from '../../../test/bookable-event.ts';
import { type Booked, bookAs, bookForTwo } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { entryOnPage, readCalendar } from '../../../test/read-calendar.ts';
import type { Db } from '../../db/client.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { reminders } from '../outbox/reminders.table.ts';
import { applyRules } from './apply-rules.ts';
import { messageRules } from './message-rules.table.ts';

const ORIGIN = 'https://firn.example';
/** The event is on 7 and 8 March; the last info is due from 4 March at eight, the thanks from 9 March at ten. */
const DUE = '2026-03-04T07:00:00Z';
const OVER = '2026-03-09T09:00:00Z';

let t: TestApp;
/** The rules that are there at first. */
let known: Omit<typeof messageRules.$inferSelect, 'sortKey'>[];
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
  const rows = await t.db.select().from(messageRules);
  known = rows.map(({ sortKey: _generated, ...rule }) => rule);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(bookings).set({ state: 'cancelled' });
  await t.db.delete(messageRules);
  await t.db.insert(messageRules).values(known);
  await t.db.update(messageRules).set({ active: false });
  await t.db.delete(outboxMails);
  await t.db.delete(reminders);
});

type Rule = typeof messageRules.$inferInsert;
const switchOn = (template: Rule['template'], changes: Partial<Rule> = {}) =>
  t.db
    .update(messageRules)
    .set({ active: true, ...changes })
    .where(eq(messageRules.template, template));
const run = (now: string, db: Db = t.db) =>
  applyRules({ db, clock: () => new Date(now), origin: ORIGIN, sendsTexts: true });
const mails = async () => {
  const all = await t.db.select().from(outboxMails).orderBy(asc(outboxMails.recipient));
  return all.filter(({ template }) => ['last_info', 'packing_list', 'thanks'].includes(template));
};
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

async function booked(changes: EventChanges = {}, book = bookForTwo): Promise<Booked> {
  const { iri } = await insertBookableEvent(t.db, { title: 'Tödi', organized: true, ...changes });
  return book(t.anonymous, iri);
}

describe('the last info', () => {
  beforeEach(() => switchOn('last_info'));

  test('goes to who booked, once, from eight o’clock three days before', async () => {
    const booking = await booked();
    expect(await run('2026-03-04T06:59:59Z')).toBe(0);
    expect(await run(DUE)).toBe(1);
    expect(await run(DUE)).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'last_info',
      recipient: 'nina@firn.example',
      about: booking['@id'],
      subject: 'Letzte Infos: Tödi',
    });
    expect(mail?.text).toContain('Hallo Nina');
    expect(mail?.text).toContain('Datum: Sa, 07.03.2026 bis So, 08.03.2026');
    expect(mail?.text).toContain(`${ORIGIN}/event/`);
    expect(mail?.invitation?.content).toContain(`UID:booking-${booking.id}@firn`);
    t.setNow(new Date(DUE));
    const [entry] = readCalendar(mail?.invitation?.content ?? '');
    expect([entry]).toEqual(await entryOnPage(await t.as('admin'), booking['@id']));
    t.setNow(NOW);
    expect(entry?.description).toMatch(/Der Termin findet ab \d+ Personen statt(.|\n)*\nAnnullation /);
  });

  test('is in the words of the rule, where it has some', async () => {
    await switchOn('last_info', {
      subject: 'Bald: {event}',
      text: 'Hallo {vorname}, nimm die Stirnlampe mit.',
    });
    await booked();
    await run(DUE);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Bald: Tödi');
    expect(mail?.text).toContain('Hallo Nina, nimm die Stirnlampe mit.');
    expect(mail?.text).not.toContain('In wenigen Tagen ist es so weit');
    expect(mail?.text).toContain('Programm und Treffpunkt stehen auf der Seite.');
  });

  test('goes to each person where the rule says so, and the file to who booked alone', async () => {
    await switchOn('last_info', { audience: 'persons' });
    const booking = await booked();
    expect(await run(DUE)).toBe(2);
    expect(
      (await mails()).map(({ recipient, about, invitation }) => [recipient, about, invitation !== null]),
    ).toEqual([
      ['nina@firn.example', booking['@id'], true],
      ['urs@firn.example', booking['@id'], false],
    ]);
  });

  test.each<[string, EventChanges]>([
    ['is not organized', { organized: false }],
    ['is cancelled', { state: 'cancelled', cancellationReason: 'weather', previousState: 'open' }],
    ['was taken back', { state: 'prepared' }],
    ['is far', { start: new Date('2026-04-07T07:00:00Z'), end: new Date('2026-04-07T16:00:00Z') }],
  ])('is not sent about an event that %s', async (_what, changes) => {
    const { event } = await booked();
    await t.db.update(events).set(changes).where(eq(events.id, event.id));
    expect(await run(DUE)).toBe(0);
  });

  test.each(['requested', 'waitlisted', 'held', 'cancelled', 'annulled', 'expired'] as const)(
    'is not sent to a booking that is %s',
    async (state) => {
      const { id } = await booked();
      await t.db.update(bookings).set({ state }).where(eq(bookings.id, id));
      expect(await run(DUE)).toBe(0);
    },
  );

  test('reaches who books while it is due', async () => {
    await booked();
    expect(await run(DUE)).toBe(1);
    await booked({}, bookAs);
    expect(await run('2026-03-06T20:00:00Z')).toBe(1);
  });

  test('is not sent any more once the event has begun', async () => {
    await booked();
    expect(await run('2026-03-07T07:00:00Z')).toBe(0);
  });
});

describe('a state', () => {
  test('that an event reaches brings the mail, whenever that is', async () => {
    await switchOn('packing_list', {
      moment: 'state',
      state: 'confirmed',
      days: null,
      time: null,
      untilDays: null,
    });
    const { event } = await booked();
    expect(await run('2026-02-15T03:00:00Z')).toBe(0);
    await t.db.update(events).set({ state: 'confirmed' }).where(eq(events.id, event.id));
    expect(await run('2026-02-15T03:00:00Z')).toBe(1);
    expect(await run('2026-02-16T03:00:00Z')).toBe(0);
  });
});

describe('thanks', () => {
  beforeEach(() => switchOn('thanks', { audience: 'persons' }));

  test('go to who was there, not to who did not come', async () => {
    const { id, event } = await booked();
    await t.db.update(events).set({ state: 'closed' }).where(eq(events.id, event.id));
    await t.db.update(bookings).set({ state: 'completed' }).where(eq(bookings.id, id));
    await t.db
      .update(bookingPersons)
      .set({ state: 'no_show' })
      .where(eq(bookingPersons.email, 'urs@firn.example'));
    expect(await run('2026-03-09T08:59:59Z')).toBe(0);
    expect(await run(OVER)).toBe(1);
    expect(await recipients()).toEqual(['nina@firn.example']);
    expect((await mails())[0]?.subject).toBe('Danke, dass du dabei warst: Tödi');
  });

  test('go to nobody about an event of long ago, when the rule is switched on', async () => {
    await booked();
    expect(await run('2026-03-15T09:00:00Z')).toBe(0);
  });
});

describe('once', () => {
  beforeEach(() => switchOn('last_info'));

  test('for each rule, whatever is changed in it', async () => {
    await booked();
    await run(DUE);
    await switchOn('last_info', { days: 10, time: '06:00' });
    expect(await run(DUE)).toBe(0);
  });

  test('by two workers at once', async () => {
    await booked();
    const done = await Promise.all([run(DUE), run(DUE)]);
    expect(done.toSorted()).toEqual([0, 1]);
    expect(await recipients()).toEqual(['nina@firn.example']);
  });

  test('or twice, without the row that remembers it', async () => {
    await booked();
    await run(DUE);
    await t.db.delete(reminders);
    await run(DUE);
    expect(await recipients()).toHaveLength(2);
  });

  test('by a worker that dies in between, and by the next one', async () => {
    await booked();
    const killed = new Error('killed');
    const dying = t.db.transaction(async (tx) => {
      expect(await run(DUE, tx)).toBe(1);
      throw killed;
    });
    await expect(dying).rejects.toBe(killed);
    expect(await recipients()).toEqual([]);
    expect(await run(DUE)).toBe(1);
  });

  test('of more than a batch, each', async () => {
    const { iri } = await insertBookableEvent(t.db, { organized: true, maximumParticipants: 80 });
    const { id } = await bookAs(t.anonymous, iri);
    const [{ number: _number, ...row } = { number: '' }] = await t.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, id));
    const [person] = await t.db.select().from(bookingPersons).where(eq(bookingPersons.bookingId, id));
    for (let index = 0; index < 60; index += 1) {
      const copy = {
        ...row,
        id: crypto.randomUUID(),
        number: `B-2025-${index}`,
      } as typeof bookings.$inferInsert;
      await t.db.insert(bookings).values(copy);
      const of = { ...person, id: undefined, bookingId: copy.id } as typeof bookingPersons.$inferInsert;
      await t.db.insert(bookingPersons).values(of);
    }
    expect(await run(DUE)).toBe(61);
    expect(await run(DUE)).toBe(0);
  });
});

test('a rule that is switched off while the job runs writes to nobody', async () => {
  await switchOn('last_info');
  await booked();
  const transaction: Db['transaction'] = async (work, config) => {
    await t.db.update(messageRules).set({ active: false });
    return t.db.transaction(work, config);
  };
  expect(await run(DUE, Object.create(t.db, { transaction: { value: transaction } }))).toBe(0);
});

test('a rule that fails holds up no other one, and the job still says so', async () => {
  await switchOn('last_info');
  await switchOn('packing_list', { days: 3, untilDays: null });
  await booked();
  await t.db.execute(`alter table outbox_mails add constraint fails check (template <> 'last_info')`);
  try {
    await expect(run(DUE)).rejects.toThrow('Rules could not be applied.');
    expect((await mails()).map(({ template }) => template)).toEqual(['packing_list']);
  } finally {
    await t.db.execute('alter table outbox_mails drop constraint fails');
  }
  expect(await run(DUE)).toBe(1);
});

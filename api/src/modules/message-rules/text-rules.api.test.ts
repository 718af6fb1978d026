import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookForTwo } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { bookFor, joined } from '../../../test/waitlist.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { reminders } from '../outbox/reminders.table.ts';
import { createFolderProvider } from '../text-messages/folder-provider.ts';
import { sendDueTexts } from '../text-messages/index.ts';
import { textMessages, textOptOuts, textRecipients } from '../text-messages/text-messages.table.ts';
import { applyRules } from './apply-rules.ts';
import { messageRules } from './message-rules.table.ts';

/** The event is on 7 and 8 March; the SMS is due from 4 March at eight. */
const DUE = '2026-03-04T07:00:00Z';
const NINA = '+41791112233';
const URS = '+41791112244';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(bookings).set({ state: 'cancelled' });
  await t.db.update(messageRules).set({ active: false });
  await t.db.delete(reminders);
  await t.db.delete(textMessages);
  await t.db.delete(textOptOuts);
});

const run = (now = DUE, sendsTexts = true) =>
  applyRules({ db: t.db, clock: () => new Date(now), origin: 'https://firn.example', sendsTexts });
const texts = () =>
  t.db
    .select({ phone: textRecipients.phone, text: textRecipients.text, state: textRecipients.state })
    .from(textRecipients)
    .orderBy(asc(textRecipients.phone));

async function switchOn(template: 'last_info' | 'waitlist_offered', changes: object = {}) {
  const rows = await t.db
    .update(messageRules)
    .set({ active: true, ...changes })
    .where(eq(messageRules.template, template))
    .returning({ id: messageRules.id });
  return `/api/message_rules/${rows[0]?.id}`;
}
const toPersons = () =>
  switchOn('last_info', {
    channel: 'sms',
    audience: 'persons',
    text: 'Hallo {vorname}, bald: {event}, {datum} um {zeit}.',
  });

async function bookTwo(phones: readonly [string, string]): Promise<void> {
  const { iri } = await insertBookableEvent(t.db, { title: 'Tödi', organized: true });
  const { id } = await bookForTwo(t.anonymous, iri);
  for (const [position, phone] of phones.entries())
    await t.db
      .update(bookingPersons)
      .set({ phone })
      .where(eq(bookingPersons.id, await personId(id, position)));
}

async function personId(bookingId: string, position: number): Promise<string> {
  const rows = await t.db.select().from(bookingPersons).where(eq(bookingPersons.bookingId, bookingId));
  return rows.find((row) => row.position === position)?.id ?? '';
}

describe('a rule that writes by SMS', () => {
  test('writes to each number once, in its words, by however many workers', async () => {
    await toPersons();
    await bookTwo([NINA, URS]);
    expect((await Promise.all([run(), run()])).toSorted()).toEqual([0, 2]);
    expect(await run()).toBe(0);
    expect(await texts()).toEqual([
      {
        phone: NINA,
        text: 'Hallo Nina, bald: Tödi, Sa, 07.03.2026 bis So, 08.03.2026 um 08:00.',
        state: 'waiting',
      },
      { phone: URS, text: expect.stringContaining('Hallo Urs, bald'), state: 'waiting' },
    ]);
  });

  test('would write twice without what remembers it', async () => {
    await toPersons();
    await bookTwo([NINA, URS]);
    await run();
    await t.db.delete(reminders);
    await run();
    expect(await texts()).toHaveLength(4);
  });

  test('writes once to a number that two share', async () => {
    await toPersons();
    await bookTwo([NINA, NINA]);
    expect(await run()).toBe(1);
    expect((await texts()).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Hallo Nina und Urs, bald/),
    ]);
    expect(await t.db.$count(reminders)).toBe(2);
  });

  test('leaves out whom no SMS reaches, says so in its preview, and reaches them by a new number', async () => {
    const rule = await toPersons();
    await bookTwo([NINA, '044 668 18 00']);
    const { total, recipients, mail, sms, refused } = (await (await t.as('admin'))(`${rule}/preview`)).json();
    expect([total, recipients, mail]).toEqual([0, [], null]);
    expect([sms, refused]).toEqual([null, []]);
    expect(await run()).toBe(1);
    expect((await texts()).map(({ phone }) => phone)).toEqual([NINA]);
    await t.db.update(bookingPersons).set({ phone: URS }).where(eq(bookingPersons.firstName, 'Urs'));
    expect(await run()).toBe(1);
    expect((await texts()).map(({ phone }) => phone)).toEqual([NINA, URS]);
  });

  test('waits where nobody sends SMS', async () => {
    await toPersons();
    await bookTwo([NINA, URS]);
    expect(await run(DUE, false)).toBe(0);
    expect(await run()).toBe(2);
  });
});

test('its preview names the numbers, those left out, and the first SMS with its segments', async () => {
  const rule = await switchOn('last_info', {
    channel: 'sms',
    audience: 'persons',
    days: 30,
    text: 'Bald: {event}',
  });
  await bookTwo([NINA, '044 668 18 00']);
  const answer = await (await t.as('admin'))(`${rule}/preview`);
  expect(answer.json()).toEqual({
    total: 1,
    recipients: [{ recipient: `Nina Käser, ${NINA}`, event: 'Tödi' }],
    mail: null,
    sms: { text: 'Bald: Tödi', segments: 1 },
    refused: [{ name: 'Urs Käser', event: 'Tödi', message: expect.stringContaining('Festnetz') }],
  });
  expect([await t.db.$count(textMessages), await t.db.$count(reminders)]).toEqual([0, 0]);
});

test('the SMS of an offer of seats goes once for each offer, and not once the offer is over', async () => {
  await switchOn('waitlist_offered');
  const { iri } = await insertBookableEvent(t.db, {
    title: 'Tödi',
    minimumParticipants: 1,
    maximumParticipants: 1,
  });
  await bookFor(t.anonymous, iri, 'erste@firn.example');
  const waiting = await joined(t.anonymous, iri, 'Lea');
  expect(await run('2026-02-20T09:00:00Z')).toBe(0);
  const offer = (expiresAt: string) =>
    t.db
      .update(bookings)
      .set({ state: 'offered', expiresAt: new Date(expiresAt) })
      .where(eq(bookings.id, waiting.id));
  await offer('2026-02-21T09:00:00Z');
  expect(await run('2026-02-20T09:00:00Z')).toBe(1);
  expect(await run('2026-02-20T09:01:00Z')).toBe(0);
  expect((await texts())[0]?.text).toContain(
    'bei «Tödi» (Sa, 07.03.2026 bis So, 08.03.2026) ist für dich Platz frei',
  );
  const provider = createFolderProvider('/nowhere');
  await sendDueTexts({ db: t.db, clock: () => new Date('2026-02-21T09:00:00Z'), provider });
  expect((await texts()).map(({ state }) => state)).toEqual(['failed']);
  await offer('2026-02-25T09:00:00Z');
  expect(await run('2026-02-24T09:00:00Z')).toBe(1);
  expect(await run('2026-02-25T09:00:00Z')).toBe(0);
});

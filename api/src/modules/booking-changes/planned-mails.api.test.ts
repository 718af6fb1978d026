import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { mailsAbout } from '../../../test/anonymous-bookings.ts';
import { aPerson, insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookForTwo, change, post, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Inject } from '../../../test/personas.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

let t: TestApp;
let admin: Inject;
let gast: Inject;
let other: string;
beforeAll(async () => {
  t = await buildTestApp();
  [admin, gast] = [await t.as('admin'), await t.as('gast')];
});
afterAll(() => t.close());

let booking: BookingResponse;
beforeEach(async () => {
  const event = await insertBookableEvent(t.db);
  const dates = {
    start: new Date('2026-03-21T07:00:00Z'),
    end: new Date('2026-03-22T16:00:00Z'),
    registrationDeadline: new Date('2026-03-14T22:59:00Z'),
  };
  other = (await insertBookableEvent(t.db, { offerId: event.offerId, ...dates })).iri;
  booking = await bookForTwo(gast, event.iri);
  await t.db.delete(outboxMails);
});

const reason = { reason: 'Am Telefon.' };
const person = aPerson({ firstName: 'Petra', email: 'petra@firn.example' });
const urs = () => booking.bookingPersons[1]?.['@id'] ?? '';

const CHANGES: readonly (readonly [string, () => readonly [url: string, body: object]])[] = [
  ['a cancellation', () => [`${booking['@id']}/cancellation`, reason]],
  ['a fee of the office', () => [`${booking['@id']}/cancellation`, { ...reason, fee: 4_000 }]],
  ['one person cancelled', () => [`${booking['@id']}/cancellation`, { ...reason, bookingPerson: urs() }]],
  ['a replacement', () => [`${urs()}/replacement`, { ...reason, person }]],
  ['an addition', () => [`${booking['@id']}/persons`, { ...reason, person }]],
  ['a rebooking', () => [`${booking['@id']}/rebooking`, { ...reason, event: other }]],
];

async function queued() {
  const mails = await mailsAbout(t.db, booking['@id']);
  return mails.map(({ template, recipient, subject, text }) => ({ template, to: recipient, subject, text }));
}

describe('the preview of a change by the office shows the mails that are sent', () => {
  const bySubject = (a: { subject: string }, b: { subject: string }) => a.subject.localeCompare(b.subject);

  test.each(CHANGES)('%s', async (_what, made) => {
    const [url, body] = made();
    const { mails = [] } = await preview(admin, url, body);
    expect(mails.length).toBeGreaterThan(0);
    expect(await queued()).toEqual([]);
    expect((await change(admin, url, body)).statusCode).toBe(200);
    expect((await queued()).toSorted(bySubject)).toEqual([...mails].toSorted(bySubject));
  });

  test('a restoration', async () => {
    await change(admin, `${booking['@id']}/cancellation`, reason);
    await t.db.delete(outboxMails);
    const { mails } = await preview(admin, `${booking['@id']}/restoration`, reason);
    await change(admin, `${booking['@id']}/restoration`, reason);
    expect(await queued()).toEqual(mails);
  });

  test('none where the tick is taken away, and none to a guest who asks', async () => {
    const url = `${booking['@id']}/cancellation`;
    expect((await preview(admin, url, { ...reason, notify: false })).mails).toEqual([]);
    expect(await preview(gast, url, {})).not.toHaveProperty('mails');
  });

  test('a step of the office', async () => {
    await t.db.update(bookings).set({ state: 'requested' }).where(eq(bookings.id, booking.id));
    const url = `${booking['@id']}/transition`;
    const step = { to: 'rejected', reason: 'Es fehlt die Erfahrung.' };
    const headers = { 'if-match': '*' };
    const told = await admin({ method: 'POST', url, payload: { ...step, dryRun: true }, headers });
    expect(told.json()).toMatchObject({ '@type': 'BookingStepPreview', to: 'rejected' });
    expect((await admin(booking['@id'])).json().state).toBe('requested');
    expect(await queued()).toEqual([]);
    await admin({ method: 'POST', url, payload: step, headers });
    expect(await queued()).toEqual(told.json().mails);
    expect((await post(gast, url, { ...step, dryRun: true })).statusCode).toBe(403);
  });
});

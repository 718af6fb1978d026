import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { ASKED_AT, addressOf, askAll, pastEvent, tokenOf } from '../../../test/feedbacks.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { feedbacks } from './feedbacks.table.ts';
import { forgetFeedback } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(feedbacks);
  await t.db.delete(outboxMails);
  await t.db.update(events).set({ state: 'cancelled' });
});

const asked = async () =>
  (await t.db.select().from(outboxMails).where(eq(outboxMails.template, 'feedback_request')))
    .map(({ recipient }) => recipient)
    .toSorted();

describe('whoever took part is asked on the day after the end', () => {
  test('each by an own mail and once', async () => {
    await pastEvent(t, ['Nina', 'Urs']);
    expect(await askAll(t, new Date(ASKED_AT.getTime() - 1000))).toBe(0);
    expect(await asked()).toEqual([]);
    const [one = 0, other = 0] = await Promise.all([askAll(t), askAll(t)]);
    expect(one + other).toBe(2);
    expect(await askAll(t)).toBe(0);
    expect(await asked()).toEqual(['nina@firn.example', 'urs@firn.example']);
    const tokens = [await tokenOf(t, 'Nina'), await tokenOf(t, 'Urs')];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  test('no more once a worker was away for a week', async () => {
    await pastEvent(t, ['Nina']);
    expect(await askAll(t, new Date('2026-02-21T16:00:00Z'))).toBe(0);
    expect(await askAll(t, new Date('2026-02-21T15:59:59Z'))).toBe(1);
  });

  test('not who was absent, nor of a booking or an event that fell away', async () => {
    const { booking } = await pastEvent(t, ['Nina', 'Urs']);
    await t.db
      .update(bookingPersons)
      .set({ state: 'no_show' })
      .where(eq(bookingPersons.email, addressOf('Urs')));
    const fallen = await pastEvent(t, ['Lea']);
    await t.db.update(bookings).set({ state: 'cancelled' }).where(eq(bookings.id, fallen.booking.id));
    await pastEvent(t, ['Max'], { changes: { state: 'cancelled' } });
    expect(await askAll(t)).toBe(1);
    expect(await asked()).toEqual(['nina@firn.example']);
    await t.db.delete(feedbacks);
    await t.db
      .update(bookingPersons)
      .set({ email: 'x@geloescht.invalid' })
      .where(eq(bookingPersons.bookingId, booking.id));
    expect(await askAll(t)).toBe(0);
  });
});

describe('the secret', () => {
  test('stands nowhere in the database but in the mail, and the office does not read it there', async () => {
    const { booking } = await pastEvent(t, ['Nina']);
    await askAll(t);
    const token = await tokenOf(t, 'Nina');
    expect(JSON.stringify(await t.db.select().from(feedbacks))).not.toContain(token);
    const mails = await (await t.as('admin'))(`/api/bookings/${booking.id}/mails`);
    expect(mails.statusCode).toBe(200);
    expect(mails.body).toContain('/rueckmeldung/…');
    expect(mails.body).not.toContain(token);
  });

  test('is forgotten 30 days after its end, with who did not answer', async () => {
    const { booking } = await pastEvent(t, ['Nina', 'Urs']);
    await askAll(t);
    await t.db
      .update(feedbacks)
      .set({ answeredAt: NOW, content: 5, level: 5, organisation: 5 })
      .where(eq(feedbacks.bookingPersonId, booking.bookingPersons[1]?.id ?? ''));
    const run = (now: string) => forgetFeedback({ db: t.db, clock: () => new Date(now) });
    expect(await run('2026-05-15T14:00:00Z')).toBe(0);
    expect(await run('2026-05-15T16:00:00Z')).toBe(2);
    expect(await t.db.select().from(feedbacks)).toMatchObject([{ content: 5, tokenHash: null }]);
    expect(await run('2026-05-15T16:00:00Z')).toBe(0);
  });
});

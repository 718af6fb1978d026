import type { BookingResponse } from '@firn/shared-contracts/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createSmtpMailer, type Mailer, sendDueMails } from '../src/modules/outbox/index.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { insertBookableEvent } from './bookable-event.ts';
import { bookForTwo, change } from './booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { startSmtpListener } from './smtp-listener.ts';

let t: TestApp;
const open: { close: () => unknown }[] = [];
beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(() => t.db.delete(outboxMails));
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
afterAll(() => t.close());

async function listen(...options: Parameters<typeof startSmtpListener>) {
  const listener = await startSmtpListener(...options);
  open.push(listener);
  return listener;
}

function mailerTo(url: string): Mailer {
  const mailer = createSmtpMailer(url);
  open.push(mailer);
  return mailer;
}

const sendAt = (mailer: Mailer, seconds: number) =>
  sendDueMails({
    db: t.db,
    mailer,
    clock: () => new Date(NOW.getTime() + seconds * 1000),
    readFile: async () => null,
  });

const waiting = async () =>
  (await t.db.select().from(outboxMails)).filter(({ sentAt, failedAt }) => !sentAt && !failedAt);

/** Books, then cancels one person and the rest. */
async function bookAndChange(): Promise<void> {
  const gast = await t.as('gast');
  const booking: BookingResponse = await bookForTwo(gast, (await insertBookableEvent(t.db)).iri);
  const url = `${booking['@id']}/cancellation`;
  const person = { bookingPerson: booking.bookingPersons[1]?.['@id'] };
  expect((await change(gast, url, person)).statusCode).toBe(200);
  expect((await change(gast, url, {})).statusCode).toBe(200);
}

const idsOf = (messages: readonly string[]) =>
  messages.map((message) => /^Message-ID: <(\S+)@firn>/im.exec(message)?.[1] ?? '').toSorted();

describe('a mail server that is away', () => {
  test('lets every change through, and gets each mail once when it is back', async () => {
    const before = await listen();
    await before.close();
    const mailer = mailerTo(before.url);
    await bookAndChange();
    // One is tried; it tells enough, and the others keep their attempts.
    expect(await sendAt(mailer, 0)).toEqual({ sent: 0, failed: 1 });
    await bookAndChange();
    expect(await sendAt(mailer, 5)).toEqual({ sent: 0, failed: 1 });
    const mails = await waiting();
    expect(mails.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 0, 0, 1, 1]);
    expect(mails.find(({ attempts }) => attempts === 1)?.lastError).toContain('ECONNREFUSED');

    const after = await listen({ port: before.port });
    const [one, two] = await Promise.all([sendAt(mailer, 65), sendAt(mailerTo(after.url), 65)]);
    expect([one.sent + two.sent, one.failed + two.failed]).toEqual([6, 0]);
    expect(idsOf(after.messages)).toEqual(mails.map(({ id }) => id).toSorted());
    expect(await waiting()).toEqual([]);
    expect(await sendAt(mailer, 3600)).toEqual({ sent: 0, failed: 0 });
  });

  test('that takes calls and says nothing holds nobody up', async () => {
    const called = Promise.withResolvers<void>();
    const silent = await listen({ greet: () => called.resolve() });
    const mailer = mailerTo(silent.url);
    await bookAndChange();
    const sending = sendAt(mailer, 0);
    await called.promise;
    // A mail is with the server, whose answer does not come.
    await bookAndChange();
    // Others may send what is not with it.
    const other = await listen();
    expect(await sendAt(mailerTo(other.url), 0)).toEqual({ sent: 5, failed: 0 });
    await silent.close();
    expect(await sending).toEqual({ sent: 0, failed: 1 });

    const [left] = await waiting();
    const back = await listen({ port: silent.port });
    expect(await sendAt(mailer, 60)).toEqual({ sent: 1, failed: 0 });
    expect(idsOf(back.messages)).toEqual([left?.id]);
    expect(idsOf(other.messages)).not.toContain(left?.id);
  });

  test('is no reason to give a mail up, however long that lasts', async () => {
    const away = await listen();
    await away.close();
    const mailer = mailerTo(away.url);
    await bookAndChange();
    for (let day = 0; day < 40; day += 1) await sendAt(mailer, day * 21_600);
    expect((await waiting()).length).toBe(3);
    const back = await listen({ port: away.port });
    expect(await sendAt(mailer, 41 * 21_600)).toEqual({ sent: 3, failed: 0 });
    expect(back.messages).toHaveLength(3);
  });
});

test('a mail is with one worker at a time, however slow its server is', async () => {
  await bookAndChange();
  const sent: string[] = [];
  const isCalled = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const mailer: Mailer = {
    async send({ mail: { id } }) {
      isCalled.resolve();
      await answer.promise;
      sent.push(id);
    },
    close: () => {},
  };
  const quick: Mailer = { ...mailer, send: async ({ mail: { id } }) => void sent.push(id) };
  const slow = sendAt(mailer, 0);
  await isCalled.promise;
  // More than the first delay later.
  expect(await sendAt(quick, 90)).toEqual({ sent: 2, failed: 0 });
  answer.resolve();
  expect(await slow).toEqual({ sent: 1, failed: 0 });
  expect(new Set(sent).size).toBe(3);
  expect(sent).toHaveLength(3);
});

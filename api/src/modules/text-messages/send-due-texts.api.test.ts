import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { dyingAt } from '../../../test/statements.ts';
import { anEventWith, writeSms } from '../../../test/text-messages.ts';
import { type SignedCall, startTwilio, type TwilioTwin } from '../../../test/twilio-twin.ts';
import { bookingPersons } from '../bookings/bookings.table.ts';
import { createFolderProvider } from './folder-provider.ts';
import { sendDueTexts } from './send-due-texts.ts';
import { textMessages, textOptOuts, textRecipients } from './text-messages.table.ts';
import type { TextProvider } from './text-provider.ts';
import { createTwilioProvider } from './twilio-provider.ts';

const ORIGIN = 'https://firn.example';
const MOBILE = '+41791234567';

let now: Date;
let twin: TwilioTwin;
let t: TestApp;
let provider: TextProvider;
beforeAll(async () => {
  setNow(NOW);
  twin = await startTwilio(() => now);
  const { accountSid, authToken, url } = twin;
  t = await buildTestApp({
    SMS_PROVIDER: 'twilio',
    SMS_TWILIO_ACCOUNT_SID: accountSid,
    SMS_TWILIO_AUTH_TOKEN: authToken,
    SMS_TWILIO_SENDER: 'Firn',
    SMS_TWILIO_URL: url,
    PUBLIC_URL: ORIGIN,
  });
  const config = { provider: 'twilio', accountSid, authToken, sender: 'Firn', url } as const;
  provider = createTwilioProvider(config, ORIGIN);
});
afterAll(async () => {
  await t.close();
  await twin.close();
});
afterEach(async () => {
  setNow(NOW);
  twin.forget();
  await t.db.delete(textMessages);
  await t.db.delete(textOptOuts);
});

function setNow(at: Date): void {
  now = at;
}
const later = (seconds: number) => setNow(new Date(now.getTime() + seconds * 1000));
const run = (by: TextProvider | null = provider) =>
  sendDueTexts({ db: t.db, clock: () => now, provider: by });

async function written(phones: readonly string[] = ['079 123 45 67'], fields = {}) {
  const event = await anEventWith(t, phones);
  const sent = await writeSms(t, 'admin', { text: 'Hallo {vorname}', event: event.iri, ...fields });
  if (sent.statusCode !== 201) throw new Error(sent.body);
  return event;
}

async function states(): Promise<string[]> {
  const rows = await t.db.select().from(textRecipients).orderBy(textRecipients.name);
  return rows.map(({ state }) => state);
}
const onlyRow = async () => (await t.db.select().from(textRecipients))[0];
const firstMessage = () => {
  const [message] = twin.messages;
  if (!message) throw new Error('no message');
  return message;
};
const call = ({ url, payload, headers }: SignedCall) =>
  t.anonymous({ method: 'POST', url: url.replace(ORIGIN, ''), payload, headers });

describe('an SMS', () => {
  test('goes once to each number, whoever runs the job and however often', async () => {
    await written(['079 123 45 67', '079 123 45 68', '079 123 45 69']);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(twin.messages.map(({ to }) => to).toSorted()).toEqual([
      '+41791234567',
      '+41791234568',
      '+41791234569',
    ]);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  test('whose provider answers too late is found with it, and not sent again', async () => {
    await written();
    twin.behave('answers-late');
    await run();
    twin.behave('well');
    await run();
    expect([await states(), twin.messages.length]).toEqual([['sending'], 1]);
    later(301);
    await run();
    expect([await states(), twin.messages.length]).toEqual([['sent'], 1]);
    expect((await onlyRow())?.externalId).toBe(firstMessage().sid);
  });

  test('is sent again where nobody asks: that is what the question is for', async () => {
    await written();
    twin.behave('answers-late');
    await run();
    twin.behave('well');
    later(301);
    await run({ ...provider, find: async () => null });
    expect(twin.messages).toHaveLength(2);
  });

  test('that the provider never got goes again, and is given up after 4 times', async () => {
    await written();
    twin.behave('never-took-it');
    for (let time = 0; time < 12; time += 1) {
      await run();
      later(301);
    }
    expect([await states(), twin.messages.length]).toEqual([['failed'], 0]);
    expect(await onlyRow()).toMatchObject({
      attempts: 4,
      failure: expect.stringContaining('kennt diese SMS'),
    });
  });

  test('waits while the provider is down or away, and goes once it is back', async () => {
    await written();
    for (const mood of ['busy', 'down'] as const) {
      twin.behave(mood);
      await run();
      later(400);
      await run();
    }
    expect(twin.messages).toEqual([]);
    twin.behave('well');
    later(3600);
    await run();
    await run();
    expect([await states(), twin.messages.length]).toEqual([['sent'], 1]);
  });

  test('that the provider refuses is not asked for again, and one that wants none is kept', async () => {
    await written();
    twin.behave('wants-none');
    await run();
    twin.behave('well');
    later(3600);
    await run();
    expect([await states(), twin.messages.length]).toEqual([['failed'], 0]);
    expect(await t.db.select().from(textOptOuts)).toMatchObject([{ phone: MOBILE, createdById: null }]);
  });

  test('goes once although its worker dies, before whichever statement', async () => {
    await written(['079 123 45 67', '079 123 45 68']);
    const fresh = { state: 'waiting', attempts: 0, nextAttemptAt: NOW, handedOverAt: null } as const;
    let deaths = 0;
    for (let n = 1; ; n += 1) {
      twin.forget();
      await t.db.update(textRecipients).set({ ...fresh, externalId: null, sentAt: null });
      setNow(NOW);
      const died = await dyingAt(t.db, n, run);
      later(301);
      await run();
      expect([n, twin.messages.map(({ to }) => to).toSorted()]).toEqual([
        n,
        ['+41791234567', '+41791234568'],
      ]);
      expect(await states()).toEqual(['sent', 'sent']);
      if (!died) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
  });

  test('that waited is not sent to who takes part no more, or wants none', async () => {
    const { persons } = await written(['079 123 45 67', '079 123 45 68', '079 123 45 69']);
    const id = persons[0]?.split('/').at(-1) ?? '';
    await t.db.update(bookingPersons).set({ state: 'cancelled' }).where(eq(bookingPersons.id, id));
    await t.db.insert(textOptOuts).values({ phone: '+41791234568' });
    await run();
    expect(twin.messages.map(({ to }) => to)).toEqual(['+41791234569']);
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'sent']);
  });

  test('that could not go by day waits for the next one, and goes no more once its event is over', async () => {
    await written(['079 123 45 67'], { plannedFor: '2026-02-14T10:00:00Z' });
    setNow(new Date('2026-02-14T20:00:00Z'));
    await run();
    expect([await states(), twin.messages.length]).toEqual([['waiting'], 0]);
    expect((await onlyRow())?.nextAttemptAt).toEqual(new Date('2026-02-15T07:00:00Z'));
    setNow(new Date('2026-03-09T10:00:00Z'));
    await run();
    expect([await states(), twin.messages.length]).toEqual([['failed'], 0]);
    expect((await onlyRow())?.failure).toContain('vorbei');
  });

  test('is not sent before its time', async () => {
    await written(['079 123 45 67'], { plannedFor: '2026-02-20T10:00:00Z' });
    await run();
    expect(twin.messages).toEqual([]);
    setNow(new Date('2026-02-20T10:00:00Z'));
    await run();
    expect(twin.messages).toHaveLength(1);
  });

  test('fails in words where nobody sends any more', async () => {
    await written();
    await run(null);
    expect(await onlyRow()).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('SMS-Dienst'),
    });
  });

  test('is a file where files stand in for a provider', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firn-sms-'));
    await written();
    await run(createFolderProvider(folder));
    expect([await states(), await readdir(folder)]).toEqual([
      ['delivered'],
      [`${(await onlyRow())?.id}.json`],
    ]);
    await rm(folder, { recursive: true });
  });
});

describe('news of the provider', () => {
  beforeEach(async () => {
    await written();
    await run();
  });

  test('move an SMS forwards, in whatever order they come and however often', async () => {
    const tell = (status: string) => call(twin.tell(firstMessage(), status));
    expect((await tell('sent')).statusCode).toBe(200);
    expect((await tell('delivered')).headers['content-type']).toContain('text/xml');
    later(60);
    await tell('delivered');
    await tell('sent');
    await tell('failed');
    expect(await onlyRow()).toMatchObject({
      state: 'delivered',
      sentAt: NOW,
      deliveredAt: NOW,
      failure: null,
    });
  });

  test('say why it did not arrive', async () => {
    await call(twin.tell(firstMessage(), 'undelivered', '30003'));
    expect(await onlyRow()).toMatchObject({ state: 'failed', failure: 'Twilio: nicht zugestellt (30003)' });
  });

  test('without the signature are refused and change nothing', async () => {
    const { headers, ...rest } = twin.tell(firstMessage(), 'delivered');
    const forged = { ...rest, headers: { ...headers, 'x-twilio-signature': 'forged' } };
    expect((await call(forged)).statusCode).toBe(400);
    expect(
      (await call({ ...rest, headers: { 'content-type': headers['content-type'] ?? '' } })).statusCode,
    ).toBe(400);
    expect(await states()).toEqual(['sent']);
  });

  test('of an order that is not ours change nothing', async () => {
    const stranger = { ...firstMessage(), sid: 'SM-another' };
    expect((await call(twin.tell(stranger, 'delivered'))).statusCode).toBe(200);
    const status_callback = `${ORIGIN}/api/webhooks/twilio?order=none`;
    expect((await call(twin.tell({ ...stranger, status_callback }, 'delivered'))).statusCode).toBe(200);
    expect(await states()).toEqual(['sent']);
  });

  test('that come before our own note of the order settle it', async () => {
    await t.db.update(textRecipients).set({ state: 'sending', externalId: null, nextAttemptAt: now });
    await call(twin.tell(firstMessage(), 'delivered'));
    later(301);
    await run();
    expect([await states(), twin.messages.length]).toEqual([['delivered'], 1]);
  });

  test('that somebody wants none are kept, once, until they want some again', async () => {
    const answer = (body: string) => call(twin.write(`${ORIGIN}/api/webhooks/twilio`, MOBILE, body));
    await answer('Stop');
    await answer('STOP');
    expect(await t.db.select().from(textOptOuts)).toMatchObject([{ phone: MOBILE, createdById: null }]);
    await answer('Danke!');
    expect(await t.db.$count(textOptOuts)).toBe(1);
    await answer('START');
    expect(await t.db.$count(textOptOuts)).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import type { PlannedMail } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { sendDueMails } from '../outbox/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { eventMessages } from './event-messages.table.ts';
import { recipientsOf } from './recipients.domain.ts';

let t: TestApp;
let event: { readonly id: string; readonly iri: string };
let persons: string[];

async function book(iri: string, emails: readonly string[]): Promise<string[]> {
  const bookingPersons = emails.map((email, index) =>
    aPerson({ firstName: `Gast${index}`, lastName: 'Käser', email, booker: index === 0 }),
  );
  const booked = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri, { bookingPersons, expectedTotal: emails.length * PRICE }),
    headers: { 'idempotency-key': randomUUID() },
  });
  return booked.json().bookingPersons.map((person: { '@id': string }) => person['@id']);
}

beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db, {}, [t.users.guideBasic.id]);
  const family = await book(event.iri, ['nina@firn.example', 'urs@firn.example']);
  persons = [...family, ...(await book(event.iri, ['Nina@Firn.example']))];
  await t.db.delete(outboxMails);
});
afterAll(() => t.close());

const aMessage = (changes: object = {}) => ({
  subject: 'Treffpunkt verschoben ☀️',
  text: 'Wir treffen uns um 07:30.\n<b>Bringt Sonnencrème mit.</b>',
  recipients: persons,
  ...changes,
});

async function send(who: Persona, changes: object = {}, key: string = randomUUID(), iri = event.iri) {
  const browser = await t.as(who);
  return browser({
    method: 'POST',
    url: `${iri}/messages`,
    payload: aMessage(changes),
    headers: { 'idempotency-key': key },
  });
}

const log = async (who: Persona) => (await t.as(who))(`${event.iri}/messages`);
const queued = () => t.db.select().from(outboxMails);

describe('a message to the persons of an event', () => {
  test('is one mail per address, once, and the log says what became of each', async () => {
    const key: string = randomUUID();
    const sent = await send('guideBasic', {}, key);
    expect(sent.statusCode).toBe(202);
    const again = await send('guideBasic', {}, key);
    expect(again.json()).toEqual(sent.json());

    const mails = await queued();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'nina@firn.example',
      'urs@firn.example',
    ]);
    const mail = mails.find(({ recipient }) => recipient === 'nina@firn.example');
    expect(mail).toMatchObject({
      template: 'event_message',
      subject: 'Treffpunkt verschoben ☀️',
      replyTo: 'guide-basic@firn.example',
      about: sent.json()['@id'],
    });
    for (const part of ['Hallo Gast0', 'um 07:30.\n<b>Bringt', 'Vera GuideBasic', '«Skitour Piz Buin»']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.text).not.toContain('urs@firn.example');

    const undelivered = { failed: false, failure: null, deliveredAt: null };
    expect((await log('guideBasic')).json()['hydra:member']).toMatchObject([
      {
        sentBy: 'Vera GuideBasic',
        recipients: [
          { email: null, name: 'Gast0 Käser, Gast0 Käser', ...undelivered },
          { email: null, name: 'Gast1 Käser', ...undelivered },
        ],
      },
    ]);
    await t.db
      .update(outboxMails)
      .set({ failedAt: NOW })
      .where(eq(outboxMails.recipient, 'urs@firn.example'));
    const mailer = { send: async () => {}, close: () => {} };
    await sendDueMails({ db: t.db, mailer, clock: () => NOW, readFile: async () => null });
    const item = (await (await t.as('admin'))(sent.json()['@id'])).json();
    expect(item.recipients).toMatchObject([
      { email: 'nina@firn.example', deliveredAt: NOW.toISOString(), failed: false },
      { email: 'urs@firn.example', deliveredAt: null, failed: true },
    ]);
    const audited = (await (await t.as('admin'))(`${event.iri}/messages`)).json();
    expect(audited.totalItems).toBe(1);
  });

  test('names who is not of the event, and then nobody is written to', async () => {
    const other = await insertBookableEvent(t.db, {}, [t.users.guideBasic.id]);
    const [stranger] = await book(other.iri, ['fremd@firn.example']);
    const before = (await queued()).length;
    const refused = await send('guideBasic', { recipients: [persons[0], stranger] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'recipients[1]' }]);
    expect(await queued()).toHaveLength(before);
  });

  test.each([
    ['a line break', 'Hallo\r\nBcc: fremd@firn.example'],
    ['a separator of lines', 'Hallo\u2028Bcc: fremd@firn.example'],
    ['a change of direction', 'Hallo \u202Eelpmaxe'],
    ['blanks', '   '],
  ])('a subject with %s is refused by name', async (_name, subject) => {
    const refused = await send('guideBasic', { subject });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'subject' }]);
  });

  test('is shown before it is sent, each letter as it goes out, to who may send it', async () => {
    const before = await queued();
    const preview = async (who: Persona) =>
      (await t.as(who))({ method: 'POST', url: `${event.iri}/messages?dryRun=1`, payload: aMessage() });
    const told = await preview('guideBasic');
    expect([told.statusCode, await queued(), (await preview('guide')).statusCode]).toEqual([
      200,
      before,
      404,
    ]);
    await send('guideBasic');
    const sent = (await queued()).filter(({ id }) => !before.some((mail) => mail.id === id));
    const byAddress = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to);
    // A guide reads who gets it, and no address.
    const names: Readonly<Record<string, string>> = {
      'nina@firn.example': 'Gast0 Käser, Gast0 Käser',
      'urs@firn.example': 'Gast1 Käser',
    };
    const toldAdmin = (await preview('admin')).json().mails;
    expect(toldAdmin.map(({ to }: PlannedMail) => to).toSorted()).toEqual(Object.keys(names));
    expect(told.json().mails.toSorted(byAddress)).toEqual(
      sent
        .map(({ template, recipient, subject, text }) => ({
          template,
          to: names[recipient] ?? '',
          subject,
          text,
        }))
        .toSorted(byAddress),
    );
    expect(sent).toHaveLength(2);
  });

  test('goes to guides and the office too, where the office ticks them; a guide may not', async () => {
    const before = (await queued()).length;
    const also = ['guides', 'houses', 'office'];
    expect((await send('guideBasic', { also })).statusCode).toBe(403);
    expect((await send('admin', { also })).statusCode).toBe(202);
    const sent = (await queued()).slice(before).map(({ recipient }) => recipient);
    expect(sent.toSorted()).toEqual(
      expect.arrayContaining(['guide-basic@firn.example', 'nina@firn.example', 'urs@firn.example']),
    );
    expect(sent).toHaveLength(4);
  });

  test('needs its key', async () => {
    expect((await send('guideBasic', {}, '')).json().violations).toMatchObject([
      { propertyPath: 'Idempotency-Key' },
    ]);
  });

  test.each([
    ['gast', 403],
    ['guide', 404],
    ['partner', 404],
  ] as const)('%s neither writes nor reads: %i', async (persona, status) => {
    expect((await send(persona)).statusCode).toBe(status);
    expect((await log(persona)).statusCode).toBe(status);
  });
});

describe('so many messages an hour, by person and event', () => {
  const fill = async (who: Persona, times: number, at: Date, iri = event.iri) => {
    t.setNow(at);
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push((await send(who, {}, undefined, iri)).statusCode);
    return answers;
  };
  beforeEach(() => t.db.delete(eventMessages));
  afterAll(() => t.setNow(NOW));
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

  test('a guide is told until when, and writes again from then on', async () => {
    expect(await fill('guideBasic', 1, NOW)).toEqual([202]);
    expect(await fill('guideBasic', 5, minutes(10))).toEqual([202, 202, 202, 202, 202]);
    const before = (await queued()).length;
    t.setNow(new Date(minutes(20).getTime() + 500));
    const refused = await send('guideBasic');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2400']);
    expect(refused.json().detail).toContain('Bitte warte bis 10:00 Uhr');
    expect(await queued()).toHaveLength(before);
    const payload = aMessage();
    const asked = { method: 'POST', url: `${event.iri}/messages?dryRun=1`, payload } as const;
    expect((await (await t.as('guideBasic'))(asked)).statusCode).toBe(429);
    expect(await fill('guideBasic', 2, minutes(60))).toEqual([202, 429]);
  });

  test('sent at once they are counted like one after the other', async () => {
    t.setNow(NOW);
    const answers = await Promise.all(Array.from({ length: 9 }, () => send('guideBasic')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 202),
      ...Array.from({ length: 3 }, () => 429),
    ]);
  });

  test('another event, another guide and the office have their own', async () => {
    await fill('guideBasic', 6, NOW);
    const other = await insertBookableEvent(t.db, {}, [t.users.guideBasic.id]);
    const recipients = await book(other.iri, ['nina@firn.example']);
    expect((await send('guideBasic', { recipients }, undefined, other.iri)).statusCode).toBe(202);
    expect(await fill('admin', 30, NOW)).not.toContain(429);
    expect(await fill('admin', 1, NOW)).toEqual([429]);
    expect(await fill('super', 1, NOW)).toEqual([202]);
  });
});

test('readers of one address get one mail that names them', () => {
  const person = (firstName: string, email: string) => ({ firstName, fullName: `${firstName} Käser`, email });
  expect(recipientsOf([person('Nina', 'a@firn.example'), person('Urs', 'A@firn.example')])).toEqual([
    { email: 'a@firn.example', firstNames: ['Nina', 'Urs'], name: 'Nina Käser, Urs Käser' },
  ]);
  expect(recipientsOf([])).toEqual([]);
});

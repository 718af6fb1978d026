import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { aBookingRequest, type EventChanges, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { applyRules } from '../message-rules/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { reminders } from '../outbox/reminders.table.ts';

import { rememberedEvents } from './remembered-events.table.ts';

const ORIGIN = 'https://firn.example';
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rememberedEvents);
  await t.db.delete(reminders);
  await t.db.delete(outboxMails);
});

const mails = async () =>
  (await t.db.select().from(outboxMails).orderBy(asc(outboxMails.recipient))).filter(({ template }) =>
    template.startsWith('remembered'),
  );
const mailsOf = async (address: string) => (await mails()).filter(({ recipient }) => recipient === address);
const run = () => applyRules({ db: t.db, clock: () => NOW, origin: ORIGIN });
const anEvent = (changes: EventChanges = {}) =>
  insertBookableEvent(t.db, { title: 'Tödi', maximumParticipants: 4, minimumParticipants: 1, ...changes });

async function remember(persona: Persona, event: string, mails?: boolean): Promise<string> {
  const send = await t.as(persona);
  const answer = await send({ method: 'POST', url: '/api/remembered_events', payload: { event, mails } });
  return answer.json()['@id'];
}

async function book(persona: Persona, event: string): Promise<void> {
  const answer = await (await t.as(persona))({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(event),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.statusCode).toBe(201);
}

describe('few seats', () => {
  test('are told once, also who puts the event on the list again', async () => {
    const { iri } = await anEvent();
    const entry = await remember('gast', iri, true);
    expect(await run()).toBe(0);
    await book('partner', iri);
    expect(await run()).toBe(1);
    expect(await mails()).toMatchObject([
      {
        template: 'remembered_few_seats',
        recipient: 'gast@firn.example',
        subject: 'Bald voll: Tödi',
        about: entry,
        invitation: null,
      },
    ]);
    expect((await mails())[0]?.text).toContain('Bei «Tödi» gibt es nur noch 3 Plätze.');
    expect((await mails())[0]?.text).toContain(`enden die E-Mails dazu: ${ORIGIN}/profil`);
    await (await t.as('gast'))({ method: 'DELETE', url: entry });
    expect(await mails()).toEqual([]);
    await remember('gast', iri, true);
    expect(await run()).toBe(0);
  });

  test.each([undefined, false])('are not told who did not ask for mails (%s)', async (mails) => {
    const { iri } = await anEvent({ maximumParticipants: 3 });
    await remember('gast', iri, mails);
    expect(await run()).toBe(0);
    await remember('gast', iri, true);
    expect(await run()).toBe(1);
    expect(await mailsOf('gast@firn.example')).toHaveLength(1);
    await remember('gast', iri);
    expect(await mailsOf('gast@firn.example')).toHaveLength(1);
    await remember('gast', iri, false);
    expect(await mailsOf('gast@firn.example')).toEqual([]);
  });

  test('are not told who has booked', async () => {
    const { iri } = await anEvent();
    await remember('gast', iri, true);
    await book('gast', iri);
    expect(await run()).toBe(0);
  });

  test.each([
    ['whose deadline is over', { registrationDeadline: new Date('2026-02-13T22:59:00Z') }],
    [
      'that is cancelled',
      { state: 'cancelled', cancellationReason: 'other', previousState: 'open' } as const,
    ],
    ['that is no longer shown', { published: false }],
    ['with many seats', { maximumParticipants: 12 }],
  ])('of an event %s are not told', async (_name, changes) => {
    const { id } = await anEvent({ maximumParticipants: 3, ...changes });
    await t.db.insert(rememberedEvents).values({ eventId: id, userId: t.users.gast.id, mails: true });
    expect(await run()).toBe(0);
  });
});

describe('a new date', () => {
  const move = async (event: string, patch: object) => {
    const answer = await (await t.as('admin'))({
      method: 'PATCH',
      url: event,
      payload: JSON.stringify(patch),
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
    });
    expect(answer.statusCode).toBe(200);
  };

  test('is told with the one before', async () => {
    const { iri } = await anEvent();
    await remember('gast', iri, true);
    await move(iri, { start: '2026-03-14T07:00:00Z', end: '2026-03-15T16:00:00Z' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'remembered_date_changed', subject: 'Neues Datum: Tödi' });
    expect(mail?.text).toMatch(/Bisher war es: .*07\.03\..*08\.03\.2026\./);
    expect(mail?.text).toMatch(/Datum: .*14\.03\..*15\.03\.2026/);
  });

  test('is not told where only something else changes', async () => {
    const { iri } = await anEvent();
    await remember('gast', iri, true);
    await move(iri, { title: 'Tödi Ostwand' });
    expect(await mails()).toEqual([]);
  });
});

test.each([
  [true, ['gast@firn.example']],
  [false, []],
])('a cancellation is told with the tick: %s', async (notify, recipients) => {
  const event = await anEvent();
  await remember('gast', event.iri, true);
  const { code } = (await (await t.as('admin'))(event.iri)).json();
  const step = async (more: object) =>
    (await t.as('admin'))({
      method: 'POST',
      url: `${event.iri}/transition`,
      payload: { to: 'cancelled', reason: 'weather', notify, confirmation: code, ...more },
      headers: { 'if-match': '"1"' },
    });
  expect((await step({ dryRun: true })).json().mails).toMatchObject([
    { template: 'remembered_cancelled', subject: 'Abgesagt: Tödi', recipients: ['gast@firn.example'] },
  ]);
  expect((await step({})).statusCode).toBe(200);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(recipients);
});

import { afterAll, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { aBookingRequest, aPerson, insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { entryOnPage, readCalendar } from '../../../test/read-calendar.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { events } from './events.table.ts';

const t = await buildTestApp();
afterAll(() => t.close());

interface AnEvent {
  readonly id: string;
  readonly iri: string;
}

const WEEK_MS = 7 * 86_400_000;

/** Anna books for herself, for a child without an address and for Paul, who has one; Gustav guides. */
async function booked() {
  const event = await insertBookableEvent(t.db);
  await t.db
    .insert(guideAssignments)
    .values({ eventId: event.id, guideId: t.users.guide.id, state: 'accepted', overrideReason: 'Probe' });
  await book(event, 'anna');
  return event;
}

async function book({ iri }: AnEvent, name: string) {
  const [booker, child, paul] = [
    `${name}@firn.example`,
    `${name}+kind@firn.example`,
    `paul.${name}@x.example`,
  ];
  const request = aBookingRequest(iri);
  const response = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri, {
      booker: { ...request.booker, email: booker },
      bookingPersons: [booker, child, paul].map((email, index) => aPerson({ booker: index === 0, email })),
      expectedTotal: 3 * PRICE,
    }),
    headers: { 'idempotency-key': `booking-${name}-${iri.slice(-12)}` },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
}

const rowOf = async ({ id }: AnEvent) => {
  const [row] = await t.db.select().from(events).where(eq(events.id, id));
  if (!row) throw new Error('no event');
  return row;
};

async function patch(event: AnEvent, payload: object, query = '') {
  const { version } = await rowOf(event);
  return (await t.as('admin'))({
    method: 'PATCH',
    url: `${event.iri}${query}`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${version}"` },
  });
}

async function aWeekLater(event: AnEvent) {
  const { start, end } = await rowOf(event);
  const later = (date: Date) => new Date(date.getTime() + WEEK_MS).toISOString();
  return { start: later(start), end: later(end) };
}

const mails = () =>
  t.db.select().from(outboxMails).orderBy(asc(outboxMails.template), asc(outboxMails.recipient));

/** Mails that were sent before are not looked at. */
const forgetMails = () => t.db.delete(outboxMails);

test('a moved event shows whom it concerns, then tells exactly them, and lets them go for nothing', async () => {
  const event = await booked();
  const before = await rowOf(event);
  const change = await aWeekLater(event);
  await forgetMails();
  const preview = await patch(event, change, '?dryRun=1');
  expect(preview.statusCode).toBe(200);
  const plan = preview.json();
  expect(plan).toMatchObject({
    '@type': 'EventChangePreview',
    bookings: 1,
    persons: 3,
    changes: [{ fact: 'date' }],
    tell: ['bookers', 'participants', 'guides', 'remembered'],
  });
  expect(plan.freeCancellation).not.toBeNull();
  const shown = plan.mails.map(({ group, recipients }: { group: string; recipients: string[] }) => [
    group,
    recipients,
  ]);
  expect(shown).toEqual([
    ['bookers', ['anna@firn.example']],
    ['participants', ['paul.anna@x.example']],
    ['guides', [t.users.guide.email]],
    ['office', [expect.stringContaining('@')]],
  ]);
  expect(await mails()).toEqual([]);
  expect(await rowOf(event)).toEqual(before);

  expect((await patch(event, { ...change, tell: plan.tell, seal: plan.seal })).statusCode).toBe(200);
  const sent = await mails();
  expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['event_changed', 'anna@firn.example'],
    ['guide_news', t.users.guide.email],
    ['participant_news', 'paul.anna@x.example'],
  ]);
  const withoutToken = (text: string) => text.replace(/token=\S+/, 'token=…');
  expect(withoutToken(sent[0]?.text ?? '')).toBe(withoutToken(plan.mails[0].text));
  expect(sent[0]?.text).toContain('ohne Annullationskosten');
  for (const { text } of sent) expect(text).toMatch(/^Hallo /);
  expect(JSON.stringify(sent)).not.toContain('+kind');

  const [booking] = await t.db.select().from(bookings).where(eq(bookings.eventId, event.id));
  const onPage = await entryOnPage(await t.as('admin'), `/api/bookings/${booking?.id}`);
  expect(readCalendar(sent[0]?.invitation?.content ?? '')).toEqual(onPage);
  expect(sent[0]?.invitation?.content).not.toContain('token=');
  const leaving = await (await t.as('admin'))({
    method: 'POST',
    url: `/api/bookings/${booking?.id}/cancellation?dryRun=1`,
    payload: {},
  });
  expect(leaving.json()).toMatchObject({ total: 0 });
  const [entry] = await t.db
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.entityId, booking?.id ?? ''), eq(auditEntries.action, 'booking.event_changed')),
    );
  expect(entry?.diff).toEqual({ date: { from: plan.changes[0].from, to: plan.changes[0].to } });
});

test('taking it back tells them again; whom nobody shall tell hears nothing', async () => {
  const event = await booked();
  const { start, end } = await rowOf(event);
  await patch(event, await aWeekLater(event));
  await forgetMails();
  await patch(event, { start: start.toISOString(), end: end.toISOString() });
  const told = (await mails()).map(({ template }) => template);
  expect(told).toEqual(['event_changed', 'guide_news', 'participant_news']);
  await forgetMails();
  await patch(event, { place: 'Zermatt', tell: [] });
  expect(await mails()).toEqual([]);
  const entries = await t.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'booking.event_changed'));
  expect(entries.at(-1)?.diff).toMatchObject({ place: { to: 'Zermatt' } });
});

test('who books meanwhile is not passed over: 409 with what would happen now', async () => {
  const event = await booked();
  const change = await aWeekLater(event);
  const { seal, tell } = (await patch(event, change, '?dryRun=1')).json();
  await book(event, 'berta');
  const before = await rowOf(event);
  await forgetMails();
  const refused = await patch(event, { ...change, seal, tell });
  expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/plan-changed']);
  expect(refused.json().preview).toMatchObject({ bookings: 2, persons: 6 });
  expect([await mails(), await rowOf(event)]).toEqual([[], before]);
  const { preview } = refused.json();
  expect((await patch(event, { ...change, seal: preview.seal, tell })).statusCode).toBe(200);
});

test('a price of those to come is no news for who has booked, unless the office says it', async () => {
  const event = await booked();
  const [vatRate] = (await (await t.as('admin'))('/api/vat_rates')).json()['hydra:member'];
  const component = {
    title: 'Neu',
    grossPrice: 99_000,
    vatRate: vatRate['@id'],
    eligibleForSacDiscount: false,
    accommodationCost: false,
  };
  const plan = (await patch(event, { priceComponents: [component] }, '?dryRun=1')).json();
  expect(plan).toMatchObject({
    changes: [{ fact: 'price', to: 'CHF 990.–' }],
    tell: [],
    freeCancellation: null,
  });
  expect(plan.mails[0].text).toContain('bleibt es beim bisherigen Preis');
});

test('what nobody booked, and what is no news, tells nobody', async () => {
  const event = await insertBookableEvent(t.db);
  const nobody = (await patch(event, await aWeekLater(event), '?dryRun=1')).json();
  expect(nobody).toMatchObject({ changes: [], bookings: 0, mails: [] });
  const full = await booked();
  const notes = (await patch(full, { notes: 'Schlüssel beim Wart' }, '?dryRun=1')).json();
  expect(notes).toMatchObject({ changes: [], mails: [] });
});

const OTHER = 'guideBasic';

const assignments = (eventId: string) =>
  t.db.select().from(guideAssignments).where(eq(guideAssignments.eventId, eventId));

async function withdraw({ id }: AnEvent, more: object = {}) {
  const current = (await assignments(id)).find(({ state }) => state === 'accepted');
  return (await t.as('admin'))({
    method: 'POST',
    url: `/api/guide_assignments/${current?.id}/transition`,
    payload: { to: 'withdrawn', ...more },
    headers: { 'if-match': `"${current?.version}"` },
  });
}

async function setGuide({ iri }: AnEvent, persona: typeof OTHER | 'guide', more: object = {}, query = '') {
  return (await t.as('admin'))({
    method: 'POST',
    url: `/api/guide_assignments${query}`,
    payload: {
      event: iri,
      guide: `/api/users/${t.users[persona].id}`,
      state: 'accepted',
      overrideReason: 'Probe',
      ...more,
    },
  });
}

const toldOf = async () => (await mails()).map(({ template, recipient }) => `${template} ${recipient}`);

test('another guide: guests hear once it is settled who leads, and their booking has both steps', async () => {
  const event = await booked();
  await forgetMails();
  const { change } = (await withdraw(event, { dryRun: true, reason: 'Krank' })).json();
  expect(change).toMatchObject({
    changes: [{ fact: 'guides', from: 'Vera Guide', to: '' }],
    bookings: 1,
    persons: 3,
    tell: ['guides'],
  });
  expect(await mails()).toEqual([]);
  await withdraw(event, { reason: 'Krank', seal: change.seal });
  const [toGuide] = await mails();
  expect([await toldOf(), toGuide?.text.includes('Grund: Krank')]).toEqual([
    [`guide_withdrawn ${t.users.guide.email}`],
    true,
  ]);

  await forgetMails();
  const plan = (await setGuide(event, OTHER, {}, '?dryRun=1')).json().change;
  expect(plan).toMatchObject({
    changes: [{ from: 'Vera Guide', to: 'Vera GuideBasic' }],
    tell: ['bookers', 'participants'],
  });
  expect((await setGuide(event, OTHER, { seal: plan.seal })).statusCode).toBe(201);
  expect(await toldOf()).toEqual(['event_changed anna@firn.example', 'participant_news paul.anna@x.example']);
  expect((await mails())[0]?.text).toContain('Guide: neu «Vera GuideBasic», bisher «Vera Guide».');
  const [booking] = await t.db.select().from(bookings).where(eq(bookings.eventId, event.id));
  const noted = await t.db
    .select({ diff: auditEntries.diff })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.entityId, booking?.id ?? ''), eq(auditEntries.action, 'booking.event_changed')),
    )
    .orderBy(asc(auditEntries.at));
  expect(noted.map(({ diff }) => diff)).toEqual([
    { guides: { from: 'Vera Guide', to: '' } },
    { guides: { from: 'Vera Guide', to: 'Vera GuideBasic' } },
  ]);
});

test('a guide who is put back hears of it, and so do guests who were told of the end; nobody twice', async () => {
  const event = await booked();
  const { seal } = (await withdraw(event, { dryRun: true })).json().change;
  await book(event, 'dora');
  await forgetMails();
  const late = await withdraw(event, { seal });
  expect([late.statusCode, late.json().preview?.bookings, await toldOf()]).toEqual([409, 2, []]);
  const tell = ['guides', 'bookers'];
  await withdraw(event, { tell });
  expect((await toldOf()).length).toBe(3);
  await forgetMails();
  expect((await setGuide(event, 'guide', { tell })).statusCode).toBe(201);
  expect((await setGuide(event, 'guide', { tell })).statusCode).toBe(422);
  expect(await toldOf()).toEqual([
    'event_changed anna@firn.example',
    'event_changed dora@firn.example',
    `guide_news ${t.users.guide.email}`,
  ]);
});

test('without a mail for a switch nobody is written to who is taken off', async () => {
  const event = await booked();
  await forgetMails();
  expect((await withdraw(event, { notify: false })).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
});

test('who is told of a call-off is chosen by group', async () => {
  const event = await booked();
  const { version, code } = await rowOf(event);
  const step = { to: 'cancelled', reason: 'weather', confirmation: code };
  const transit = async (payload: object) =>
    (await t.as('admin'))({
      method: 'POST',
      url: `${event.iri}/transition`,
      payload,
      headers: { 'if-match': `"${version}"` },
    });
  const plan = (await transit({ ...step, dryRun: true })).json();
  expect(plan).toMatchObject({ standing: { bookings: 1, seats: 3 } });
  // The reason is chosen after the plan has been read: it says why, not whom.
  expect((await transit({ to: 'cancelled', dryRun: true })).json().seal).toBe(plan.seal);
  await book(event, 'carla');
  const refused = await transit({ ...step, notify: true, seal: plan.seal });
  expect([refused.statusCode, refused.json().preview?.bookings]).toEqual([409, 2]);
  await forgetMails();
  const { seal } = refused.json().preview;
  await transit({ ...step, notify: true, seal, tell: ['participants', 'guides'] });
  const told = (await mails()).map(({ template, recipient }) => `${template} ${recipient}`);
  expect(told).toEqual([
    `guide_news ${t.users.guide.email}`,
    'participant_news paul.anna@x.example',
    'participant_news paul.carla@x.example',
  ]);
});

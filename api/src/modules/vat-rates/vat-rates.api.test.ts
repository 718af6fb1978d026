import type { VatRateResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { priceComponents } from '../events/events.table.ts';
import { vatRates } from './vat-rates.table.ts';

const NEW_RATE = {
  title: 'Normalsatz ab März',
  category: 'Sal2.1, 8.1%',
  percent: 8.6,
  validFrom: '2026-03-01',
};

/** Begins on the last day before the new rate. */
const FEBRUARY = {
  start: new Date('2026-02-28T07:00:00Z'),
  registrationDeadline: new Date('2026-02-25T22:59:00Z'),
};

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(vatRates).where(eq(vatRates.title, NEW_RATE.title));
});

const create = async (changes: object = {}, persona: Persona = 'super') =>
  (await t.as(persona))({ method: 'POST', url: '/api/vat_rates', payload: { ...NEW_RATE, ...changes } });

const patch = async (iri: string, payload: object) =>
  (await t.as('super'))({
    method: 'PATCH',
    url: iri,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
  });

const rateNamed = async (title: string): Promise<VatRateResponse> => {
  const rates: VatRateResponse[] = (await t.anonymous('/api/vat_rates')).json()['hydra:member'];
  const rate = rates.find((each) => each.title === title);
  if (!rate) throw new Error(`no rate ${title}`);
  return rate;
};

test('a new rate ends the one before it; everybody reads both', async () => {
  expect((await create()).statusCode).toBe(201);
  expect(await rateNamed('Normalsatz')).toMatchObject({ percent: 8.1, validTo: '2026-02-28' });
  expect(await rateNamed(NEW_RATE.title)).toMatchObject({ percent: 8.6, validTo: null, version: 1 });
  expect(await rateNamed('Normalsatz bis 2023')).toMatchObject({ validTo: '2023-12-31' });
});

test('only super admins write', async () => {
  for (const persona of ['gast', 'guide', 'partner', 'admin'] as const)
    expect((await create({}, persona)).statusCode).toBe(403);
});

test.each([
  [{ percent: 8.123 }, 'percent', 'Bitte gib höchstens zwei Stellen nach dem Komma an.'],
  [{ category: 'UNO', percent: 2 }, 'percent', 'Auf «UNO» gibt es keine Mehrwertsteuer: bitte gib 0 an.'],
  [
    { validFrom: '2023-06-01' },
    'validFrom',
    '«Normalsatz» gilt ab Mo, 01.01.2024. Ein neuer Satz beginnt später.',
  ],
  [
    { validFrom: '2024-01-01' },
    'validFrom',
    '«Normalsatz» gilt ab Mo, 01.01.2024. Ein neuer Satz beginnt später.',
  ],
  [{ category: 'Sal3' }, 'category', 'Bitte wähle eine der Möglichkeiten.'],
])('%j is refused by field', async (changes, propertyPath, message) => {
  const answer = await create(changes);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().violations).toContainEqual({ propertyPath, message });
});

test('a rate that was booked with keeps code, percent and day, and stays; its title may change', async () => {
  const event = await insertBookableEvent(t.db, FEBRUARY);
  await bookAs(await t.as('gast'), event.iri);
  const booked = await rateNamed('Normalsatz');
  const refused = await patch(booked['@id'], { percent: 8.2 });
  expect(refused.json().violations).toEqual([
    {
      propertyPath: 'percent',
      message:
        'Mit diesem Satz ist schon gebucht worden. Lege einen neuen an, der ab einem späteren Tag gilt.',
    },
  ]);
  const removed = await (await t.as('super'))({
    method: 'DELETE',
    url: booked['@id'],
    headers: { 'if-match': '"1"' },
  });
  expect(removed.statusCode).toBe(409);
  expect(removed.json().usedBy[0]).toMatchObject({ label: 'Buchung', count: 1 });
  expect((await patch(booked['@id'], { title: 'Normalsatz 8.1 %' })).statusCode).toBe(200);
  await t.db.update(vatRates).set({ title: 'Normalsatz', version: 1 }).where(eq(vatRates.id, booked.id));
});

test('the database refuses it, too, whoever writes', async () => {
  const event = await insertBookableEvent(t.db);
  await bookAs(await t.as('gast'), event.iri);
  const { id } = await rateNamed('Normalsatz');
  const refusal = { cause: { message: expect.stringContaining('has been booked with') } };
  await expect(t.db.update(vatRates).set({ percent: 9 }).where(eq(vatRates.id, id))).rejects.toMatchObject(
    refusal,
  );
  await t.db.delete(priceComponents);
  await expect(t.db.delete(vatRates).where(eq(vatRates.id, id))).rejects.toMatchObject(refusal);
});

test('a new offer begins with the rates of today', async () => {
  await create({ validFrom: '2026-02-01' });
  const offer = await (await t.as('admin'))({
    method: 'POST',
    url: '/api/offers',
    payload: { code: 'NEU', title: 'Skitour', type: 'tour' },
  });
  const tour = offer.json().priceComponents.find(({ title }: { title: string }) => title === 'Anteil Tour');
  expect(tour.vatRate.percent).toBe(8.6);
  await t.db.delete(priceComponents);
});

test('events have the rate of the day on which they begin, and bookings freeze it', async () => {
  await create();
  const february = await insertBookableEvent(t.db, FEBRUARY);
  const march = await insertBookableEvent(t.db);
  const percents = async (iri: string) => {
    const { priceComponents: parts } = (await t.anonymous(iri)).json();
    return parts.map(({ vatRate }: { vatRate: VatRateResponse }) => vatRate.percent);
  };
  expect(await percents(february.iri)).toEqual([8.1, 3.8]);
  expect(await percents(march.iri)).toEqual([8.6, 3.8]);
  const booking = await bookAs(await t.as('gast'), march.iri);
  expect(booking.vatTotals).toMatchObject([
    { vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.6, vat: 3128 },
    { vatCategory: 'Sal2.1, 3.8%', vatPercent: 3.8, vat: 311 },
  ]);
});

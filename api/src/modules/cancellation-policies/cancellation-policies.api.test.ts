import type { CancellationPolicyVersionResponse } from '@firn/shared-contracts/api';
import { CANCELLATION_POLICIES } from '@firn/shared-contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { gt } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs, preview } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { cancellationPolicies } from './cancellation-policies.table.ts';

/** The tests run on 2026-02-14. */
const TOMORROW = '2026-02-15';
const TIERS = [
  { fromDays: 0, fee: null, percent: 90 },
  { fromDays: 15, fee: 10_000, percent: null },
];

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(new Date('2026-02-14T08:00:00Z'));
  await t.db.delete(cancellationPolicies).where(gt(cancellationPolicies.number, 1));
});

const create = async (payload: object, persona: Persona = 'super') =>
  (await t.as(persona))({
    method: 'POST',
    url: '/api/cancellation_policies',
    payload: { preset: 'with_nights', validFrom: TOMORROW, tiers: TIERS, ...payload },
  });

const patch = async (version: { '@id': string }, payload: object) =>
  (await t.as('super'))({
    method: 'PATCH',
    url: version['@id'],
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
  });

const list = async (): Promise<CancellationPolicyVersionResponse[]> =>
  (await t.anonymous('/api/cancellation_policies')).json()['hydra:member'];
const first = async () =>
  (await list()).find(({ preset, number }) => preset === 'with_nights' && number === 1);

test('everybody reads the versions, and which one holds until when', async () => {
  await create({});
  const told = (await list()).map(({ preset, number, validFrom, validTo }) => [
    preset,
    number,
    validFrom,
    validTo,
  ]);
  expect(told).toEqual([
    ['with_nights', 2, TOMORROW, null],
    ['with_nights', 1, '2020-01-01', '2026-02-14'],
    ['day_tour', 1, '2020-01-01', null],
  ]);
});

test('a super admin makes a version; its tiers are kept in their order', async () => {
  const answer = await create({});
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ number: 2, tiers: TIERS.toReversed(), version: 1 });
  for (const persona of ['gast', 'guide', 'partner', 'admin'] as const)
    expect((await create({ validFrom: '2026-03-01' }, persona)).statusCode).toBe(403);
});

test.each([
  [{ validFrom: '2026-02-14' }, 'validFrom', 'Eine neue Fassung gilt frühestens ab morgen.'],
  [{ tiers: [] }, 'tiers[0].fromDays', 'Bitte erfasse mindestens eine Stufe.'],
  [
    { tiers: [{ fromDays: 3, fee: null, percent: 50 }] },
    'tiers[0].fromDays',
    'Die letzte Stufe beginnt bei 0 Tagen und gilt auch für Nichterscheinen.',
  ],
  [
    { tiers: [{ fromDays: 0, fee: null, percent: null }] },
    'tiers[0].fee',
    'Bitte gib einen Betrag oder einen Prozentsatz an.',
  ],
  [
    { tiers: [{ fromDays: 0, fee: 500, percent: 10 }] },
    'tiers[0].percent',
    'Bitte gib nur einen Betrag oder nur einen Prozentsatz an.',
  ],
  [
    {
      tiers: [
        { fromDays: 10, fee: null, percent: 80 },
        { fromDays: 0, fee: null, percent: 50 },
      ],
    },
    'tiers[1].percent',
    'Wer später annulliert, zahlt nicht weniger als 80 %.',
  ],
  [
    {
      tiers: [
        { fromDays: 0, fee: null, percent: 80 },
        { fromDays: 0, fee: null, percent: 80 },
      ],
    },
    'tiers[1].fromDays',
    'Diese Anzahl Tage steht schon weiter oben.',
  ],
])('%j is refused by field', async (payload, propertyPath, message) => {
  const answer = await create(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().violations).toContainEqual({ propertyPath, message });
});

test('one day has one version of a preset', async () => {
  await create({});
  const answer = await create({});
  expect(answer.json().violations).toEqual([
    { propertyPath: 'validFrom', message: 'Für diesen Tag gibt es schon eine Fassung.' },
  ]);
  expect((await create({ preset: 'day_tour' })).statusCode).toBe(201);
});

describe('a version that has begun', () => {
  const BEGUN = /sie bleibt, wie sie ist\.$/;

  test('is neither changed nor removed; one that has not may be both', async () => {
    const begun = await first();
    if (!begun) throw new Error('no version');
    expect((await patch(begun, { tiers: TIERS })).json().violations[0].message).toMatch(BEGUN);
    const remove = async (url: string, tag: string) =>
      (await t.as('super'))({ method: 'DELETE', url, headers: { 'if-match': tag } });
    const kept = await remove(begun['@id'], '"1"');
    expect([kept.statusCode, kept.json().detail]).toEqual([409, expect.stringMatching(BEGUN)]);
    const next = (await create({})).json();
    expect((await patch(next, { validFrom: '2026-02-20' })).json().validFrom).toBe('2026-02-20');
    expect((await remove(next['@id'], '"2"')).statusCode).toBe(204);
  });

  test('is what the next day books by, and what was booked before keeps its own', async () => {
    const event = await insertBookableEvent(t.db);
    const gast = await t.as('gast');
    await create({});
    const before = await bookAs(gast, event.iri);
    t.setNow(new Date('2026-02-15T08:00:00Z'));
    const after = await bookAs(gast, event.iri);
    expect(before.cancellationPolicy).toEqual(CANCELLATION_POLICIES.with_nights);
    expect(after.cancellationPolicy).toEqual({
      preset: 'with_nights',
      version: 2,
      tiers: TIERS.toReversed(),
    });
    // 20 days before the start: half of CHF 480.– by the first version, CHF 100.– by the second.
    expect((await preview(gast, `${before['@id']}/cancellation`, {})).fee).toBe(24_000);
    expect((await preview(gast, `${after['@id']}/cancellation`, {})).fee).toBe(10_000);
    expect((await gast(before['@id'])).json().cancellationPolicy).toEqual(before.cancellationPolicy);
  });

  test('is in the price that guests read before they book', async () => {
    const event = await insertBookableEvent(t.db);
    const quote = async () => {
      const { bookingPersons } = aBookingRequest(event.iri);
      const payload = { event: event.iri, bookingPersons };
      return (await t.anonymous({ method: 'POST', url: '/api/price-quotes', payload })).json();
    };
    await create({});
    expect((await quote()).cancellationPolicy).toEqual(CANCELLATION_POLICIES.with_nights);
    t.setNow(new Date('2026-02-15T08:00:00Z'));
    expect((await quote()).cancellationPolicy.version).toBe(2);
  });
});

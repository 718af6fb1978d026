import type { RememberedEventResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { moveToUser } from '../users/merge-users.repository.ts';
import { rememberedEvents } from './remembered-events.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(rememberedEvents));

const remember = async (persona: Persona, event: string) =>
  (await t.as(persona))({ method: 'POST', url: '/api/remembered_events', payload: { event } });

async function listOf(persona: Persona, query = ''): Promise<RememberedEventResponse[]> {
  const answer = await (await t.as(persona))(`/api/remembered_events${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json()['hydra:member'];
}

describe('one’s own list', () => {
  test.each(['gast', 'guide', 'partner', 'admin', 'super'] as const)('of %s', async (persona) => {
    const { iri } = await insertBookableEvent(t.db);
    const first = await remember(persona, iri);
    expect(first.statusCode).toBe(201);
    expect(first.headers.location).toBe(first.json()['@id']);
    const again = await remember(persona, iri);
    expect(again.statusCode).toBe(200);
    expect(again.json()['@id']).toBe(first.json()['@id']);
    expect(await listOf(persona)).toMatchObject([
      { '@id': first.json()['@id'], user: null, event: { '@id': iri, title: 'Skitour Piz Buin' } },
    ]);
    const send = await t.as(persona);
    expect((await send({ method: 'DELETE', url: first.json()['@id'] })).statusCode).toBe(204);
    expect((await send({ method: 'DELETE', url: first.json()['@id'] })).statusCode).toBe(404);
    expect(await listOf(persona)).toEqual([]);
  });

  test('has the newest first', async () => {
    const older = await insertBookableEvent(t.db);
    const newer = await insertBookableEvent(t.db);
    await remember('gast', older.iri);
    t.setNow(new Date('2026-02-14T09:00:00Z'));
    await remember('gast', newer.iri);
    expect((await listOf('gast')).map(({ event }) => event['@id'])).toEqual([newer.iri, older.iri]);
  });

  test('is nobody else’s to read or to change', async () => {
    const { iri } = await insertBookableEvent(t.db);
    const address = (await remember('gast', iri)).json()['@id'];
    for (const persona of ['guide', 'admin'] as const) {
      expect(await listOf(persona)).toEqual([]);
      const removal = await (await t.as(persona))({ method: 'DELETE', url: address });
      expect(removal.statusCode).toBe(404);
    }
    expect(await listOf('guide', `?event=${iri}`)).toEqual([]);
    expect(await listOf('gast')).toHaveLength(1);
  });

  test.each([
    ['a draft', { state: 'draft', published: false } as const],
    ['what there is none of', null],
  ])('takes no event that the visitor may not see: %s', async (_name, changes) => {
    const event = changes
      ? (await insertBookableEvent(t.db, changes)).iri
      : '/api/events/00000000-0000-4000-8000-000000000000';
    const answer = await remember('gast', event);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toEqual([
      { propertyPath: 'event', message: 'Diesen Event gibt es nicht mehr. Bitte wähle einen anderen.' },
    ]);
  });

  test('holds a hundred, also where two are sent at once', async () => {
    for (let index = 0; index < 99; index += 1) {
      const { id } = await insertBookableEvent(t.db);
      await t.db.insert(rememberedEvents).values({ userId: t.users.gast.id, eventId: id });
    }
    const next = [await insertBookableEvent(t.db), await insertBookableEvent(t.db)];
    const answers = await Promise.all(next.map(({ iri }) => remember('gast', iri)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const full = answers.find(({ statusCode }) => statusCode === 409);
    expect(full?.json()).toMatchObject({ type: '/problems/merkliste-full' });
    expect(full?.json().detail).toContain('schon 100 Events');
    expect(await listOf('gast')).toHaveLength(100);
  });
});

test('the office reads who remembers an event', async () => {
  const { iri } = await insertBookableEvent(t.db);
  const other = await insertBookableEvent(t.db);
  await remember('gast', iri);
  await remember('admin', other.iri);
  expect(await listOf('admin', `?event=${iri}`)).toMatchObject([
    { event: { '@id': iri }, user: { fullName: 'Vera Gast', email: 'gast@firn.example' } },
  ]);
});

test('two accounts that become one remember each event once', async () => {
  const both = await insertBookableEvent(t.db);
  const one = await insertBookableEvent(t.db);
  await remember('guide', both.iri);
  await remember('guide', one.iri);
  await remember('gast', both.iri);
  await t.db.transaction((tx) => moveToUser(tx, t.users.guide.id, t.users.gast.id));
  const kept = (await listOf('gast')).map(({ event }) => event['@id']);
  expect(kept.toSorted()).toEqual([both.iri, one.iri].toSorted());
  expect(await listOf('guide')).toEqual([]);
});

test('the export has it', async () => {
  const { iri } = await insertBookableEvent(t.db);
  await remember('gast', iri);
  const answer = await (await t.as('gast'))('/api/me/export.json');
  expect(answer.json()).toMatchObject({ rememberedEvents: [{ event: 'Skitour Piz Buin' }] });
});

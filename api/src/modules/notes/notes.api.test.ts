import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { notes } from './notes.table.ts';

let t: TestApp;
let offer: string;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(events);
  await t.db.delete(offers);
  offer = `/api/offers/${(await insertOffer(t.db, { state: 'hidden' })).id}`;
});

const create = async (payload: object, persona: Persona = 'admin', query = '') =>
  (await t.as(persona))({ method: 'POST', url: `/api/notes${query}`, payload });

const patch = async (iri: string, payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({
    method: 'PATCH',
    url: iri,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
  });

const remove = async (url: string) =>
  (await t.as('admin'))({ method: 'DELETE', url, headers: { 'if-match': '"1"' } });

const textsOf = async (query: string) =>
  (await (await t.as('admin'))(`/api/notes${query}`))
    .json()
    ['hydra:member'].map(({ text }: { text: string }) => text);

const audited = async (id: string) =>
  (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === id);

describe('writing a note', () => {
  test('the server says who wrote it, and when', async () => {
    const text = 'Zelte bestellt.\n\n«Ἀλάλα» 山 ✓';
    const response = await create({ text, offer });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      '@type': 'Note',
      version: 1,
      text,
      offer,
      createdBy: 'Vera Admin',
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    expect(await audited(response.json().id)).toMatchObject([
      { action: 'note.create', actorId: t.users.admin.id, label: 'Notiz' },
    ]);
  });

  test('who acts as somebody else signs with the own name', async () => {
    const response = await create({ text: 'Als Admin', offer }, 'super', '?_switch_user=admin@firn.example');
    expect(response.json()).toMatchObject({ createdBy: 'Vera Super' });
    expect(await audited(response.json().id)).toMatchObject([
      { actorId: t.users.admin.id, impersonatorId: t.users.super.id },
    ]);
  });

  test.each([
    ['text', { text: '' }],
    ['text', { text: ' \n\t' }],
    ['text', { text: 'x'.repeat(4001) }],
    ['text', { text: 'a\u0000b' }],
    ['text', { text: 'a\u0007b' }],
    ['offer', { offer: undefined }],
    ['offer', { offer: null }],
    ['offer', { offer: '/api/offers/00000000-0000-4000-8000-000000000000' }],
    ['createdBy', { createdBy: 'Jemand' }],
    ['user', { offer: undefined, user: '/api/users/00000000-0000-4000-8000-000000000000' }],
    ['user', { offer: undefined, user: '/api/offers/00000000-0000-4000-8000-000000000000' }],
  ])('%s is refused by field: %j', async (propertyPath, given) => {
    const response = await create({ text: 'Text', offer, ...given });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
    expect(await t.db.select().from(notes)).toEqual([]);
  });

  test('4000 characters are taken as they are', async () => {
    const text = 'ä'.repeat(4000);
    expect((await create({ text, offer })).json().text).toBe(text);
  });
});

describe('the list', () => {
  test('has the newest first, and those of one offer', async () => {
    const other = `/api/offers/${(await insertOffer(t.db)).id}`;
    await create({ text: 'Erste', offer });
    t.setNow(new Date(NOW.getTime() + 60_000));
    await create({ text: 'Zweite', offer });
    await create({ text: 'Andere', offer: other });
    expect(await textsOf(`?offer=${offer}`)).toEqual(['Zweite', 'Erste']);
    expect(await textsOf(`?offer[]=${other}`)).toEqual(['Andere']);
    expect((await textsOf('')).toSorted()).toEqual(['Andere', 'Erste', 'Zweite']);
    expect((await (await t.as('admin'))('/api/notes?offer=x')).statusCode).toBe(400);
  });

  test.each([
    ['gast', 403],
    ['guide', 403],
    ['partner', 403],
    ['admin', 200],
    ['super', 200],
  ] as const)('%s gets %i', async (persona, status) => {
    const { '@id': iri } = (await create({ text: 'Intern', offer })).json();
    const send = await t.as(persona);
    expect((await send('/api/notes')).statusCode).toBe(status);
    expect((await send(iri)).statusCode).toBe(status);
    expect((await patch(iri, { text: 'Neu' }, persona)).statusCode).toBe(status);
    expect((await create({ text: 'Von mir', offer }, persona)).statusCode).toBe(status === 200 ? 201 : 403);
  });

  test('visitors get 401', async () => {
    expect((await t.anonymous(`/api/notes?offer=${offer}`)).statusCode).toBe(401);
  });
});

describe('changing a note', () => {
  test('anybody of the office may; author and day stay, the change is dated and kept', async () => {
    const note = (await create({ text: 'Alt', offer }, 'super')).json();
    const later = new Date(NOW.getTime() + 3_600_000);
    t.setNow(later);
    const response = await patch(note['@id'], { text: 'Neu' });
    expect(response.json()).toMatchObject({
      version: 2,
      text: 'Neu',
      createdBy: 'Vera Super',
      createdAt: NOW.toISOString(),
      updatedAt: later.toISOString(),
    });
    expect((await audited(note.id)).map(({ action, actorId, diff }) => [action, actorId, diff])).toEqual([
      ['note.create', t.users.super.id, expect.anything()],
      ['note.update', t.users.admin.id, { text: { from: '…', to: '…' } }],
    ]);
  });

  test('what it is about and who wrote it stay', async () => {
    const { '@id': iri } = (await create({ text: 'Alt', offer })).json();
    for (const field of ['offer', 'createdBy', 'createdAt']) {
      const response = await patch(iri, { [field]: offer });
      expect(response.statusCode).toBe(422);
      expect(response.json().violations).toMatchObject([{ propertyPath: field }]);
    }
  });

  test('the second of two is told who was first', async () => {
    const { '@id': iri } = (await create({ text: 'Alt', offer })).json();
    await patch(iri, { text: 'Von Super' }, 'super');
    const response = await patch(iri, { text: 'Von Admin' });
    expect(response.statusCode).toBe(412);
    expect(response.json()).toMatchObject({ current: { text: 'Von Super' }, changedBy: 'Vera Super' });
  });
});

describe('removing', () => {
  test('a note is done and kept in the log', async () => {
    const note = (await create({ text: 'Weg', offer })).json();
    expect((await remove(note['@id'])).statusCode).toBe(204);
    expect((await (await t.as('admin'))(note['@id'])).statusCode).toBe(404);
    expect((await audited(note.id)).at(-1)).toMatchObject({
      action: 'note.remove',
      diff: { text: { from: '…', to: '…' } },
    });
  });

  test('an offer takes its notes with it', async () => {
    const note = (await create({ text: 'Geht mit', offer })).json();
    expect((await remove(offer)).statusCode).toBe(204);
    expect((await (await t.as('admin'))(note['@id'])).statusCode).toBe(404);
    expect(await audited(note.id)).toMatchObject([{ diff: { text: { to: '…' } } }]);
  });
});

describe('what a note may be about', () => {
  const subjects = async () => {
    const event = await insertEvent(t.db, await insertOffer(t.db));
    const [hut] = await t.db.insert(accommodations).values({ title: 'Monte-Rosa-Hütte' }).returning();
    return {
      event: `/api/events/${event.id}`,
      user: `/api/users/${t.users.gast.id}`,
      accommodation: `/api/accommodations/${hut?.id}`,
    };
  };

  test('is an event, a person or an accommodation, too, and each has its own', async () => {
    const about = await subjects();
    for (const [subject, iri] of Object.entries(about)) {
      const response = await create({ text: `Zu ${subject}`, [subject]: iri });
      expect(response.json()).toMatchObject({ [subject]: iri, offer: null, createdBy: 'Vera Admin' });
    }
    for (const [subject, iri] of Object.entries(about)) {
      expect(await textsOf(`?${subject}=${iri}`)).toEqual([`Zu ${subject}`]);
      expect((await (await t.as('admin'))(`/api/notes?${subject}=x`)).statusCode).toBe(400);
    }
    const both = await create({ text: 'Beides', event: about.event, user: about.user });
    expect(both.json().violations).toMatchObject([{ propertyPath: 'offer' }]);
  });

  test('is nobody who was deleted: what was noted is gone, and nothing is noted any more', async () => {
    const values = { email: 'lena@gast.example', firstName: 'Lena', lastName: 'Ackermann' };
    const [lena] = await t.db.insert(users).values(values).returning();
    const user = `/api/users/${lena?.id}`;
    const note = (await create({ text: 'Ruft lieber an', user })).json();
    const step = { method: 'POST', url: `${user}/transition`, headers: { 'if-match': '*' } } as const;
    const payload = { to: 'deleted', reason: 'Auf Wunsch' };
    expect((await (await t.as('admin'))({ ...step, payload })).statusCode).toBe(200);
    expect((await (await t.as('admin'))(note['@id'])).statusCode).toBe(404);
    const refused = await create({ text: 'Doch noch', user });
    expect([refused.statusCode, refused.json().violations]).toMatchObject([422, [{ propertyPath: 'user' }]]);
  });
});

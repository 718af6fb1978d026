import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { familyMembers } from './family-members.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(familyMembers);
});

const MIA = {
  salutation: 'Frau',
  firstName: 'Mia',
  lastName: 'Ackermann',
  email: null,
  birthday: '2017-05-04',
  phone: null,
  contactFirstName: 'Urs',
  contactLastName: 'Ackermann',
  contactPhone: '+41780000001',
  sac: false,
  sacNumber: null,
  vegetarian: true,
  allergies: false,
  allergiesText: null,
  hardestTour: null,
} as const;

const create = async (persona: Persona, changes: object = {}) =>
  (await t.as(persona))({ method: 'POST', url: '/api/family_members', payload: { ...MIA, ...changes } });
const fieldsOf = (response: Awaited<ReturnType<typeof create>>) =>
  response.json().violations.map(({ propertyPath }: { readonly propertyPath: string }) => propertyPath);

test('are kept, changed from the version that was read, and removed', async () => {
  const created = await create('gast');
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({ ...MIA, fullName: 'Mia Ackermann', version: 1 });
  const url = created.json()['@id'];
  const send = await t.as('gast');
  const headers = { 'if-match': '"1"', 'content-type': 'application/merge-patch+json' };
  const patched = await send({ method: 'PATCH', url, payload: { hardestTour: 'Tödi' }, headers });
  expect(patched.json()).toMatchObject({ hardestTour: 'Tödi', version: 2 });
  expect((await send('/api/family_members')).json()['hydra:member']).toMatchObject([{ firstName: 'Mia' }]);
  const removed = await send({ method: 'DELETE', url, headers: { 'if-match': '"2"' } });
  expect(removed.statusCode).toBe(204);
  expect((await send(url)).statusCode).toBe(404);
});

test('are read by the office that books for a guest, and by nobody else', async () => {
  await create('gast');
  const url = `/api/users/${t.users.gast.id}/family_members`;
  for (const persona of ['admin', 'super'] as const) {
    const answer = await (await t.as(persona))(url);
    expect(answer.json()['hydra:member']).toMatchObject([{ firstName: 'Mia', birthday: '2017-05-04' }]);
  }
  for (const persona of ['gast', 'guide', 'partner'] as const)
    expect((await (await t.as(persona))(url)).statusCode).toBe(403);
  expect((await t.anonymous(url)).statusCode).toBe(401);
  const ofNobody = await (await t.as('admin'))(`/api/users/${t.users.guide.id}/family_members`);
  expect(ofNobody.json()['hydra:member']).toEqual([]);
});

describe('are their owner’s alone', () => {
  test.each(['guide', 'admin', 'super'] as const)('and not there for %s', async (persona) => {
    const url = (await create('gast')).json()['@id'];
    const send = await t.as(persona);
    const headers = { 'if-match': '*', 'content-type': 'application/merge-patch+json' };
    expect((await send(url)).statusCode).toBe(404);
    expect((await send({ method: 'PATCH', url, payload: { firstName: 'Mio' }, headers })).statusCode).toBe(
      404,
    );
    expect((await send({ method: 'DELETE', url, headers: { 'if-match': '*' } })).statusCode).toBe(404);
    expect((await send('/api/family_members')).json().totalItems).toBe(0);
    expect(await t.db.select().from(familyMembers)).toMatchObject([{ firstName: 'Mia' }]);
  });

  test.each(['guide', 'admin', 'super'] as const)('nor is their history for %s', async (persona) => {
    const member = (await create('gast')).json()['@id'];
    const status = persona === 'guide' ? 403 : 404;
    expect((await (await t.as(persona))(`${member}/history`)).statusCode).toBe(status);
    await (await t.as('gast'))({ method: 'DELETE', url: member, headers: { 'if-match': '*' } });
    expect((await (await t.as(persona))(`${member}/history`)).statusCode).toBe(status);
    const own = (await create(persona)).json()['@id'];
    const answer = await (await t.as(persona))(`${own}/history`);
    expect(answer.statusCode).toBe(persona === 'guide' ? 403 : 200);
    expect(answer.body).not.toMatch(/Mia|Ackermann|2017/);
  });

  test('and of nobody for whoever is not logged in', async () => {
    expect((await t.anonymous('/api/family_members')).statusCode).toBe(401);
  });
});

test.each([
  ['birthday', { birthday: '2027-01-01' }],
  ['contactPhone', { contactPhone: '12' }],
  ['contactPhone', { phone: '+41780000001' }],
  ['allergiesText', { allergies: true }],
  ['firstName', { firstName: 'www.firn.example' }],
  ['email', { email: 'mia' }],
])('have the rules of booking persons: %s', async (field, changes) => {
  const response = await create('gast', changes);
  expect([response.statusCode, fieldsOf(response)]).toEqual([422, [field]]);
});

test('are ten at most, also when they come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => create('gast', { lastName: `Ackermann ${'IVX'[index % 3]}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  const refused = answers.find(({ statusCode }) => statusCode === 422);
  expect(refused?.json().violations[0].message).toMatch(/^Du hast schon 10 Personen/);
});

import type { PartnerResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { partners } from './partners.table.ts';

let t: TestApp;
let partner: PartnerResponse;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(partners);
  partner = (await create({})).json();
});

const create = async (changes: object) =>
  (await t.as('admin'))({
    method: 'POST',
    url: '/api/partners',
    payload: { title: 'Berghaus Sonnalp', code: 'sonnalp', commissionPercent: 7.5, ...changes },
  });

const patch = async (payload: object) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: partner['@id'],
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' },
  });

test('a new partner has its code in capitals, and name, code and commission are enough', () => {
  expect(partner).toMatchObject({
    '@type': 'Partner',
    title: 'Berghaus Sonnalp',
    code: 'SONNALP',
    commissionPercent: 7.5,
    commissionPerPerson: null,
    sites: [],
    endsOn: null,
    version: 1,
  });
});

test.each([
  [{ code: 'SonnAlp' }, 'code', 'Diesen Code hat schon ein Partner.'],
  [{ code: 'A' }, 'code', undefined],
  [{ code: 'HÜTTE' }, 'code', undefined],
  [{ code: 'B', title: ' ' }, 'title', 'Bitte fülle dieses Feld aus.'],
  [
    { code: 'B2', commissionPercent: null },
    'commissionPercent',
    'Bitte gib eine Provision an: in Prozent oder pro Person.',
  ],
  [
    { code: 'B2', commissionPerPerson: 500 },
    'commissionPercent',
    'Bitte gib die Provision entweder in Prozent oder pro Person an.',
  ],
  [{ code: 'B2', commissionPercent: 7.3 }, 'commissionPercent', undefined],
  [{ code: 'B2', commissionPercent: 50.5 }, 'commissionPercent', undefined],
  [{ code: 'B2', sites: [{ origin: 'https://hotel.example/seite' }] }, 'sites[0].origin', undefined],
  [{ code: 'B2', sites: [{ origin: 'http://hotel.example' }] }, 'sites[0].origin', undefined],
])('%j is refused by field', async (changes, propertyPath, message) => {
  const response = await create(changes);
  expect(response.statusCode).toBe(422);
  expect(response.json().violations).toContainEqual(
    message ? { propertyPath, message } : expect.objectContaining({ propertyPath }),
  );
});

test('a share becomes an amount by one change', async () => {
  expect((await patch({ commissionPercent: null, commissionPerPerson: 500 })).json()).toMatchObject({
    commissionPercent: null,
    commissionPerPerson: 500,
  });
});

test('the audit says that a contact has changed, and not to whom', async () => {
  await patch({ contactName: 'Regula Wirz', contactEmail: 'regula@sonnalp.example', notes: 'Zahlt gern.' });
  const entries = (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === partner.id);
  expect(entries.map(({ action }) => action)).toEqual(['partner.create', 'partner.update']);
  expect(JSON.stringify(entries)).not.toMatch(/Regula|regula|Zahlt/);
});

describe.each(['anonymous', 'gast', 'guide', 'partner'] as const)('%s', (persona) => {
  test('neither reads nor writes partners', async () => {
    const send = persona === 'anonymous' ? t.anonymous : await t.as(persona);
    const refused = persona === 'anonymous' ? 401 : 403;
    expect((await send('/api/partners')).statusCode).toBe(refused);
    expect((await send(partner['@id'])).statusCode).toBe(refused);
    const payload = { title: 'Ich', code: 'ICH', commissionPercent: 50 };
    expect([401, 403]).toContain((await send({ method: 'POST', url: '/api/partners', payload })).statusCode);
  });
});

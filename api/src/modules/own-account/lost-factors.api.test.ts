import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { authenticatorApp } from '../../../test/authenticator-app.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, PASSWORD, type Persona } from '../../../test/personas.ts';
import { createAuthenticator } from '../../../test/software-authenticator.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { recoveryCodes, secondFactors } from '../auth/second-factor.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { passkeys } from './passkeys.table.ts';

const ORIGIN = 'https://firn.example';
const GAST = 'gast@firn.example';
const REASON = 'Telefon in der Spalte, am Telefon erkannt';

let t: TestApp;
let gast: Inject;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of [recoveryCodes, secondFactors, passkeys]) await t.db.delete(table);
  gast = await browser(t.app);
  await logIn(gast);
  await setUp();
  await t.db.delete(outboxMails);
});

const logIn = (send: Inject) =>
  send({ method: 'POST', url: '/api/login', payload: { email: GAST, password: PASSWORD } });

/** An app with its recovery codes, and a passkey. */
async function setUp() {
  const payload = { currentPassword: PASSWORD };
  const { uri } = (await gast({ method: 'POST', url: '/api/me/second-factor', payload })).json();
  const code = authenticatorApp(uri)();
  await gast({ method: 'PUT', url: '/api/me/second-factor', payload: { code } });
  const options = (await gast({ method: 'POST', url: '/api/passkeys/options', payload })).json();
  const response = createAuthenticator(ORIGIN).create(options);
  await gast({ method: 'POST', url: '/api/passkeys', payload: { title: 'Telefon', response } });
}

const remove = async (persona: Persona, whom: Persona, payload: object = { reason: REASON }, query = '') =>
  (await t.as(persona))({
    method: 'DELETE',
    url: `/api/users/${t.users[whom].id}/second-factor${query}`,
    payload,
  });
const left = async () => [
  await t.db.$count(secondFactors),
  await t.db.$count(recoveryCodes),
  await t.db.$count(passkeys),
];
const entriesOf = (id: string) =>
  t.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'user.factors_removed')));

describe('who has lost phone and codes', () => {
  test('gets in by the password again, once a super admin has removed them, and is told', async () => {
    expect((await logIn(await browser(t.app))).json().type).toBe('/problems/second-factor');
    expect(await left()).toEqual([1, 10, 1]);
    expect((await remove('super', 'gast')).statusCode).toBe(204);
    expect(await left()).toEqual([0, 0, 0]);
    expect((await gast('/api/me')).json().user).toBeNull();
    expect((await logIn(await browser(t.app))).statusCode).toBe(204);
    const [mail] = await t.db.select().from(outboxMails);
    expect(mail).toMatchObject({ template: 'factors_removed', recipient: GAST });
    expect(mail?.text).toContain('Unser Büro hat den zweiten Faktor und die Passkeys deines Kontos entfernt');
    expect(mail?.text).not.toMatch(/Gerät|Spalte/);
    const [entry] = await entriesOf(t.users.gast.id);
    expect(entry).toMatchObject({
      actorId: t.users.super.id,
      diff: { reason: { from: null, to: REASON } },
    });
    const again = await remove('super', 'gast');
    expect([again.statusCode, again.json().type]).toEqual([409, '/problems/no-second-factor']);
  });

  test.each([
    ['admin', 'gast', ''],
    ['guide', 'gast', ''],
    ['partner', 'gast', ''],
    ['super', 'super', ''],
    ['super', 'gast', '?_switch_user=admin@firn.example'],
    ['super', 'gast', '?_switch_user=gast@firn.example'],
  ] as const)('not by %s for %s%s', async (persona, whom, query) => {
    if (whom === 'super') {
      const factor = { userId: t.users.super.id, sealedSecret: 'x', confirmedAt: new Date() };
      await t.db.insert(secondFactors).values(factor);
    }
    const before = await left();
    expect((await remove(persona, whom, undefined, query)).statusCode).toBe(403);
    expect(await left()).toEqual(before);
    expect(await t.db.select().from(outboxMails)).toEqual([]);
  });

  test.each([[{}], [{ reason: ' ' }]])('not without a reason: %j', async (payload) => {
    const refused = await remove('super', 'gast', payload);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'reason' }]);
    expect(await left()).toEqual([1, 10, 1]);
  });
});

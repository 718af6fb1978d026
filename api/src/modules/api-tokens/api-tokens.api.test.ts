import type { ApiTokenMade, ApiTokenResponse, BookingResponse } from '@firn/shared-contracts/api';
import type { ApiTokenScope } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { apiClient } from '../../../test/api-client.ts';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookAs, change } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { namesOf } from '../../../test/permission-table.ts';
import { browser, type Inject, PASSWORD, type Persona } from '../../../test/personas.ts';
import { TOKEN_MATRIX } from '../../access/token-matrix.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { apiTokens } from '../auth/auth.table.ts';
import { partners } from '../partners/partners.table.ts';
import { users } from '../users/users.table.ts';

const TOKENS = '/api/api_tokens';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({}, { limits: 'built-in' });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(apiTokens);
});

const send = async (persona: Persona, payload: object, url = TOKENS) =>
  (await t.as(persona))({ method: 'POST', url, payload });
async function make(...scopes: ApiTokenScope[]): Promise<ApiTokenMade> {
  const response = await send('admin', { title: 'Kasse', scopes, currentPassword: PASSWORD });
  expect(response.statusCode).toBe(201);
  return response.json();
}
/** A program that calls with a token of these scopes. */
async function programWith(...scopes: ApiTokenScope[]): Promise<Inject> {
  const authorization = `Bearer ${(await make(...scopes)).token}`;
  return (options) => {
    const request = typeof options === 'string' ? { url: options } : options;
    return t.app.inject({ ...request, headers: { ...request.headers, authorization } });
  };
}
const list = async (): Promise<ApiTokenResponse[]> =>
  (await (await t.as('admin'))(TOKENS)).json()['hydra:member'];
const audited = () =>
  t.db.select().from(auditEntries).where(eq(auditEntries.entity, 'api_token')).orderBy(asc(auditEntries.at));

describe('making a token', () => {
  test('tells it once, and stores its hash', async () => {
    const { token, ...made } = await make('catalogue');
    expect(token).toMatch(/^firn_[\w-]{43}$/);
    expect(made).toMatchObject({
      title: 'Kasse',
      scopes: ['catalogue'],
      createdBy: 'Vera Admin',
      expiresAt: inDays(90),
      usedAt: null,
    });
    const stored = JSON.stringify([await t.db.select().from(apiTokens), await audited(), await list()]);
    expect(stored).not.toContain(token.slice(5));
    expect(await audited()).toMatchObject([{ action: 'api_token.create', label: 'Kasse' }]);
  });

  test.each([
    ['no scope', { title: 'Kasse', scopes: [] }, 'scopes'],
    ['a scope there is none of', { title: 'Kasse', scopes: ['alles'] }, 'scopes[0]'],
    ['no title', { title: ' ', scopes: ['catalogue'] }, 'title'],
    ['more than a year', { title: 'Kasse', scopes: ['catalogue'], expiresAt: inDays(367) }, 'expiresAt'],
    ['an end that is over', { title: 'Kasse', scopes: ['catalogue'], expiresAt: inDays(-1) }, 'expiresAt'],
    ['a wrong password', { title: 'Kasse', scopes: ['catalogue'], currentPassword: 'x' }, 'currentPassword'],
  ])('is refused with %s', async (_what, body, propertyPath) => {
    const response = await send('admin', { currentPassword: PASSWORD, ...body });
    expect([response.statusCode, response.json().violations]).toMatchObject([422, [{ propertyPath }]]);
  });

  test('needs no password in the first ten minutes of a login, and then does', async () => {
    const login = { method: 'POST', url: '/api/login' } as const;
    const fresh = await browser(t.app);
    await fresh({ ...login, payload: { email: 'admin@firn.example', password: PASSWORD } });
    const body = { method: 'POST', url: TOKENS, payload: { title: 'Kasse', scopes: ['catalogue'] } } as const;
    t.setNow(new Date(NOW.getTime() + 9 * 60_000));
    expect((await fresh(body)).statusCode).toBe(201);
    t.setNow(new Date(NOW.getTime() + 10 * 60_000));
    const late = await fresh(body);
    expect([late.statusCode, late.json().violations[0].propertyPath]).toEqual([422, 'currentPassword']);
  });

  test.each(['gast', 'guide', 'partner'] as const)('is not for %s', async (persona) => {
    const body = { title: 'x', scopes: ['catalogue'], currentPassword: PASSWORD };
    expect((await send(persona, body)).statusCode).toBe(403);
    expect((await (await t.as(persona))(TOKENS)).statusCode).toBe(403);
  });

  test('is not for a program, and not in the name of somebody else', async () => {
    const program = await programWith('catalogue', 'bookings.read', 'bookings.write');
    const body = { title: 'x', scopes: ['catalogue'], currentPassword: PASSWORD };
    expect((await program({ method: 'POST', url: TOKENS, payload: body })).statusCode).toBe(403);
    const acting = await send('super', body, `${TOKENS}?_switch_user=admin@firn.example`);
    expect([acting.statusCode, acting.json().type]).toEqual([403, '/problems/impersonating']);
  });
});

describe('the partner of a reseller', () => {
  const body = { title: 'Reisebüro', scopes: ['octo'], currentPassword: PASSWORD };
  const hotel = async () => {
    const [row] = await t.db
      .insert(partners)
      .values({ title: 'Hotel Post', code: 'POST', commissionPercent: 10 })
      .onConflictDoUpdate({ target: partners.code, set: { title: 'Hotel Post' } })
      .returning();
    return `/api/partners/${row?.id}`;
  };

  test('is told with the token, and stands in the audit by its code', async () => {
    const partner = await hotel();
    expect((await send('admin', { ...body, partner })).statusCode).toBe(201);
    expect((await list())[0]).toMatchObject({
      scopes: ['octo'],
      partner: { '@id': partner, title: 'Hotel Post', code: 'POST' },
    });
    const made = (await audited()).filter(({ label }) => label === 'Reisebüro');
    expect(made.at(-1)?.diff).toMatchObject({ partner: { from: null, to: 'POST' } });
  });

  test('is not removed while its program sells', async () => {
    const partner = await hotel();
    await send('admin', { ...body, partner });
    const removed = await (await t.as('admin'))({
      method: 'DELETE',
      url: partner,
      headers: { 'if-match': '"1"' },
    });
    expect([removed.statusCode, removed.json().detail]).toEqual([409, expect.stringContaining('API-Token')]);
  });

  test.each([
    ['without the scope that sells', { scopes: ['catalogue'] }],
    ['that there is none of', { partner: '/api/partners/00000000-0000-4000-8000-000000000000' }],
  ])('is refused %s', async (_what, change) => {
    const response = await send('admin', { ...body, partner: await hotel(), ...change });
    expect([response.statusCode, response.json().violations]).toMatchObject([
      422,
      [{ propertyPath: 'partner' }],
    ]);
  });
});

describe('what a token opens', () => {
  const SCOPES: readonly ApiTokenScope[] = ['catalogue', 'bookings.read', 'bookings.write', 'octo'];
  const NOWHERE = '00000000-0000-4000-8000-000000000000';

  test.each(SCOPES)('%s: the routes that the table names, and no other', async (scope) => {
    const program = await programWith(scope);
    const wrong: string[] = [];
    for (const route of t.routes.filter(
      ({ config }) => !['loopback', 'gateway'].includes(String(config?.access)),
    )) {
      const opening = TOKEN_MATRIX[route.config?.access as keyof typeof TOKEN_MATRIX];
      for (const name of namesOf(route)) {
        const [method = '', address = ''] = name.split(' ');
        const url = address.replace(/:\w+/g, NOWHERE);
        const { statusCode } = await program({ method: method as 'GET', url, headers: { accept: '*/*' } });
        const isOpen = opening?.startsWith(`${scope} `) ?? false;
        if (isOpen !== ![401, 403].includes(statusCode)) wrong.push(`${name}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('nobody acts as somebody else by a token', async () => {
    const program = await programWith('bookings.read');
    expect((await program('/api/bookings?_switch_user=gast@firn.example')).statusCode).toBe(403);
  });

  test('what a program reads of all bookings is kept for nobody else', async () => {
    const { iri } = await insertBookableEvent(t.db);
    await bookAs(await t.as('gast'), iri);
    const reading = await programWith('bookings.read');
    expect((await reading('/api/bookings')).json()['hydra:totalItems']).toBe(1);
    const whole = `/api/bookings?pagination=false&user=/api/users/${t.users.gast.id}`;
    expect((await reading(whole)).json()['hydra:member']).toHaveLength(1);
    expect((await t.anonymous(whole)).statusCode).toBe(401);
  });
});

describe('a program that books', () => {
  test('is not braked, acts for itself, and stands in the audit by its title', async () => {
    const { iri } = await insertBookableEvent(t.db, { maximumParticipants: 20 });
    const program = await programWith('bookings.write');
    const bookings: BookingResponse[] = [];
    for (let index = 0; index < 4; index += 1) bookings.push(await bookAs(program, iri));
    expect(bookings.map(({ state, user }) => [state, user])).toEqual(Array(4).fill(['confirmed', null]));
    const [booking] = bookings;
    const url = `${booking?.['@id']}/cancellation`;
    const gone = await change(program, url, {});
    expect([gone.statusCode, gone.json().state]).toEqual([200, 'cancelled']);
    const entries = (await audited()).filter(({ action }) => action === 'api_token.call');
    expect(entries.map(({ label, actorId, diff }) => [label, actorId, diff?.route])).toContainEqual([
      'Kasse',
      null,
      { from: null, to: 'POST /api/bookings/:id/cancellation' },
    ]);
    expect(entries.filter(({ diff }) => JSON.stringify(diff).includes('POST /api/bookings"'))).toHaveLength(
      4,
    );
  });
});

describe('a token', () => {
  test('is over at its end, and at once when it is revoked', async () => {
    const program = await programWith('catalogue');
    const [token] = await list();
    expect((await program('/api/offers')).statusCode).toBe(200);
    t.setNow(new Date(Date.parse(inDays(90))));
    expect((await program('/api/offers')).statusCode).toBe(401);
    t.setNow(NOW);
    const admin = await t.as('admin');
    expect((await admin({ method: 'DELETE', url: token?.['@id'] ?? '' })).statusCode).toBe(204);
    expect((await program('/api/offers')).statusCode).toBe(401);
    expect((await admin({ method: 'DELETE', url: token?.['@id'] ?? '' })).statusCode).toBe(404);
    const told = (await audited()).map(({ action, entityId }) => [action, entityId]);
    expect(told).toContainEqual(['api_token.remove', token?.id]);
  });

  test('outlives the role of who made it', async () => {
    const program = await programWith('catalogue');
    const isAdmin = eq(users.id, t.users.admin.id);
    await t.db.update(users).set({ roles: [], state: 'locked' }).where(isAdmin);
    const { statusCode } = await program('/api/offers');
    await t.db
      .update(users)
      .set({ roles: ['ROLE_ADMIN'], state: 'active' })
      .where(isAdmin);
    expect(statusCode).toBe(200);
  });

  test('says in which hour it was used', async () => {
    const program = await programWith('catalogue');
    for (const minutes of [20, 40]) {
      t.setNow(new Date(NOW.getTime() + minutes * 60_000));
      await program('/api/offers');
    }
    expect((await list())[0]?.usedAt).toBe(NOW.toISOString());
  });

  test('calls 600 times a minute at most', async () => {
    const program = await programWith('catalogue');
    const url = '/api/levels?properties[]=id';
    for (let call = 0; call < 600; call += 1) expect((await program(url)).statusCode).toBe(200);
    const tooMany = await program(url);
    expect([tooMany.statusCode, tooMany.headers['retry-after']]).toEqual([429, '60']);
    t.setNow(new Date(NOW.getTime() + 60_000));
    expect((await program(url)).statusCode).toBe(200);
  });

  test('is never let through from a page of another site', async () => {
    const program = await programWith('catalogue');
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await program({ url: '/api/offers', headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const asked = await program({ method: 'OPTIONS', url: '/api/offers', headers });
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('of an account goes on, and is none of the programs', async () => {
    const client = await apiClient(t, t.users.gast.id);
    expect((await client('/api/me')).json().email).toBe('gast@firn.example');
    expect(await list()).toEqual([]);
  });
});

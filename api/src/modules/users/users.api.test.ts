import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { users } from './users.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await t.db
    .update(users)
    .set({ firstName: 'Bärbel', lastName: 'Zäch', city: 'Zürich', code: '4711', phone: '+41791234567' })
    .where(eq(users.id, t.users.gast.id));
});
afterAll(() => t.close());

type Member = { readonly id: string; readonly email: string | null; readonly lastName: string };
const membersOf = async (persona: 'admin' | 'gast' | 'guide', query: string): Promise<Member[]> =>
  (await (await t.as(persona))(`/api/users?${query}`)).json()['hydra:member'];

describe('GET /api/users as admin', () => {
  test.each(['%', '_'])('takes %j as a letter, not as a wildcard', async (letter) => {
    expect(await membersOf('admin', `user=${encodeURIComponent(letter)}`)).toEqual([]);
  });

  test.each([['zach'], ['Zäch Bärbel'], ['G-4711'], ['4711'], ['gast@firn.example'], ['Zürich'], ['zurich']])(
    'user=%s finds the guest',
    async (search) => {
      const found = await membersOf('admin', `user=${encodeURIComponent(search)}&pagination=false`);
      expect(found.map(({ id }) => id)).toEqual([t.users.gast.id]);
    },
  );

  test('every word must occur', async () => {
    expect(await membersOf('admin', 'user=zach+guide')).toEqual([]);
  });

  test('roles, currentlyGuiding and the order ignoring accents', async () => {
    const guides = await membersOf('admin', 'roles=ROLE_GUIDE');
    expect(guides.map(({ lastName }) => lastName)).toEqual(['Guide', 'GuideBasic', 'Partner']);
    const active = await membersOf('admin', 'roles=ROLE_GUIDE&currentlyGuiding=1');
    expect(active.map(({ id }) => id)).toEqual([t.users.guide.id]);
    const everybody = await membersOf('admin', 'pagination=false');
    expect(everybody.at(-1)?.lastName).toBe('Zäch');
  });
});

test('others get the team without private fields, whatever they filter by', async () => {
  for (const query of ['', 'user=gast', 'roles=ROLE_ADMIN']) {
    const members = await membersOf('gast', query);
    expect(members).toMatchObject([{ id: t.users.guide.id, email: null, phone: null, roles: [] }]);
  }
});

describe('GET /api/users/{id}', () => {
  const read = async (persona: 'admin' | 'gast' | 'guideBasic' | null, id: string) => {
    const send = persona ? await t.as(persona) : t.anonymous;
    return send(`/api/users/${id}`);
  };

  test('users read themselves, admins everybody', async () => {
    for (const persona of ['gast', 'admin'] as const) {
      const user = (await read(persona, t.users.gast.id)).json();
      expect(user).toMatchObject({ email: 'gast@firn.example', phone: '+41791234567' });
    }
  });

  test('the public reads the team fields of those presented on the website', async () => {
    const user = (await read(null, t.users.guide.id)).json();
    expect(user).toMatchObject({
      fullName: 'Vera Guide',
      slug: 'vera-guide',
      email: null,
      code: null,
      groups: [],
    });
  });

  test('everybody else answers 404', async () => {
    expect((await read(null, t.users.guideBasic.id)).statusCode).toBe(404);
    expect((await read('gast', t.users.admin.id)).statusCode).toBe(404);
    expect((await read('guideBasic', t.users.gast.id)).statusCode).toBe(404);
    expect((await read('admin', '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});

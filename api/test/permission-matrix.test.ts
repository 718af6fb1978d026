import { afterAll, describe, expect, test } from '@jest/globals';
import { AUDIENCES, type Audience } from '../src/access/reach.ts';
import { apiTokens } from '../src/modules/auth/auth.table.ts';
import { hashToken } from '../src/modules/auth/index.ts';
import { buildTestApp, NOW } from './build-test-app.ts';
import { MATRIX_ROWS, namesOf } from './permission-table.ts';
import type { Persona } from './personas.ts';

/** Who stands in a column of the matrix. */
const PERSONA_OF: Readonly<Record<Exclude<Audience, 'anonymous'>, Persona>> = {
  user: 'gast',
  guide: 'guide',
  partner: 'partner',
  admin: 'admin',
  'super-admin': 'super',
};

const t = await buildTestApp();
afterAll(() => t.close());

for (const [audience, persona] of Object.entries(PERSONA_OF)) {
  await t.db.insert(apiTokens).values({
    tokenHash: hashToken(audience),
    userId: t.users[persona].id,
    title: audience,
    expiresAt: new Date(NOW.getTime() + 60_000),
  });
}

/** Something that is nowhere: whoever is let in finds nothing, and changes nothing. */
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Calls a route as somebody of the audience, with a token of theirs: no cookie, nothing to log out from. */
async function call(route: string, audience: Audience): Promise<number> {
  const [method = '', address = ''] = route.split(' ');
  const url = address.replace(/:\w+/g, NOWHERE);
  const accept = { accept: '*/*' };
  const request = { method: method as 'GET', url };
  const response =
    audience === 'anonymous'
      ? await t.anonymous({ ...request, headers: accept })
      : await t.app.inject({ ...request, headers: { ...accept, authorization: `Bearer ${audience}` } });
  return response.statusCode;
}

const CELLS = MATRIX_ROWS.flatMap(({ permission, cells }) =>
  t.routes
    .filter(({ config }) => config?.access === permission)
    .flatMap(namesOf)
    .flatMap((route) =>
      AUDIENCES.map((audience, column) => [permission, audience, route, cells[column]] as const),
    ),
);

describe('a cell of the matrix holds for every route that names it', () => {
  test.each(CELLS)('%s for %s: %s', async (_permission, audience, route, cell) => {
    const status = await call(route, audience);
    if (cell === '-') expect(status).toBe(audience === 'anonymous' ? 401 : 403);
    else expect([401, 403, 500]).not.toContain(status);
  });
});

describe('matrix and routes', () => {
  test('every route names a row, or is for programs only', () => {
    const rows = MATRIX_ROWS.map(({ permission }) => permission);
    const strangers = t.routes.filter(
      ({ config }) => ![...rows, 'loopback', 'gateway'].includes(config?.access ?? ''),
    );
    expect(strangers.flatMap(namesOf)).toEqual([]);
  });

  test('every row is used by a route', () => {
    const used = new Set<string>(t.routes.map(({ config }) => config?.access ?? ''));
    const unused = MATRIX_ROWS.map(({ permission }) => permission).filter((row) => !used.has(row));
    expect(unused).toEqual([]);
  });
});

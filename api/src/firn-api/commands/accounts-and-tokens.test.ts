import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { TEST_SECRET } from '../../../test/build-test-app.ts';
import { callFirnApi } from '../../../test/call-firn-api.ts';
import { cloneDatabase } from '../../../test/database-template.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import { auditEntries } from '../../modules/audit/audit.table.ts';
import { apiTokens } from '../../modules/auth/auth.table.ts';
import { hashToken } from '../../modules/auth/index.ts';
import { secondFactors } from '../../modules/auth/second-factor.table.ts';
import { outboxMails } from '../../modules/outbox/outbox.table.ts';
import { partners } from '../../modules/partners/partners.table.ts';
import { users } from '../../modules/users/users.table.ts';
import type { Options } from '../command.ts';
import { COMMANDS } from './index.ts';

const NOW = new Date('2026-02-14T08:00:00Z');
const ENV = { FIRN_DATA_DIR: tmpdir(), FIRN_SECRET: TEST_SECRET, PUBLIC_URL: 'https://nuell.example' };

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

/** Runs a command on the one database of this file, in place of one that is opened for it alone. */
async function run(name: string, positionals: readonly string[] = [], options: Options = {}) {
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  const config = readConfig(ENV);
  const openDatabase = async () => database;
  const say = () => undefined;
  return command.run({ positionals, options, config, clock: () => NOW, openDatabase, say, ask: null });
}

test('a token is made, listed without its secret, and revoked', async () => {
  const options = { name: 'Kasse', scope: ['catalogue', 'bookings.read'], days: '30' };
  const { data } = await run('token create', [], options);
  const made = data as { readonly id: string; readonly token: string };
  expect(made).toMatchObject({ title: 'Kasse', expiresAt: '2026-03-16T08:00:00.000Z' });
  const [row] = await database.db.select().from(apiTokens);
  expect(row).toMatchObject({ tokenHash: hashToken(made.token), scopes: ['catalogue', 'bookings.read'] });
  const { text } = await run('token list');
  expect(text).toContain(`${made.id}  Kasse: catalogue, bookings.read; until 2026-03-16`);
  expect(text).not.toContain(made.token);
  await run('token revoke', [made.id]);
  await expect(run('token revoke', [made.id])).rejects.toThrow(`There is no token ${made.id}.`);
  expect((await run('token list')).text).toBe('No program has a token.\n');
});

test('a token of a reseller names its partner by code', async () => {
  const [partner] = await database.db
    .insert(partners)
    .values({ title: 'Hotel Post', code: 'POST', commissionPercent: 10 })
    .returning();
  const options = { name: 'Reisebüro', scope: ['octo'] };
  const { data } = await run('token create', [], { ...options, partner: 'post' });
  expect(data).toMatchObject({ scopes: ['octo'], partner: 'POST' });
  const [row] = await database.db.select().from(apiTokens).where(eq(apiTokens.title, 'Reisebüro'));
  expect(row?.partnerId).toBe(partner?.id);
  expect((await run('token list')).text).toContain('Reisebüro: octo for POST; until');
  const unknown = run('token create', [], { ...options, partner: 'NEIN' });
  await expect(unknown).rejects.toThrow('No partner has the code NEIN.');
});

test.each([
  [['token', 'create', '--scope', 'catalogue'], '--name is missing.'],
  [['token', 'create', '--name', 'x'], '--scope is one of catalogue, bookings.read, bookings.write'],
  [['token', 'create', '--name', 'x', '--scope', 'alles'], '--scope is one of'],
  [['token', 'create', '--name', 'x', '--scope', 'catalogue', '--days', '366'], 'from 1 to 365'],
  [
    ['token', 'create', '--name', 'x', '--scope', 'catalogue', '--partner', 'POST'],
    '--partner needs --scope octo.',
  ],
  [['token', 'revoke', 'Kasse'], 'Which token?'],
  [['user', 'unlock', 'anna'], 'Which e-mail address?'],
])('%j is wrong use', async (args, sentence) => {
  const called = await callFirnApi(args, { commands: COMMANDS, env: ENV });
  expect(called).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});

test('somebody is invited, unlocked and freed of a lost phone', async () => {
  const mail = 'lea@nuell.example';
  const { data } = await run('user invite', [mail.toUpperCase()]);
  expect((data as { invitation: string }).invitation).toMatch(
    /^https:\/\/nuell\.example\/register\/[\w-]{43}$/,
  );
  await expect(run('user unlock', [mail])).rejects.toThrow('nicht gesperrt');
  await expect(run('user reset-second-factor', [mail])).rejects.toThrow('weder zweiten Faktor noch Passkeys');
  const [lea] = await database.db
    .update(users)
    .set({ state: 'locked', passwordHash: 'x' })
    .where(eq(users.email, mail))
    .returning();
  const userId = lea?.id ?? '';
  await database.db.insert(secondFactors).values({ userId, sealedSecret: 'x', confirmedAt: NOW });
  await expect(run('user invite', [mail])).rejects.toThrow('ist gesperrt');
  await run('user unlock', [mail]);
  await expect(run('user invite', [mail])).rejects.toThrow('hat schon ein Konto');
  await run('user reset-second-factor', [mail]);
  expect(await database.db.$count(secondFactors)).toBe(0);
  const mails = await database.db.select().from(outboxMails).orderBy(asc(outboxMails.template));
  expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['factors_removed', mail],
    ['invitation', mail],
  ]);
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, userId));
  const entries = told.map(({ action, actorId }) => [action, actorId]);
  for (const action of ['user.invite', 'user.factors_removed'])
    expect(entries).toContainEqual([action, null]);
});

test.each(['user unlock', 'user reset-second-factor'])('%s: who has no account is told so', async (name) => {
  await expect(run(name, ['niemand@nuell.example'])).rejects.toThrow(
    '«niemand@nuell.example» hat kein Konto.',
  );
});

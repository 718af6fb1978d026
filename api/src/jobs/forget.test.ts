import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { NOW } from '../../test/build-test-app.ts';
import { cloneDatabase } from '../../test/database-template.ts';
import { insertPersonas } from '../../test/personas.ts';
import type { Database } from '../db/client.ts';
import { createFolderStore } from '../lib/file-store.ts';
import { accountCodes, registrations } from '../modules/accounts/accounts.table.ts';
import { apiTokens, loginFailures, sessions } from '../modules/auth/auth.table.ts';
import { secondFactors } from '../modules/auth/second-factor.table.ts';
import { mailRequests } from '../modules/mail-requests/mail-requests.table.ts';
import { newsletterSubscriptions } from '../modules/newsletter/newsletter.table.ts';
import { emailChanges } from '../modules/own-account/email-changes.table.ts';
import { usedChallenges } from '../modules/own-account/passkeys.table.ts';
import { createJobs } from './jobs.ts';

let database: Database;
let userId: string;
beforeAll(async () => {
  database = await cloneDatabase();
  userId = (await insertPersonas(database.db)).gast.id;
});
afterAll(() => database.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const mailer = { send: async () => {}, close: () => {} };
const files = createFolderStore(join(tmpdir(), 'firn-no-documents'));

/** The jobs of one purpose; the outbox and the others stay away. */
async function forget(now: Date): Promise<void> {
  const origin = 'https://firn.example';
  const jobs = createJobs({ db: database.db, clock: () => now, mailer, files, pictures: files, origin });
  for (const { name, run } of jobs) if (name.startsWith('forget-')) await run();
}

interface Left {
  readonly table: PgTable;
  /** A row that began or is over at this instant. */
  readonly row: (at: Date) => Record<string, unknown>;
  /** How long it stays after that (milliseconds). */
  readonly stays: number;
}

const request = { purpose: 'password_reset', email: 'gast@firn.example', network: '192.0.2.1' };
const LEFT: Readonly<Record<string, Left>> = {
  'a failed login': {
    table: loginFailures,
    row: (at) => ({ account: 'gast@firn.example', ip: '192.0.2.1', at }),
    stays: 15 * MINUTE,
  },
  'a session': {
    table: sessions,
    row: (expiresAt) => ({ tokenHash: 'a', userId, expiresAt }),
    stays: 0,
  },
  'a Bearer token': {
    table: apiTokens,
    row: (expiresAt) => ({ tokenHash: 'a', userId, title: 'Test', expiresAt }),
    stays: 0,
  },
  'a mail that was asked for and sent': {
    table: mailRequests,
    row: (at) => ({ ...request, at, answeredAt: at }),
    stays: DAY,
  },
  'a mail that could not be written': {
    table: mailRequests,
    row: (at) => ({ ...request, at }),
    stays: 7 * DAY,
  },
  'a registration that nobody confirmed': {
    table: registrations,
    row: (createdAt) => ({
      email: 'neu@firn.example',
      passwordHash: '-',
      firstName: 'Nina',
      lastName: 'Neu',
      newsletter: false,
      network: '192.0.2.1',
      createdAt,
    }),
    stays: 7 * DAY,
  },
  'a code of a mail': {
    table: accountCodes,
    row: (expiresAt) => ({ codeHash: 'a', purpose: 'reset_password', userId, expiresAt }),
    stays: 0,
  },
  'a change of the address': {
    table: emailChanges,
    row: (createdAt) => ({ userId, oldEmail: 'a@firn.example', newEmail: 'b@firn.example', createdAt }),
    stays: 8 * DAY,
  },
  'an app that was begun': {
    table: secondFactors,
    row: (createdAt) => ({ userId, sealedSecret: '-', createdAt }),
    stays: DAY,
  },
  'a challenge of a passkey': {
    table: usedChallenges,
    row: (expiresAt) => ({ challenge: 'a', expiresAt }),
    stays: 0,
  },
  'a newsletter that nobody confirmed': {
    table: newsletterSubscriptions,
    row: (requestedAt) => ({
      email: 'gast@firn.example',
      state: 'pending',
      textVersion: '1',
      requestedAt,
      requestedFrom: '192.0.2.1',
      unsubscribeToken: 'a',
    }),
    stays: 30 * DAY,
  },
};

test.each(Object.entries(LEFT))('%s is deleted in its time, by a job alone', async (_what, left) => {
  const { table, row, stays } = left;
  await database.db.insert(table).values(row(NOW));
  await forget(new Date(NOW.getTime() + stays - 1));
  expect([getTableConfig(table).name, await database.db.$count(table)]).toEqual([
    getTableConfig(table).name,
    1,
  ]);
  await forget(new Date(NOW.getTime() + stays + 1));
  expect(await database.db.$count(table)).toBe(0);
});

test('what is in use stays: an app that was switched on, an order that was confirmed', async () => {
  const { row: app } = LEFT['an app that was begun'] as Left;
  const { row: order } = LEFT['a newsletter that nobody confirmed'] as Left;
  await database.db.insert(secondFactors).values({ ...app(NOW), confirmedAt: NOW } as never);
  await database.db.insert(newsletterSubscriptions).values({ ...order(NOW), state: 'subscribed' } as never);
  await forget(new Date(NOW.getTime() + 400 * DAY));
  expect(await database.db.$count(secondFactors)).toBe(1);
  expect(await database.db.$count(newsletterSubscriptions)).toBe(1);
});

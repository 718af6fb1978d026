import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { cloneDatabase } from '../../test/database-template.ts';
import { auditEntries } from '../modules/audit/audit.table.ts';
import type { Database } from './client.ts';

const MIGRATION = new URL('./migrations/0021_conceal_audit.sql', import.meta.url);

let database: Database;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

/** Runs the migration on what is there, in one transaction as the migrator does. */
const migrate = () =>
  database.db.transaction(async (tx) => {
    for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
  });

const MIA = {
  user: { from: null, to: '0b54e4f2-0000-4000-8000-000000000001' },
  firstName: { from: null, to: 'Mia' },
  birthday: { from: null, to: '2017-05-04' },
  contactPhone: { from: null, to: '+41780000001' },
  allergies: { from: null, to: true },
  allergiesText: { from: null, to: 'Erdnüsse' },
} as const;
const TINA = { from: 'Tina Muster', to: null };

/** Rows as they were written before: entity, what, label, difference. */
const ROWS: readonly (readonly [string, string, string | null, Record<string, unknown> | null])[] = [
  ['family_member', 'create', 'Mia Muster', MIA],
  [
    'family_member',
    'update',
    'Mia Muster',
    { allergiesText: { from: 'Erdnüsse', to: 'Erdnüsse, Sellerie' } },
  ],
  ['family_member', 'remove', 'Mia Muster', { birthday: { from: '2017-05-04', to: null } }],
  [
    'user',
    'update',
    'Tina Muster',
    { state: { from: 'Glarus', to: 'Uri' }, code: { from: null, to: '1007' } },
  ],
  ['user', 'transition', 'Tina Muster', { state: { from: 'active', to: 'locked' } }],
  ['user', 'merge', 'Urs Muster', { from: TINA, email: { from: 'a@firn.example', to: 'b@firn.example' } }],
  ['note', 'create', 'Tina hat Epilepsie', { text: { from: null, to: 'Tina hat Epilepsie, ruhig bleiben' } }],
  ['booking', 'update', 'B-2026-00001', { message: { from: null, to: 'Ich habe Asthma' } }],
  ['booking', 'cancel', 'B-2026-00001', { total: { from: 48_000, to: 0 } }],
  [
    'booking',
    'create',
    'B-2026-00001',
    { persons: { from: null, to: [{ id: 'p1', firstName: 'Mia', seats: [{ allergiesText: 'Erdnüsse' }] }] } },
  ],
  ['booking_person', 'update', 'B-2026-00001, Person 1', { lastName: { from: 'Mustr', to: 'Muster' } }],
  ['guide_assignment', 'create', 'Einsatz', { comment: { from: null, to: 'Bin krank' } }],
  ['settings', 'update', 'Einstellungen', { phone: { from: '044 000 00 00', to: '044 111 11 11' } }],
  ['request', 'POST', null, { params: { id: '7', token: 'geheim' } }],
  ['user', 'password', null, null],
];

const read = async () =>
  (await database.db.select().from(auditEntries).orderBy(asc(auditEntries.at))).map((row) => [
    row.entity,
    row.action.split('.')[1] ?? row.action,
    row.label,
    row.diff,
  ]);

const SAID = { from: '…', to: '…' };
const OF_MIA = { firstName: SAID, birthday: SAID, contactPhone: SAID, allergies: SAID };
const UNSAID = { allergiesText: SAID, hardestTour: SAID };

test('names and texts of before leave the log, and what nobody is named by stays', async () => {
  await database.db.insert(auditEntries).values(
    ROWS.map(([entity, what, label, diff], index) => ({
      entity,
      action: entity === 'request' ? what : `${entity}.${what}`,
      label,
      diff,
      at: new Date(Date.UTC(2026, 1, 1, 0, index)),
    })),
  );
  await migrate();
  const expected = [
    ['family_member', 'create', 'Familienmitglied', { user: MIA.user, ...OF_MIA, ...UNSAID }],
    ['family_member', 'update', 'Familienmitglied', { allergiesText: SAID }],
    ['family_member', 'remove', 'Familienmitglied', { birthday: SAID, ...UNSAID }],
    ['user', 'update', 'Person', { state: SAID, code: { from: null, to: '1007' } }],
    ['user', 'transition', 'Person', { state: { from: 'active', to: 'locked' } }],
    ['user', 'merge', 'Person', { from: SAID, email: SAID }],
    ['note', 'create', 'Notiz', { text: SAID }],
    ['booking', 'update', 'B-2026-00001', { message: SAID }],
    ['booking', 'cancel', 'B-2026-00001', { total: { from: 48_000, to: 0 } }],
    [
      'booking',
      'create',
      'B-2026-00001',
      { persons: { from: null, to: [{ id: 'p1', firstName: '…', seats: [{ allergiesText: '…' }] }] } },
    ],
    ['booking_person', 'update', 'B-2026-00001, Person 1', { lastName: SAID }],
    ['guide_assignment', 'create', 'Einsatz', { comment: SAID }],
    ['settings', 'update', 'Einstellungen', { phone: { from: '044 000 00 00', to: '044 111 11 11' } }],
    ['request', 'POST', null, { params: { id: '7' } }],
    ['user', 'password', null, null],
  ];
  expect(await read()).toEqual(expected);
  await migrate();
  expect(await read()).toEqual(expected);
});

test('the log refuses changes again, and keeps nothing of what the migration used', async () => {
  const change = database.db.update(auditEntries).set({ label: 'anders' });
  await expect(change).rejects.toThrow();
  const { rows } = await database.db.execute(sql`select proname from pg_proc where proname like '%0021'`);
  expect(rows).toEqual([]);
});

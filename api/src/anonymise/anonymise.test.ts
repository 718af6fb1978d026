import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { NOW } from '../../test/build-test-app.ts';
import { cloneDatabase } from '../../test/database-template.ts';
import { whileGuardsRest } from '../backup/restored.repository.ts';
import { findTables, rowsOf, type Table } from '../backup/snapshot.read-model.ts';
import type { Database } from '../db/client.ts';
import { createFolderStore } from '../lib/file-store.ts';
import { isPersonal } from '../lib/personal-data.domain.ts';
import { insertMediaObject } from '../modules/media/media.repository.ts';
import { seedDemo } from '../seed/index.ts';
import { anonymise } from './anonymise.ts';
import { PLAN } from './plan.ts';

const MARK = 'Murmelbach';
/** Hold texts, so that a name may stand in them. */
const TEXTS = /^(text|character varying|jsonb?|inet|bytea|text\[\])$/;
/** Matches what else says who somebody is, besides the fields that the audit conceals. */
const SAYS_WHO =
  /email|phone|network|ip$|hash$|token|secret|iban|note|reason|comment|message|address|person|debtor|holder|buyer|recipient|warden/;

/** Personal by their name, and of the company, of a closed list, or of a place. */
const OF_NOBODY: readonly string[] = [
  'settings',
  'contents.meta_description',
  'events.cancellation_reason',
  'invoices.iban',
  'mail_texts',
  'message_rules',
  'renting_materials.deposit_note',
  'vouchers.deliver_to',
];

const isText = (name: string) => !/salutation|country|_state|^state$|sac$/.test(name);
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const saysWho = (table: string, name: string): boolean =>
  isText(name) &&
  !OF_NOBODY.some((each) => each === table || each === `${table}.${name}`) &&
  (isPersonal(table.replace(/s$/, ''), camel(name)) || SAYS_WHO.test(name));

let database: Database;
let root = '';
let tables: Table[] = [];
let before: readonly string[] = [];
let after: readonly string[] = [];

const marked = (values: readonly string[]) => values.filter((value) => value.includes(MARK));

/** Reads every value of every row, with the name of its column. */
async function everything(): Promise<readonly string[]> {
  return database.db.transaction(async (tx) => {
    const lines: string[] = [];
    for (const table of tables) {
      if (table.schema !== 'public') continue;
      for await (const row of rowsOf(tx, table)) {
        const values = JSON.parse(row) as (string | null)[];
        lines.push(...values.map((value, index) => `${table.name}.${table.columns[index]?.name}: ${value}`));
      }
    }
    return lines;
  });
}

/** Writes the mark into every text that says who somebody is, whatever the plan says of it. */
async function markEverybody(): Promise<void> {
  await database.db.transaction((tx) =>
    whileGuardsRest(tx, tables, async () => {
      for (const { schema, name: table, columns } of tables) {
        const whom = columns.filter(({ name, type }) => type === 'text' && saysWho(table, name));
        if (schema !== 'public' || whom.length === 0) continue;
        const changes = whom.map(({ name }) => {
          const column = sql.identifier(name);
          return sql`${column} = case when ${column} is null then null else ${MARK}::text || substr(md5(ctid::text), 1, 12) end`;
        });
        await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)}`);
      }
      await tx.execute(sql`update invoices set recipient = recipient || '{"name":"Xenia Murmelbach","reference":"Murmelbach"}',
        qr_payload = regexp_replace(qr_payload, '\nS\n[^\n]+\n([^\n]+\n[^\n]+\n[^\n]+\n[^\n]+\nCH\nQRR)', E'\nS\nXenia Murmelbach\n\\1')`);
      await tx.execute(
        sql`update bookings set invoice_to = '{"name":"Murmelbach AG"}' where number in (select number from bookings limit 5)`,
      );
      await tx.execute(
        sql`update media_objects set title = 'Portrait Murmelbach' where id in (select portrait_image_id from users)`,
      );
    }),
  );
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'firn-anonymise-'));
  database = await cloneDatabase();
  await seedDemo({
    db: database.db,
    now: NOW,
    keepPicture: async (db, { draw: _, ...picture }) => insertMediaObject(db, picture),
  });
  tables = await database.db.transaction((tx) => findTables(tx));
  await markEverybody();
  before = await everything();
  const store = createFolderStore(root);
  await anonymise({ db: database.db, documents: store, media: store });
  after = await everything();
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

test('every text of every table is kept by a decision, replaced or emptied', () => {
  const undecided = tables
    .filter(({ schema }) => schema === 'public')
    .flatMap(({ name: table, columns }) => {
      const plan = PLAN[table];
      if (plan === 'kept' || plan === 'emptied') return [];
      const decided = plan ? [...plan.kept, ...Object.keys(plan.changed)] : [];
      const texts = columns.filter(({ type }) => TEXTS.test(type)).map(({ name }) => name);
      return texts.filter((name) => !decided.includes(name)).map((name) => `${table}.${name}`);
    });
  expect(undecided).toEqual([]);
});

test('nothing that says who somebody is, is kept', () => {
  const kept = Object.entries(PLAN).flatMap(([table, plan]) => {
    if (plan === 'emptied') return [];
    const columns = tables.find(({ schema, name }) => schema === 'public' && name === table)?.columns ?? [];
    const stay = columns.map(({ name }) => name).filter((name) => plan === 'kept' || !(name in plan.changed));
    return stay
      .filter((name) => isPersonal(table.replace(/s$/, ''), camel(name)) && saysWho(table, name))
      .map((name) => `${table}.${name}`);
  });
  expect(kept).toEqual([]);
});

test('the plan names no table or column that is not there', () => {
  const names = tables.flatMap(({ name, columns }) => [
    name,
    ...columns.map((column) => `${name}.${column.name}`),
  ]);
  const planned = Object.entries(PLAN).flatMap(([table, plan]) =>
    typeof plan === 'string'
      ? [table]
      : [...plan.kept, ...Object.keys(plan.changed)].map((name) => `${table}.${name}`),
  );
  expect(planned.filter((name) => !names.includes(name))).toEqual([]);
});

test('no former value is anywhere in the database', () => {
  expect(marked(before).length).toBeGreaterThan(5000);
  expect(marked(after)).toEqual([]);
  expect(after.filter((value) => value.includes('@gast.example'))).toEqual([]);
});

test('who was one person still is, under a made-up name', async () => {
  const { rows } = await database.db.execute<{ apart: number; people: number; emails: number }>(sql`
    select count(*) filter (where u.email <> b.email)::int as apart, count(distinct u.id)::int as people,
      count(distinct u.email)::int as emails
    from bookings b join users u on u.id = b.user_id`);
  expect(rows[0]?.people).toBeGreaterThan(10);
  expect(rows[0]?.emails).toBe(rows[0]?.people);
});

test('bookings, invoices and payments still add up, and triggers guard them again', async () => {
  const count = async (of: string) =>
    (await database.db.execute<{ rows: number }>(sql.raw(`select count(*)::int as rows from ${of}`))).rows[0]
      ?.rows;
  expect(await count('bookings')).toBeGreaterThan(100);
  expect(await count('payments')).toBeGreaterThan(50);
  expect(await count('sessions')).toBe(0);
  expect(await count('users where password_hash is not null')).toBe(0);
  await expect(database.db.execute(sql`delete from payments`)).rejects.toThrow();
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, getTableName, sql } from 'drizzle-orm';
import { levelKind } from '../src/modules/levels/levels.repository.ts';
import { levels } from '../src/modules/levels/levels.table.ts';
import { offers } from '../src/modules/offers/offers.table.ts';
import { createRecord, type RecordKind, removeRecord } from '../src/records/index.ts';
import { usesOf } from '../src/records/usage.read-model.ts';
import { allKinds } from './all-kinds.ts';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { insertEvent, insertLevel, insertOffer } from './tours.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const context = () => ({ db: t.db, actor: null, now: NOW });

/** Foreign keys of the database that refuse the removal of a row of this table. */
async function refusingKeys(table: string): Promise<string[]> {
  const { rows } = await t.db.execute<{ owner: string; column: string }>(sql`
    select k.conrelid::regclass::text as owner, a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confdeltype in ('a', 'r') and k.confrelid = ${table}::regclass`);
  return rows.map(({ owner, column }) => `${owner}.${camel(column)}`).sort();
}

test('whatever refuses a removal is named in the refusal', async () => {
  const removable = new Set(
    t.routes.filter(({ method }) => method === 'DELETE').map(({ url }) => url.replace('/:id', '')),
  );
  const kinds = (await allKinds()).filter(({ collection }) => removable.has(`/api/${collection}`));
  expect(kinds.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['level', 'offer', 'tag']));
  for (const { table } of kinds) {
    const name = getTableName(table);
    const named = usesOf(table).map((use) => `${getTableName(use.table)}.${use.column.name}`);
    expect([name, [...new Set(named)].sort()]).toEqual([name, await refusingKeys(name)]);
  }
});

test('what an event alone uses is refused as well', async () => {
  const { id } = await insertLevel(t.db, 'Nur im Event');
  const offer = await insertOffer(t.db);
  const event = await insertEvent(t.db, offer, { levelId: id });
  const removal = { id, precondition: () => true, keeps: () => null };
  await expect(removeRecord(context(), levelKind, removal)).rejects.toMatchObject({
    status: 409,
    message: `«Nur im Event» wird noch benutzt: 1 Event («${event.code}»).`,
  });
});

describe('between the look and the write', () => {
  test('a record that comes into use stays, and the answer says so', async () => {
    const { id } = await insertLevel(t.db, 'Spät benutzt');
    const usedMeanwhile: RecordKind<object> = {
      ...(levelKind as unknown as RecordKind<object>),
      remove: async (tx, level) => {
        await insertOffer(tx, { levelId: level });
        await tx.delete(levels).where(eq(levels.id, level));
      },
    };
    const removal = { id, precondition: () => true, keeps: () => null };
    await expect(removeRecord(context(), usedMeanwhile, removal)).rejects.toMatchObject({
      status: 409,
      message: '«Spät benutzt» wird inzwischen benutzt und bleibt deshalb.',
    });
    expect(await t.db.select().from(levels).where(eq(levels.id, id))).toHaveLength(1);
  });

  test('what a new record names may go, and the answer names the field', async () => {
    const { id } = await insertLevel(t.db, 'Gleich weg');
    const offer = await insertOffer(t.db);
    const goneMeanwhile: RecordKind<{ level: string }> = {
      ...(levelKind as unknown as RecordKind<{ level: string }>),
      references: { level: { table: levels } },
      insert: async (tx, { level }) => {
        await tx.delete(levels).where(eq(levels.id, level));
        await tx.update(offers).set({ levelId: level }).where(eq(offers.id, offer.id));
        return offer.id;
      },
    };
    const writing = { kind: goneMeanwhile, rules: async () => [], finish: async () => null };
    const made = createRecord(context(), writing, { level: id }, async () => ({ level: id }));
    await expect(made).rejects.toMatchObject({
      status: 422,
      violations: [
        { propertyPath: 'level', message: 'Diesen Eintrag gibt es nicht mehr. Bitte wähle einen anderen.' },
      ],
    });
  });
});

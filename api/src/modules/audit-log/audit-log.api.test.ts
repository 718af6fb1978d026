import { afterAll, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { buildTestApp, NOW } from '../../../test/build-test-app.ts';
import { statementsOf } from '../../../test/statements.ts';
import { auditEntries } from '../audit/audit.table.ts';

const t = await buildTestApp();
afterAll(() => t.close());

type Entry = typeof auditEntries.$inferInsert;

const ENTRIES: readonly Entry[] = [
  {
    actorId: t.users.admin.id,
    action: 'probe_offer.update',
    entity: 'probe_offer',
    label: 'Hochtour',
    diff: { title: { from: 'Tour', to: '=HYPERLINK("https://boese.example";"Gratis")' } },
    ip: '203.0.113.7',
    at: new Date('2026-02-10T22:59:59.000Z'),
  },
  {
    actorId: t.users.gast.id,
    impersonatorId: t.users.admin.id,
    action: 'probe_event.transition',
    entity: 'probe_event',
    label: 'E-101-1 Tödi; «lang»',
    at: new Date('2026-02-10T23:00:00.000Z'),
  },
  {
    action: 'probe_event.update',
    entity: 'probe_event',
    label: 'E-101-12 %',
    diff: {},
    at: new Date('2026-02-11T23:00:00.000Z'),
  },
  {
    actorId: t.users.super.id,
    action: 'probe_event.update',
    entity: 'probe_event',
    label: '+41 79 123 45 67',
    at: new Date('2026-02-12T08:00:00.000Z'),
  },
];
await t.db.insert(auditEntries).values([...ENTRIES]);

const KINDS = 'entity[]=probe_offer&entity[]=probe_event';

async function labelsOf(query: string): Promise<string[]> {
  const response = await (await t.as('admin'))(`/api/audit_entries?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json()['hydra:member'].map(({ label }: { label: string }) => label);
}

const ALL = ['+41 79 123 45 67', 'E-101-12 %', 'E-101-1 Tödi; «lang»', 'Hochtour'];

describe('the list', () => {
  test('says who did what with which thing, the newest first', async () => {
    const answer = (await (await t.as('admin'))(`/api/audit_entries?${KINDS}`)).json();
    expect(answer.totalItems).toBe(4);
    expect(answer['hydra:member'].map(({ label }: { label: string }) => label)).toEqual(ALL);
    expect(answer['hydra:member'][2]).toMatchObject({
      '@type': 'AuditEntry',
      action: 'probe_event.transition',
      entity: 'probe_event',
      actor: 'Vera Gast',
      impersonator: 'Vera Admin',
      ip: null,
      fields: [],
    });
    expect(answer['hydra:member'][3]).toMatchObject({ ip: '203.0.113.7', fields: ['title'] });
    expect(answer['hydra:member'][1].actor).toBeNull();
  });

  test.each([
    [`person=/api/users/${t.users.admin.id}`, [2, 3]],
    [`person=/api/users/${t.users.gast.id}`, [2]],
    ['entity=probe_offer', [3]],
    ['label=e-101-1', [1, 2]],
    ['label=E-101-12 %25', [1]],
    ['label=%25', []],
    ['label=_', []],
    ['at[after]=2026-02-11', [0, 1, 2]],
    ['at[before]=2026-02-10', [3]],
    ['at[after]=2026-02-11&at[before]=2026-02-11', [2]],
    ['itemsPerPage=2&page=2', [2, 3]],
  ] as const)('%s: %j', async (query, indexes) => {
    const kinds = query.startsWith('entity=') ? '' : KINDS;
    expect(await labelsOf(`${kinds}&${query}`)).toEqual(indexes.map((index) => ALL[index]));
  });

  test.each(['person=x', 'at[after]=gestern', 'pagination=false'])('%s is refused', async (query) => {
    expect((await (await t.as('admin'))(`/api/audit_entries?${query}`)).statusCode).toBe(400);
  });

  test('asks the database as often for many entries as for one', async () => {
    const send = await t.as('admin');
    const ask = (size: number) =>
      statementsOf(t.db, () => send(`/api/audit_entries?${KINDS}&itemsPerPage=${size}`));
    expect(await ask(4)).toBe(await ask(1));
  });
});

describe('the file', () => {
  const load = async (query = KINDS) => (await t.as('super'))(`/api/audit_entries.csv?${query}`);

  test('has byte order mark, semicolons, quotes, and no formula', async () => {
    const response = await load();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="firn-protokoll-2026-02-14.csv"',
    );
    expect(response.headers['cache-control']).toContain('no-store');
    const lines = response.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFDatum;Zeit;Person;Ausgeführt von;Art;Bezeichnung;Vorgang;Änderungen;Netzwerkadresse',
    );
    expect(lines[1]).toBe("2026-02-12;09:00;Vera Super;;probe_event;'+41 79 123 45 67;probe_event.update;;");
    expect(lines[3]).toContain(';Vera Gast;Vera Admin;probe_event;"E-101-1 Tödi; «lang»";');
    expect(lines[4]).toContain('""=HYPERLINK(\\""https://boese.example');
    expect(lines).toHaveLength(6);
  });

  test('has what the filters let through, and its fetching stands in the audit', async () => {
    const response = await load('entity=probe_offer&label=hoch');
    expect(response.body.trim().split('\r\n')).toHaveLength(2);
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'audit_entry'))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id));
    expect(entry).toMatchObject({ action: 'audit_entry.export', actorId: t.users.super.id, at: NOW });
    const all = await t.db.select().from(auditEntries).where(eq(auditEntries.entity, 'audit_entry'));
    expect(all.map(({ diff }) => diff?.filter)).toContainEqual({
      from: null,
      to: { person: [], entity: ['probe_offer'], label: 'hoch', from: null, until: null },
    });
  });

  test('is whole beyond one batch, also where many entries have one instant', async () => {
    const same = { action: 'probe_many.update', entity: 'probe_many', at: new Date('2026-01-01T00:00:00Z') };
    const many = Array.from({ length: 2_300 }, (_, index) => ({ ...same, label: `N-${index}` }));
    await t.db.insert(auditEntries).values(many);
    const lines = (await load('entity=probe_many')).body.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(';')[5])).size).toBe(2_300);
  });
});

test.each([
  ['anonymous', 401],
  ['gast', 403],
  ['guide', 403],
  ['partner', 403],
] as const)('%s: %i', async (persona, status) => {
  const send = persona === 'anonymous' ? t.anonymous : await t.as(persona);
  for (const path of ['/api/audit_entries', '/api/audit_entries.csv'])
    expect((await send(path)).statusCode).toBe(status);
});

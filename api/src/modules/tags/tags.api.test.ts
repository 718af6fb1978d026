import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertEvent, insertOffer } from '../../../test/tours.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events, eventTags } from '../events/events.table.ts';
import { offers, offerTags } from '../offers/offers.table.ts';
import { tags } from './tags.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

let wanted: string;
let spare: string;
beforeEach(async () => {
  for (const table of [eventTags, offerTags, events, offers, tags]) await t.db.delete(table);
  const rows = await t.db
    .insert(tags)
    .values([{ title: 'Gletscher' }, { title: 'Gletscherwelt' }])
    .returning();
  [wanted, spare] = rows.map(({ id }) => id) as [string, string];
});

const merge = async (into: string, headers: Record<string, string> = { 'if-match': '"1"' }) => {
  const payload = { into: `/api/tags/${into}` };
  return (await t.as('admin'))({ method: 'POST', url: `/api/tags/${spare}/merge`, payload, headers });
};

describe('merging two tags', () => {
  test('moves what had the one to the other, once each, and removes it', async () => {
    const both = await insertOffer(t.db, { title: 'Aletsch' }, { tags: [wanted, spare] });
    const one = await insertOffer(t.db, { title: 'Bernina' }, { tags: [spare] });
    const event = await insertEvent(t.db, one, {}, { tags: [spare] });
    const response = await merge(wanted);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: wanted, title: 'Gletscher' });
    const left = await t.db.select().from(offerTags);
    expect(new Set(left)).toEqual(new Set([both, one].map(({ id }) => ({ offerId: id, tagId: wanted }))));
    expect(await t.db.select().from(eventTags)).toEqual([{ eventId: event.id, tagId: wanted }]);
    expect((await t.anonymous(`/api/tags/${spare}`)).statusCode).toBe(404);
    expect(
      (await t.db.select().from(auditEntries)).filter(({ entityId }) => entityId === spare),
    ).toMatchObject([
      { action: 'tag.merge', label: 'Gletscherwelt', diff: { into: { from: null, to: 'Gletscher' } } },
    ]);
  });

  test('makes whoever edits one of the offers at this time read it anew', async () => {
    const { version } = await insertOffer(t.db, {}, { tags: [spare] });
    await merge(wanted);
    const [offer] = await t.db.select().from(offers);
    expect(offer?.version).toBe(version + 1);
  });

  test('is refused into itself, into none and without a version, and changes nothing', async () => {
    await insertOffer(t.db, {}, { tags: [spare] });
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await merge(spare)).json().violations).toEqual([
      { propertyPath: 'into', message: 'Bitte wähle ein anderes Stichwort.' },
    ]);
    expect((await merge(gone)).json().violations).toEqual([
      { propertyPath: 'into', message: 'Dieses Stichwort gibt es nicht mehr.' },
    ]);
    expect((await merge(wanted, {})).statusCode).toBe(428);
    expect((await merge(wanted, { 'if-match': '"7"' })).statusCode).toBe(412);
    expect(await t.db.select().from(offerTags)).toMatchObject([{ tagId: spare }]);
  });
});

test('a tag in use is not removed, and what has it is named', async () => {
  const offer = await insertOffer(t.db, { title: 'Aletsch' }, { tags: [spare] });
  const { code } = await insertEvent(t.db, offer, {}, { tags: [spare] });
  const headers = { 'if-match': '"1"' };
  const refused = await (await t.as('admin'))({ method: 'DELETE', url: `/api/tags/${spare}`, headers });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toBe(
    `«Gletscherwelt» wird noch benutzt: 1 Angebot («Aletsch») und 1 Event («${code}»).`,
  );
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_PICTURE_LIMITS } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import type { Persona } from '../../../test/personas.ts';
import { eventGuides, events } from '../events/events.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { offers } from '../offers/offers.table.ts';

let t: TestApp;
let jpeg: Uint8Array;
let event: Awaited<ReturnType<typeof insertBookableEvent>>;

beforeAll(async () => {
  t = await buildTestApp();
  jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => t.close());

beforeEach(async () => {
  event = await insertBookableEvent(t.db, { state: 'confirmed' }, [t.users.guideBasic.id]);
});

async function add(who: Persona, parts: Parameters<typeof multipart>[0] = { file: [jpeg, 'Grat.jpg'] }) {
  const send = await t.as(who);
  return send({ method: 'POST', url: `${event.iri}/pictures`, ...(await multipart(parts)) });
}

const remove = async (who: Persona, id: string) =>
  (await t.as(who))({ method: 'DELETE', url: `${event.iri}/pictures/${id}` });

const list = async (who: Persona) => (await t.as(who))(`${event.iri}/pictures`);
const shown = async (): Promise<string[]> =>
  (await t.anonymous(event.iri)).json().images.map(({ id }: { id: string }) => id);
const rows = () => t.db.select({ id: mediaObjects.id }).from(mediaObjects);
const files = async () => (await readdir(join(t.dataDir, 'media', 'originals')).catch(() => [])).length;

async function ofOffer(title: string): Promise<string> {
  const picture = { title, encodingFormat: 'image/jpeg', width: 40, height: 20 };
  const [row] = await t.db.insert(mediaObjects).values(picture).returning();
  const imageIds = [row?.id ?? ''];
  await t.db.update(offers).set({ imageIds }).where(eq(offers.id, event.offerId));
  return row?.id ?? '';
}

describe('a draft that its guide deletes', () => {
  const keepAsDraft = (proposedById: string | null) =>
    t.db
      .update(events)
      .set({ state: 'draft', published: false, proposedById })
      .where(eq(events.id, event.id));
  const removeDraft = async (who: Persona) =>
    (await t.as(who))({ method: 'DELETE', url: event.iri, headers: { 'if-match': '*' } });

  test('takes along the pictures that they uploaded for it, with their files', async () => {
    const [before, kept] = [await files(), await ofOffer('Hütte')];
    await keepAsDraft(t.users.guideBasic.id);
    const { id } = (await add('guideBasic')).json();
    expect(await files()).toBe(before + 1);
    expect((await removeDraft('guideBasic')).statusCode).toBe(204);
    const left = (await rows()).map((row) => row.id);
    expect([left.includes(id), left.includes(kept), await files()]).toEqual([false, true, before]);
  });

  test('leaves what another tour shows, and what the office uploaded', async () => {
    await keepAsDraft(t.users.guideBasic.id);
    const { id } = (await add('guideBasic')).json();
    const ofOffice = (await add('admin')).json().id;
    const other = await insertBookableEvent(t.db);
    await t.db
      .update(events)
      .set({ imageIds: [id] })
      .where(eq(events.id, other.id));
    expect((await removeDraft('guideBasic')).statusCode).toBe(204);
    expect((await rows()).map((row) => row.id)).toEqual(expect.arrayContaining([id, ofOffice]));
  });

  test('of the office keeps them in its library', async () => {
    const { id } = (await add('guideBasic')).json();
    await keepAsDraft(null);
    expect((await removeDraft('admin')).statusCode).toBe(204);
    expect((await rows()).map((row) => row.id)).toContain(id);
  });
});

describe('a guide of the event', () => {
  test('adds a picture beside those of the offer, and the office sees whose it is', async () => {
    const inherited = await ofOffer('Hütte');
    expect((await list('admin')).json()['hydra:member']).toMatchObject([{ isRemovable: false }]);
    const added = await add('guideBasic', { file: [jpeg, 'Grat.jpg'], alt: 'Zwei am Grat' });
    expect(added.statusCode).toBe(201);
    const { id, picture } = added.json();
    expect(picture).toMatchObject({ title: 'Grat', alt: 'Zwei am Grat' });
    expect(await shown()).toEqual([inherited, id]);
    const seen = (await list('admin')).json()['hydra:member'];
    expect(seen).toMatchObject([
      { id: inherited, uploadedBy: null, isRemovable: true },
      { id, uploadedBy: 'Vera GuideBasic', isRemovable: true },
    ]);
    const own = (await list('guideBasic')).json()['hydra:member'];
    expect(own.map(({ isRemovable }: { isRemovable: boolean }) => isRemovable)).toEqual([false, true]);
  });

  test('takes an own one away, file and all, and the offer’s are shown again', async () => {
    const inherited = await ofOffer('Hütte');
    const [rowsBefore, filesBefore] = [(await rows()).length, await files()];
    const { id } = (await add('guideBasic')).json();
    expect((await remove('guideBasic', id)).statusCode).toBe(204);
    expect(await shown()).toEqual([inherited]);
    expect((await t.db.select().from(events).where(eq(events.id, event.id)))[0]?.imageIds ?? []).toEqual([]);
    expect([(await rows()).length, await files()]).toEqual([rowsBefore, filesBefore]);
    expect((await remove('guideBasic', id)).statusCode).toBe(404);
  });

  test('leaves what something else shows in the library', async () => {
    const { id } = (await add('guideBasic')).json();
    await t.db.update(offers).set({ headImageId: id }).where(eq(offers.id, event.offerId));
    expect((await remove('guideBasic', id)).statusCode).toBe(204);
    expect((await rows()).map((row) => row.id)).toContain(id);
  });

  test('takes away no picture of somebody else', async () => {
    const { id } = (await add('admin')).json();
    const refused = await remove('guideBasic', id);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toContain('jemand anders');
    expect(await shown()).toContain(id);
  });

  test('who is taken off it adds, sees and takes away nothing any more', async () => {
    const { id } = (await add('guideBasic')).json();
    await t.db.delete(eventGuides).where(eq(eventGuides.eventId, event.id));
    const [rowsBefore, filesBefore] = [(await rows()).length, await files()];
    for (const answer of [await add('guideBasic'), await list('guideBasic'), await remove('guideBasic', id)])
      expect(answer.statusCode).toBe(404);
    expect(await shown()).toEqual([id]);
    expect([(await rows()).length, await files()]).toEqual([rowsBefore, filesBefore]);
  });

  test('adds only so many, and of one too many nothing stays', async () => {
    const own = Array.from({ length: EVENT_PICTURE_LIMITS.own }, (_, n) => ({
      title: `Bild ${n}`,
      encodingFormat: 'image/jpeg',
      width: 40,
      height: 20,
      uploadedById: t.users.guideBasic.id,
    }));
    const made = await t.db.insert(mediaObjects).values(own).returning();
    await t.db
      .update(events)
      .set({ imageIds: made.map(({ id }) => id) })
      .where(eq(events.id, event.id));
    const [rowsBefore, filesBefore] = [(await rows()).length, await files()];
    const refused = await add('guideBasic');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([
      { propertyPath: 'file', message: expect.stringContaining('20 Bilder von dir') },
    ]);
    expect([(await rows()).length, await files()]).toEqual([rowsBefore, filesBefore]);
    expect((await add('admin')).statusCode).toBe(201);
  });

  test('two pictures at the same time are both there', async () => {
    const answers = await Promise.all([add('guideBasic'), add('admin')]);
    expect((await shown()).toSorted()).toEqual(answers.map((answer) => answer.json().id).toSorted());
  });

  test('sends a picture and nothing else', async () => {
    const refused = await add('guideBasic', { file: [new Uint8Array([1, 2, 3]), 'Grat.jpg'] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'file' }]);
  });
});

test.each([
  ['gast', 403],
  ['guide', 404],
  ['partner', 404],
  ['super', 201],
] as const)('%s: %i', async (persona, status) => {
  expect((await add(persona)).statusCode).toBe(status);
  expect((await list(persona)).statusCode).toBe(status === 201 ? 200 : status);
});

test('a stranger is asked to log in, and the picture library stays the office’s', async () => {
  expect((await t.anonymous(`${event.iri}/pictures`)).statusCode).toBe(401);
  const form = await multipart({ file: [jpeg, 'Grat.jpg'] });
  const send = await t.as('guideBasic');
  expect((await send({ method: 'POST', url: '/api/extended_media_objects', ...form })).statusCode).toBe(403);
});

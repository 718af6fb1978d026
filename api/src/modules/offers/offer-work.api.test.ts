import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { insertCompleteOffer } from '../../../test/open-work.ts';
import { priceComponents } from '../events/events.table.ts';
import { PUBLISHABLE } from './offer-states.domain.ts';
import { isOfferWork } from './offer-work.read-model.ts';
import { offerKind } from './offers.repository.ts';
import { offerActivities, offers } from './offers.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** Takes from a complete offer what the condition of this field asks for. */
const TAKE: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  title: (id) => t.db.update(offers).set({ title: ' \n ' }).where(eq(offers.id, id)),
  type: (id) => t.db.update(offers).set({ type: 'unknown' }).where(eq(offers.id, id)),
  activities: (id) => t.db.delete(offerActivities).where(eq(offerActivities.offerId, id)),
  level: (id) => t.db.update(offers).set({ levelId: null }).where(eq(offers.id, id)),
  headImage: (id) => t.db.update(offers).set({ headImageId: null }).where(eq(offers.id, id)),
  leadText: (id) => t.db.update(offers).set({ leadText: '\t' }).where(eq(offers.id, id)),
  priceComponents: (id) => t.db.delete(priceComponents).where(eq(priceComponents.offerId, id)),
  freeOfCharge: (id) =>
    t.db.update(priceComponents).set({ grossPrice: 0 }).where(eq(priceComponents.offerId, id)),
};

async function isFound(id: string): Promise<boolean> {
  const where = and(eq(offers.id, id), isOfferWork(t.db, 'offers-complete', NOW));
  return (await t.db.select({ id: offers.id }).from(offers).where(where)).length === 1;
}

async function isPublishable(id: string): Promise<boolean> {
  const stored = await t.db.transaction((tx) => offerKind.load(tx, id, { lock: false }));
  return stored !== null && PUBLISHABLE.every(({ isMet }) => isMet(stored.record, NOW));
}

test('a complete offer may be published, and is found', async () => {
  const { id } = await insertCompleteOffer(t.db);
  expect([await isPublishable(id), await isFound(id)]).toEqual([true, true]);
});

test('without a price that is meant so it is found as well', async () => {
  const { id } = await insertCompleteOffer(t.db);
  await t.db.update(priceComponents).set({ grossPrice: 0 }).where(eq(priceComponents.offerId, id));
  await t.db.update(offers).set({ freeOfCharge: true }).where(eq(offers.id, id));
  expect([await isPublishable(id), await isFound(id)]).toEqual([true, true]);
});

test.each(PUBLISHABLE.map(({ propertyPath }) => propertyPath))('without %s: neither', async (field) => {
  const { id } = await insertCompleteOffer(t.db);
  await TAKE[field]?.(id);
  expect([await isPublishable(id), await isFound(id)]).toEqual([false, false]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { newsletterCodes, newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { users } from './users.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Person = { readonly id: string; readonly email: string };
let kept: Person;
let other: Person;
let number = 0;

async function person(name: string): Promise<Person> {
  const values = { email: `${name}${number}@gast.example`, firstName: 'Lena', lastName: 'Gisler' };
  const [row] = await t.db.insert(users).values(values).returning();
  return row as typeof row & Person;
}
beforeEach(async () => {
  number += 1;
  kept = await person('Erste');
  other = await person('zweite');
});

const day = (of: number) => new Date(Date.UTC(2026, 0, of));
/** With a proof that tells it from every other one. */
const proofOf = ({ email }: Person, on: number) => ({
  textVersion: `of ${email}`,
  requestedAt: day(on),
  requestedFrom: `198.51.100.${on}`,
  confirmedAt: day(on),
  confirmedFrom: `203.0.113.${on}`,
});
const insert = async (whose: Person, record: Partial<typeof newsletterSubscriptions.$inferInsert>) => {
  const [row] = await t.db
    .insert(newsletterSubscriptions)
    .values({
      email: whose.email,
      state: 'subscribed',
      unsubscribeToken: `out-${whose.email}`,
      ...proofOf(whose, 1),
      ...record,
    })
    .returning();
  return row as NonNullable<typeof row>;
};
const subscribe = (whose: Person, on: number) => insert(whose, proofOf(whose, on));
const end = (whose: Person, on: number) =>
  insert(whose, { ...proofOf(whose, 1), state: 'unsubscribed', unsubscribedAt: day(on) });
const order = async (whose: Person) => {
  const row = await insert(whose, { state: 'pending', confirmedAt: null, confirmedFrom: null });
  const { id: subscriptionId, textVersion, requestedAt, requestedFrom } = row;
  const code = { subscriptionId, textVersion, requestedAt, requestedFrom, codeHash: `code-${whose.email}` };
  await t.db.insert(newsletterCodes).values({ ...code, createdAt: NOW, expiresAt: day(40) });
};

const merge = async (body: object = {}, into = kept, from = other) =>
  (await t.as('admin'))({
    method: 'POST',
    url: `/api/users/${into.id}/merge`,
    payload: { from: `/api/users/${from.id}`, take: [], dryRun: false, ...body },
    headers: { 'if-match': '*' },
  });
const preview = async (body: object = {}) => (await merge({ dryRun: true, ...body })).json().newsletter;
const recordOf = async (email: string) =>
  (await t.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];

describe('the newsletter of two accounts of one person', () => {
  test('is none where neither ordered it', async () => {
    expect(await preview()).toBeNull();
    expect((await merge()).json().newsletter).toBeNull();
  });

  test('moves with its proof, which also stays under the address that it was given with', async () => {
    await subscribe(other, 5);
    expect(await preview()).toEqual({ stays: null, goes: 'subscribed', result: 'subscribed' });
    expect(await recordOf(kept.email)).toBeUndefined();
    const merged = await merge();
    expect([merged.statusCode, merged.json().newsletter]).toEqual([200, 'subscribed']);
    expect(await recordOf(kept.email)).toMatchObject({ state: 'subscribed', ...proofOf(other, 5) });
    expect(await recordOf(other.email)).toMatchObject({
      ...proofOf(other, 5),
      state: 'unsubscribed',
      mergedUserId: kept.id,
    });
    const proofs = await (await t.as('admin'))(`/api/newsletter_subscriptions?user=/api/users/${kept.id}`);
    const emails = proofs.json()['hydra:member'].map(({ email }: Person) => email);
    expect(emails.sort()).toEqual([kept.email, other.email].sort());
  });

  test('stays as it was where both have it, and is sent to one address', async () => {
    await subscribe(kept, 5);
    await subscribe(other, 9);
    expect(await preview()).toEqual({ stays: 'subscribed', goes: 'subscribed', result: 'subscribed' });
    await merge();
    expect(await recordOf(kept.email)).toMatchObject({ state: 'subscribed', ...proofOf(kept, 5) });
    expect(await recordOf(other.email)).toMatchObject({ state: 'unsubscribed', ...proofOf(other, 9) });
  });

  test('follows the later decision, and an end leaves the proof of what was', async () => {
    await subscribe(kept, 5);
    await end(other, 9);
    expect(await preview()).toMatchObject({ result: 'unsubscribed' });
    await merge();
    expect(await recordOf(kept.email)).toMatchObject({
      ...proofOf(kept, 5),
      state: 'unsubscribed',
      unsubscribedAt: day(9),
    });
  });

  test('begins anew where it was agreed to after the end', async () => {
    await end(kept, 5);
    await subscribe(other, 9);
    await merge();
    expect(await recordOf(kept.email)).toMatchObject({
      ...proofOf(other, 9),
      state: 'subscribed',
      unsubscribedAt: null,
    });
  });

  test('goes to the other’s address where that is taken', async () => {
    await subscribe(kept, 5);
    await order(other);
    const take = ['email'];
    expect(await preview({ take })).toEqual({ stays: 'pending', goes: 'subscribed', result: 'subscribed' });
    expect((await merge({ take })).json()).toMatchObject({ email: other.email, newsletter: 'subscribed' });
    expect(await recordOf(other.email)).toMatchObject({ state: 'subscribed', ...proofOf(kept, 5) });
    const codes = await t.db.$count(newsletterCodes, eq(newsletterCodes.codeHash, `code-${other.email}`));
    expect(codes).toBe(0);
  });

  test('is not ordered any more at the address that goes', async () => {
    await order(other);
    expect(await preview()).toEqual({ stays: null, goes: 'pending', result: null });
    await merge();
    expect(await recordOf(other.email)).toBeUndefined();
  });
});

describe('afterwards', () => {
  test('a mail to the old address still ends it', async () => {
    await subscribe(other, 5);
    await merge();
    const url = `/api/newsletter_subscriptions/out-${other.email}`;
    expect((await t.anonymous({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await recordOf(kept.email))?.state).toBe('unsubscribed');
  });

  test('a second merge takes the proofs along, and deleting the person erases all of them', async () => {
    await subscribe(other, 5);
    await merge();
    const third = await person('dritte');
    await merge({}, third, kept);
    expect((await recordOf(other.email))?.mergedUserId).toBe(third.id);
    const deletion = await (await t.as('admin'))({
      method: 'POST',
      url: `/api/users/${third.id}/transition`,
      payload: { to: 'deleted' },
      headers: { 'if-match': '*' },
    });
    expect(deletion.statusCode).toBe(200);
    for (const { email } of [kept, other, third]) expect(await recordOf(email)).toBeUndefined();
  });
});

import { afterAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  FIELD_MATRIX,
  type FieldResource,
  type FieldRule,
  type Ownership,
  seesField,
} from '../src/access/field-matrix.ts';
import { AUDIENCES, type Audience } from '../src/access/permission-matrix.ts';
import { users } from '../src/modules/users/users.table.ts';
import { buildTestApp } from './build-test-app.ts';
import { PERSONA_NAMES, type Persona } from './personas.ts';
import { insertEvent, insertOffer } from './tours.ts';

const PERSONA_OF: Readonly<Record<Exclude<Audience, 'anonymous'>, Persona>> = {
  user: 'gast',
  guide: 'guide',
  partner: 'partner',
  admin: 'admin',
  'super-admin': 'super',
};

const t = await buildTestApp();
afterAll(() => t.close());

/** Values that no hidden field has, so that one cannot be taken for the other. */
for (const name of PERSONA_NAMES) {
  const { id, roles, groups } = t.users[name];
  await t.db
    .update(users)
    .set({
      city: 'Glarus',
      customerId: `K-${name}`,
      phone: '+41791234567',
      roles: roles.length > 0 ? roles : ['ROLE_USER'],
      groups: [...groups, 'stammgast'],
      spontaneousTourPermission: true,
      tourCreatePermission: true,
      ...(name === 'guideBasic' && { presentedOnWebsite: true }),
    })
    .where(eq(users.id, id));
}

const userItem = async (persona: Persona) => {
  const [row] = await t.db.select().from(users).where(eq(users.id, t.users[persona].id));
  return { id: t.users[persona].id, values: row as Readonly<Record<string, unknown>> };
};
const eventItem = async (guides: readonly string[]) => {
  const values = { organized: true, guideFinished: true, concluded: true, numberOfBookedRooms: 3 };
  const { id } = await insertEvent(t.db, await insertOffer(t.db), values, { guides });
  return { id, values: { ...values, bookedPlaces: 0 } };
};
const offerItem = async (guides: readonly string[]) => {
  const { id, accountingNo } = await insertOffer(t.db, {}, { guides });
  return { id, values: { accountingNo } };
};

interface Item {
  readonly id: string;
  /** What is stored. */
  readonly values: Readonly<Record<string, unknown>>;
}

const foreign: Readonly<Record<FieldResource, Item>> = {
  users: await userItem('guideBasic'),
  events: await eventItem([t.users.guideBasic.id]),
  offers: await offerItem([t.users.guideBasic.id]),
};

/** What is a persona's own: the account, an event and an offer they guide. */
const ownItems = async (persona: Persona): Promise<Readonly<Record<FieldResource, Item>>> => ({
  users: await userItem(persona),
  events: await eventItem([t.users[persona].id]),
  offers: await offerItem([t.users[persona].id]),
});
const own = new Map<Audience, Awaited<ReturnType<typeof ownItems>>>();
for (const audience of AUDIENCES) {
  if (audience !== 'anonymous') own.set(audience, await ownItems(PERSONA_OF[audience]));
}

const OWN_AS: Readonly<Record<FieldResource, Ownership>> = {
  users: 'own',
  events: 'own-event',
  offers: 'own-event',
};

const CASES = (Object.keys(FIELD_MATRIX) as FieldResource[]).flatMap((resource) =>
  AUDIENCES.flatMap((audience) =>
    (audience === 'anonymous' ? ['none' as const] : (['none', OWN_AS[resource]] as const)).map(
      (ownership) => [resource, audience, ownership] as const,
    ),
  ),
);

const sendAs = (audience: Audience) => (audience === 'anonymous' ? t.anonymous : t.as(PERSONA_OF[audience]));

describe('a field is what the matrix says of it', () => {
  test.each(CASES)('%s for %s, %s', async (resource, audience, ownership) => {
    const item = ownership === 'none' ? foreign[resource] : own.get(audience)?.[resource];
    if (!item) throw new Error('no item');
    const send = await sendAs(audience);
    const rules: Readonly<Record<string, FieldRule>> = FIELD_MATRIX[resource];
    const expected = Object.fromEntries(
      Object.entries(rules).map(([field, rule]) => {
        const stored = item.values[field];
        expect([field, stored]).not.toEqual([field, rule.hidden]);
        return [field, seesField(rule, { audience, ownership }) ? stored : rule.hidden];
      }),
    );

    const address = `/api/${resource}/${item.id}`;
    expect((await send(address)).json()).toMatchObject(expected);
    // Asked for alone, so that no other field brings along what decides who sees it.
    const alone = ownership === 'none' ? [] : Object.entries(expected);
    for (const [field, value] of alone) {
      const narrowed = (await send(`${address}?properties[]=${field}`)).json();
      expect([field, narrowed[field]]).toEqual([field, value]);
    }
    const list = (await send(`/api/${resource}?itemsPerPage=100`)).json()['hydra:member'];
    const listed = list.find(({ id }: { readonly id: string }) => id === item.id);
    if (ownership === 'none') expect(listed).toBeDefined();
    if (listed) expect(listed).toMatchObject(expected);
  });
});

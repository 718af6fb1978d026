import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from './users.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  for (const { id, email, roles, groups, firstName } of Object.values(t.users)) {
    await t.db.update(users).set({ email, roles, groups, firstName, version: 1 }).where(eq(users.id, id));
  }
});

const patch = async (
  persona: Persona,
  whose: Persona,
  payload: object,
  headers: Record<string, string> = { 'if-match': '"1"' },
  query = '',
) =>
  (await t.as(persona))({
    method: 'PATCH',
    url: `/api/users/${t.users[whose].id}${query}`,
    payload,
    headers: { 'content-type': 'application/merge-patch+json', ...headers },
  });
const fieldsOf = (response: Awaited<ReturnType<typeof patch>>) =>
  response.json().violations?.map(({ propertyPath }: { readonly propertyPath: string }) => propertyPath);

describe('one’s own data', () => {
  test('are changed from the version that was read, and the history says by whom', async () => {
    const payload = {
      firstName: 'Lena',
      address: 'Dorfstrasse 3',
      state: 'GL',
      sac: true,
      sacNumber: '284611',
    };
    const response = await patch('gast', 'gast', payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ ...payload, version: 2 });
    expect(response.headers.etag).toBe('"2"');
    expect((await patch('gast', 'gast', { city: 'Glarus' })).statusCode).toBe(412);
    expect((await patch('gast', 'gast', { city: 'Glarus' }, {})).statusCode).toBe(428);
    const history = await (await t.as('admin'))(`/api/users/${t.users.gast.id}/history`);
    expect(history.json()['hydra:member'][0]).toMatchObject({
      action: 'user.update',
      changes: { state: { from: '…', to: '…' } },
    });
  });

  test('do not include what the office says', async () => {
    const payload = { firstName: 'Lena', roles: ['ROLE_ADMIN'], email: 'neu@firn.example', customerId: 'K1' };
    const response = await patch('gast', 'gast', payload);
    expect(response.statusCode).toBe(403);
    expect(fieldsOf(response)).toEqual(['roles', 'email', 'customerId']);
    const [row] = await t.db.select().from(users).where(eq(users.id, t.users.gast.id));
    expect(row?.firstName).toBe('Vera');
  });

  test.each([
    ['phone', { phone: '12' }],
    ['birthday', { birthday: '2030-01-01' }],
    ['country', { country: 'XX' }],
    ['postalCode', { postalCode: '80331', country: 'CH' }],
    ['lastName', { lastName: 'www.firn.example' }],
  ])('are refused where %s is wrong', async (field, payload) => {
    const response = await patch('gast', 'gast', payload);
    expect([response.statusCode, fieldsOf(response)]).toEqual([422, [field]]);
  });

  test('of old that would be refused today keep nobody from changing something else', async () => {
    await t.db.update(users).set({ phone: '12' }).where(eq(users.id, t.users.gast.id));
    expect((await patch('gast', 'gast', { city: 'Glarus' })).statusCode).toBe(200);
    await t.db.update(users).set({ phone: null }).where(eq(users.id, t.users.gast.id));
  });
});

describe('another’s data', () => {
  test.each(['gast', 'guide', 'partner'] as const)('are not there for %s', async (persona) => {
    expect((await patch(persona, 'guideBasic', { firstName: 'X' })).statusCode).toBe(404);
  });

  test('are the office’s to change, roles of admins the super admin’s', async () => {
    const office = {
      email: 'neu@firn.example',
      roles: ['ROLE_GUIDE'],
      guideLevel: 'guide1',
      customerId: 'K-77',
    };
    expect((await patch('admin', 'gast', office)).json()).toMatchObject(office);
    const promoted = await patch('admin', 'guide', { roles: ['ROLE_ADMIN', 'ROLE_GUIDE'] });
    expect([promoted.statusCode, fieldsOf(promoted)]).toEqual([403, ['roles']]);
    const response = await patch('super', 'guide', { roles: ['ROLE_GUIDE', 'ROLE_ADMIN'] });
    expect(response.json().roles).toEqual(['ROLE_ADMIN', 'ROLE_GUIDE']);
    const foreign = await patch('admin', 'super', { firstName: 'Vreni', roles: [] });
    expect([foreign.statusCode, fieldsOf(foreign)]).toEqual([403, ['firstName', 'roles']]);
  });

  test('have a portrait of the library, which the page of the team shows to everybody', async () => {
    const picture = { title: 'Am Grat', encodingFormat: 'image/jpeg', width: 64, height: 48 };
    const [stored] = await t.db.insert(mediaObjects).values(picture).returning();
    const portraitImage = `/api/extended_media_objects/${stored?.id}`;
    const nowhere = { portraitImage: portraitImage.replace(/.{4}$/, 'ffff') };
    expect(fieldsOf(await patch('admin', 'guide', nowhere))).toEqual(['portraitImage']);
    expect((await patch('admin', 'guide', { portraitImage })).json().portraitImage.title).toBe('Am Grat');
    const team = await t.anonymous('/api/users?roles=ROLE_GUIDE&properties=id,portraitImage');
    expect(team.json()['hydra:member']).toMatchObject([{ portraitImage: { '@id': portraitImage } }]);
  });

  test('have an address that nobody else has, whatever its case', async () => {
    const response = await patch('admin', 'gast', { email: 'GUIDE@firn.example' });
    expect([response.statusCode, fieldsOf(response)]).toEqual([422, ['email']]);
  });

  test('have an address whose owner is told when the office changes it, and by that alone', async () => {
    await t.db.delete(outboxMails);
    await patch('admin', 'gast', { email: 'GUIDE@firn.example' });
    await patch('admin', 'gast', { firstName: 'Lena', email: 'gast@firn.example' });
    const before = await (await t.as('admin'))(`/api/users/${t.users.gast.id}`);
    const told = await patch(
      'admin',
      'gast',
      { email: 'neu@firn.example' },
      { 'if-match': '*' },
      '?dryRun=1',
    );
    expect((await (await t.as('admin'))(`/api/users/${t.users.gast.id}`)).json()).toEqual(before.json());
    const nothing = await patch('admin', 'gast', { city: 'Elm' }, { 'if-match': '*' }, '?dryRun=1');
    expect(nothing.json().mails).toEqual([]);
    const stale = await patch(
      'admin',
      'gast',
      { email: 'neu@firn.example' },
      { 'if-match': '"0"' },
      '?dryRun=1',
    );
    expect(stale.statusCode).toBe(412);
    expect(await t.db.select().from(outboxMails)).toEqual([]);
    expect(
      (await patch('admin', 'gast', { email: 'neu@firn.example' }, { 'if-match': '*' })).statusCode,
    ).toBe(200);
    const [mail, ...others] = await t.db.select().from(outboxMails);
    expect(others).toEqual([]);
    const about = `/api/users/${t.users.gast.id}`;
    expect(mail).toMatchObject({ template: 'email_changed', recipient: 'gast@firn.example', about });
    expect(mail?.text).toContain('Unser Büro hat deine E-Mail-Adresse bei uns geändert.');
    expect(mail?.text).not.toContain('neu@firn.example');
    expect(told.json().mails).toEqual([
      { template: mail?.template, to: mail?.recipient, subject: mail?.subject, text: mail?.text },
    ]);
  });

  test('are changed in their name with both in the log, without what opens the account', async () => {
    const as = '?_switch_user=admin@firn.example';
    const refused = await patch('super', 'gast', { email: 'neu@firn.example' }, undefined, as);
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([403, ['email']]);
    expect((await patch('super', 'gast', { city: 'Elm' }, undefined, as)).statusCode).toBe(200);
    const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, t.users.gast.id));
    expect(entries.at(-1)).toMatchObject({ actorId: t.users.admin.id, impersonatorId: t.users.super.id });
  });
});

describe('the list', () => {
  const idsOf = async (query: string) => {
    const response = await (await t.as('admin'))(`/api/users?pagination=false&${query}`);
    return response.json()['hydra:member'].map(({ id }: { readonly id: string }) => id);
  };

  test('is filtered by group, state of the account and last login', async () => {
    expect(await idsOf('groups=partner')).toEqual([t.users.partner.id]);
    expect(await idsOf('inGroup=true')).toEqual([t.users.partner.id]);
    expect(await idsOf('inGroup=false')).not.toContain(t.users.partner.id);
    await t.db
      .update(users)
      .set({ state: 'locked', lastSeenAt: null })
      .where(eq(users.id, t.users.guideBasic.id));
    expect(await idsOf('userState=locked')).toEqual([t.users.guideBasic.id]);
    expect(await idsOf('lastSeenAt[after]=2026-02-14')).toContain(t.users.admin.id);
    expect(await idsOf('lastSeenAt[before]=2026-02-13')).toEqual([]);
    await t.db.update(users).set({ state: 'active' }).where(eq(users.id, t.users.guideBasic.id));
  });

  test('is filtered by the newsletter, and says its state to the office and to whose it is', async () => {
    const record = { textVersion: '1', requestedAt: NOW, requestedFrom: '203.0.113.7' };
    await t.db.insert(newsletterSubscriptions).values([
      { ...record, email: 'GAST@firn.example', state: 'subscribed', unsubscribeToken: '1' },
      { ...record, email: 'partner@firn.example', state: 'unsubscribed', unsubscribeToken: '2' },
      { ...record, email: 'ohne-konto@firn.example', state: 'subscribed', unsubscribeToken: '3' },
    ]);
    const { gast, partner, guide } = t.users;
    expect(await idsOf('newsletter=subscribed')).toEqual([gast.id]);
    expect(await idsOf('newsletter[]=subscribed&newsletter[]=unsubscribed')).toEqual([gast.id, partner.id]);
    const others = await idsOf('newsletter[]=none&newsletter[]=unsubscribed');
    expect(others).toEqual(expect.arrayContaining([guide.id, partner.id]));
    expect(others).not.toContain(gast.id);
    const states = async (persona: Persona) => {
      const listed = await (await t.as(persona))('/api/users?pagination=false&properties=id,newsletter');
      return listed.json()['hydra:member'].map(({ newsletter }: { newsletter: unknown }) => newsletter);
    };
    expect(await states('admin')).toEqual(expect.arrayContaining(['subscribed', 'unsubscribed', null]));
    expect(new Set(await states('guide'))).toEqual(new Set([null]));
    expect((await (await t.as('gast'))(`/api/users/${gast.id}`)).json().newsletter).toBe('subscribed');
    expect((await (await t.as('guide'))('/api/users?newsletter=subscribed')).statusCode).toBe(403);
    const unknown = await (await t.as('admin'))('/api/users?newsletter=yes');
    expect([unknown.statusCode, unknown.json().detail]).toEqual([400, expect.stringContaining('newsletter')]);
  });

  test('has every group with the number of people in it, for the office alone', async () => {
    await t.db
      .update(users)
      .set({ groups: ['stammgast', 'huettenwart'] })
      .where(eq(users.id, t.users.gast.id));
    await t.db
      .update(users)
      .set({ groups: ['partner', 'stammgast'] })
      .where(eq(users.id, t.users.partner.id));
    const answer = await (await t.as('admin'))('/api/user-groups');
    expect(answer.json().groups).toEqual([
      { name: 'huettenwart', people: 1 },
      { name: 'partner', people: 1 },
      { name: 'stammgast', people: 2 },
    ]);
    expect((await (await t.as('partner'))('/api/user-groups')).statusCode).toBe(403);
  });

  test('says when somebody was there to the office alone', async () => {
    const member = async (persona: Persona) =>
      (await (await t.as(persona))(`/api/users/${t.users.guide.id}`)).json();
    await t.as('guide');
    expect((await member('admin')).lastSeenAt).toBe(NOW.toISOString());
    expect((await member('guide')).lastSeenAt).toBeNull();
  });
});

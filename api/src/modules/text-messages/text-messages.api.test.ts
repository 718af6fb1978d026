import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { anEventWith, writeSms } from '../../../test/text-messages.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';
import { textMessages, textOptOuts, textRecipients } from './text-messages.table.ts';

const MOBILE = '079 123 45 67';
const OTHER_MOBILE = '079 765 43 22';
const LANDLINE = '081 862 20 20';

let t: TestApp;
let event: Awaited<ReturnType<typeof anEventWith>>;
beforeAll(async () => {
  t = await buildTestApp({ SMS_PROVIDER: 'file' });
  event = await anEventWith(t, [MOBILE, MOBILE, LANDLINE, OTHER_MOBILE]);
});
afterAll(() => t.close());
afterEach(async () => {
  t.setNow(NOW);
  await t.db.delete(textMessages);
  await t.db.delete(textOptOuts);
});

const TEXT = 'Hallo {vorname}, wir starten um {zeit}.';
const toAll = () => ({ text: TEXT, event: event.iri });
const rows = () => t.db.select().from(textRecipients);
const violationsOf = (response: { json: () => unknown }) =>
  (response.json() as { violations?: { propertyPath: string }[] }).violations?.map(
    ({ propertyPath }) => propertyPath,
  );

describe('a dry run', () => {
  test('says what goes to whom and who is left out and why, and writes nothing', async () => {
    const planned = await writeSms(t, 'admin', { ...toAll(), dryRun: true });
    expect(planned.statusCode).toBe(200);
    expect(planned.json()).toMatchObject({
      '@type': 'TextMessagePlan',
      segments: 1,
      totalSegments: 2,
      encoding: 'GSM-7',
      plannedFor: NOW.toISOString(),
      recipients: [
        {
          name: 'Gast0 Käser, Gast1 Käser',
          phone: '+41791234567',
          text: 'Hallo Gast0 und Gast1, wir starten um 08:00.',
          segments: 1,
        },
        { name: 'Gast3 Käser', phone: '+41797654322' },
      ],
      refused: [{ name: 'Gast2 Käser', reason: 'landline', message: expect.stringContaining('Festnetz') }],
    });
    expect(await rows()).toEqual([]);
  });

  test('counts a text that has left the small alphabet by its own measure', async () => {
    const planned = await writeSms(t, 'admin', { ...toAll(), text: '☀'.repeat(71), dryRun: true });
    expect(planned.json()).toMatchObject({ segments: 2, totalSegments: 4, encoding: 'UCS-2' });
  });

  test('has the numbers for the office alone', async () => {
    const planned = await writeSms(t, 'guideBasic', { ...toAll(), dryRun: true });
    expect(planned.json().recipients.map(({ phone }: { phone: unknown }) => phone)).toEqual([null, null]);
    expect(planned.body).not.toContain('+4179');
  });

  test('is given where everybody is left out, and the write is refused by the field', async () => {
    const recipients = [event.persons[2]];
    const asked = { ...toAll(), recipients };
    const planned = await writeSms(t, 'admin', { ...asked, dryRun: true });
    expect(planned.json()).toMatchObject({ recipients: [], refused: [{ reason: 'landline' }] });
    const refused = await writeSms(t, 'admin', asked);
    expect([refused.statusCode, violationsOf(refused)]).toEqual([422, ['recipients']]);
  });
});

interface Asked {
  readonly event?: boolean;
  readonly recipients?: boolean;
  readonly group?: string;
  readonly text?: string;
  readonly plannedFor?: string;
}

describe('a message', () => {
  test('is one SMS for each number, once for a key, and in the log', async () => {
    const key: string = randomUUID();
    const sent = await writeSms(t, 'guideBasic', toAll(), key);
    expect([sent.statusCode, sent.headers.location]).toEqual([201, sent.json()['@id']]);
    expect((await writeSms(t, 'guideBasic', toAll(), key)).json()).toEqual(sent.json());
    expect((await rows()).map(({ phone, state, text }) => [phone, state, text]).toSorted()).toEqual([
      ['+41791234567', 'waiting', 'Hallo Gast0 und Gast1, wir starten um 08:00.'],
      ['+41797654322', 'waiting', 'Hallo Gast3, wir starten um 08:00.'],
    ]);
    const office = (await (await t.as('admin'))('/api/text_messages')).json();
    expect(office.totalItems).toBe(1);
    expect(office['hydra:member'][0]).toMatchObject({
      text: TEXT,
      event: event.iri,
      eventTitle: 'Skitour Piz Buin',
      group: 'participants',
      sentBy: 'Vera GuideBasic',
      segments: 2,
      recipients: [{ phone: '+41791234567', state: 'waiting' }, { phone: '+41797654322' }],
    });
    const guide = await (await t.as('guideBasic'))(sent.json()['@id']);
    expect(guide.json().recipients).toHaveLength(2);
    expect(guide.body).not.toContain('+4179');
    const history = (await (await t.as('admin'))(`${event.iri}/history`)).json();
    expect(history['hydra:member']).toContainEqual(
      expect.objectContaining({ action: 'event.text', changes: { recipients: { from: null, to: 2 } } }),
    );
  });

  test('goes to the guides of an event, to all guides, to a group and to chosen people', async () => {
    for (const [persona, phone] of [
      ['guideBasic', '078 111 11 11'],
      ['partner', '078 222 22 22'],
      ['gast', '078 333 33 33'],
    ] as const)
      await t.db.update(users).set({ phone }).where(eq(users.id, t.users[persona].id));
    const to = async (fields: object) => {
      const text = 'Hallo {vorname}';
      const { recipients, refused } = (await writeSms(t, 'admin', { text, dryRun: true, ...fields })).json();
      return [...recipients, ...refused].map(({ name }: { name: string }) => name);
    };
    expect(await to({ event: event.iri, group: 'guides' })).toEqual(['Vera GuideBasic']);
    expect(await to({ group: 'guides' })).toEqual(['Vera GuideBasic', 'Vera Partner', 'Vera Guide']);
    expect(await to({ group: 'partner' })).toEqual(['Vera Partner']);
    expect(await to({ recipients: [`/api/users/${t.users.gast.id}`] })).toEqual(['Vera Gast']);
    expect(await to({ event: event.iri, recipients: [event.persons[3]] })).toEqual(['Gast3 Käser']);
  });

  test.each([
    ['nobody', {}, ['recipients']],
    ['participants of no event', { group: 'participants' }, ['event']],
    ['a group of an event that there is not', { event: true, group: 'köche' }, ['group']],
    ['a group and persons', { event: true, group: 'guides', recipients: true }, ['recipients']],
    ['an empty group', { group: 'niemand' }, ['group']],
    ['an unknown placeholder', { event: true, text: 'Hallo {name}' }, ['text']],
    ['a placeholder of an event without one', { group: 'guides', text: 'Heute {event}' }, ['text']],
    ['blanks', { event: true, text: '  ' }, ['text']],
    ['more than 10 segments', { event: true, text: 'a'.repeat(1531) }, ['text']],
    ['a day that is over', { event: true, plannedFor: '2026-02-13T10:00:00Z' }, ['plannedFor']],
    ['a time at night', { event: true, plannedFor: '2026-02-20T22:00:00Z' }, ['plannedFor']],
    ['no instant', { event: true, plannedFor: 'morgen' }, ['plannedFor']],
  ])('to %s is refused by name', async (_what, asked: Asked, paths) => {
    const { event: of, recipients, ...fields } = asked;
    const payload = {
      text: 'Hallo',
      ...fields,
      ...(of && { event: event.iri }),
      ...(recipients && { recipients: event.persons }),
    };
    const refused = await writeSms(t, 'admin', payload);
    expect([refused.statusCode, violationsOf(refused)]).toEqual([422, paths]);
    expect(await rows()).toEqual([]);
  });

  test('names who is not of the event, and then nobody is written to', async () => {
    const other = await anEventWith(t, [OTHER_MOBILE]);
    const recipients = [event.persons[0], other.persons[0], `/api/users/${t.users.gast.id}`];
    const refused = await writeSms(t, 'guideBasic', { ...toAll(), recipients });
    expect([refused.statusCode, violationsOf(refused)]).toEqual([422, ['recipients[1]', 'recipients[2]']]);
    const withoutEvent = await writeSms(t, 'admin', { text: 'Hallo', recipients: [event.persons[0]] });
    expect([withoutEvent.statusCode, violationsOf(withoutEvent)]).toEqual([422, ['recipients[0]']]);
    expect(await rows()).toEqual([]);
  });

  test('at night waits for the morning, and on the eve of its event goes at once', async () => {
    t.setNow(new Date('2026-02-14T22:00:00Z'));
    const night = await writeSms(t, 'admin', toAll());
    expect(night.json().plannedFor).toBe('2026-02-15T07:00:00.000Z');
    const tomorrow = { start: new Date('2026-02-15T07:00:00Z'), end: new Date('2026-02-15T16:00:00Z') };
    const soon = await anEventWith(t, [MOBILE]);
    await t.db
      .update(events)
      .set({ ...tomorrow, registrationDeadline: NOW })
      .where(eq(events.id, soon.id));
    const eve = await writeSms(t, 'guideBasic', { ...toAll(), event: soon.iri });
    expect(eve.json().plannedFor).toBe('2026-02-14T22:00:00.000Z');
  });

  test('is taken back as long as it waits', async () => {
    const sent = await writeSms(t, 'admin', { ...toAll(), plannedFor: '2026-02-20T11:00:00Z' });
    const [first] = await rows();
    await t.db
      .update(textRecipients)
      .set({ state: 'delivered' })
      .where(eq(textRecipients.id, first?.id ?? ''));
    const url = `${sent.json()['@id']}/withdrawal`;
    const taken = await (await t.as('admin'))({ method: 'POST', url });
    expect(taken.statusCode).toBe(200);
    const states = taken.json().recipients.map(({ state }: { state: string }) => state);
    expect(states.toSorted()).toEqual(['delivered', 'withdrawn']);
    expect((await (await t.as('admin'))({ method: 'POST', url })).statusCode).toBe(200);
    expect((await (await t.as('guide'))({ method: 'POST', url })).statusCode).toBe(404);
  });
});

describe('who may', () => {
  test.each([
    ['gast', 403, 403],
    ['guide', 404, 200],
    ['partner', 404, 200],
    ['guideBasic', 201, 200],
    ['admin', 201, 200],
    ['super', 201, 200],
  ] as const)('%s writes %i and reads %i', async (who, writes, reads) => {
    expect((await writeSms(t, who, toAll())).statusCode).toBe(writes);
    const listed = await (await t.as(who))(`/api/text_messages?event=${event.id}`);
    expect(listed.statusCode).toBe(reads);
    if (reads === 200) expect(listed.json().totalItems).toBe(writes === 201 ? 1 : 0);
  });

  test('nobody without a login', async () => {
    const asked = { method: 'POST', url: '/api/text_messages', payload: toAll() } as const;
    expect((await t.anonymous(asked)).statusCode).toBe(401);
    expect((await t.anonymous('/api/text_messages')).statusCode).toBe(401);
  });

  test('guides write to the participants of their events, and read nothing else', async () => {
    const toGuides = await writeSms(t, 'guideBasic', { ...toAll(), group: 'guides' });
    expect(toGuides.statusCode).toBe(403);
    const toMany = await writeSms(t, 'guideBasic', { text: 'Hallo', group: 'guides' });
    expect([toMany.statusCode, violationsOf(toMany)]).toEqual([422, ['event']]);
    await t.db.update(users).set({ phone: MOBILE }).where(eq(users.id, t.users.guideBasic.id));
    const ofOffice = await writeSms(t, 'admin', { ...toAll(), group: 'guides' });
    expect(ofOffice.statusCode).toBe(201);
    expect((await (await t.as('guideBasic'))(ofOffice.json()['@id'])).statusCode).toBe(404);
  });

  test('a guide writes 6 an hour to one event, and is told until when', async () => {
    for (let time = 0; time < 6; time += 1)
      expect((await writeSms(t, 'guideBasic', toAll())).statusCode).toBe(201);
    const refused = await writeSms(t, 'guideBasic', { ...toAll(), dryRun: true });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.json().detail).toContain('bis 10:00 Uhr');
    expect((await writeSms(t, 'admin', toAll())).statusCode).toBe(201);
  });

  test('sent at once they are counted like one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => writeSms(t, 'guideBasic', toAll())));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(6).fill(201), ...Array(3).fill(429)]);
  });
});

describe('a number that wants none', () => {
  const optOut = async (phone: string, who: 'admin' | 'guideBasic' = 'admin') =>
    (await t.as(who))({ method: 'POST', url: '/api/text_opt_outs', payload: { phone } });

  test('is entered by the office, is left out, and taken off again', async () => {
    const kept = await optOut('0041 79 123 45 67');
    expect([kept.statusCode, kept.json().phone, kept.json().createdBy]).toEqual([
      201,
      '+41791234567',
      'Vera Admin',
    ]);
    expect((await optOut(MOBILE)).json()['@id']).toBe(kept.json()['@id']);
    const planned = async () => (await writeSms(t, 'admin', { ...toAll(), dryRun: true })).json().refused;
    expect(await planned()).toMatchObject([
      { name: 'Gast0 Käser', reason: 'opted_out' },
      { name: 'Gast1 Käser', reason: 'opted_out' },
      { name: 'Gast2 Käser', reason: 'landline' },
    ]);
    const listed = (await (await t.as('admin'))('/api/text_opt_outs')).json();
    expect(listed['hydra:member']).toMatchObject([{ phone: '+41791234567' }]);
    const remove = async () => (await t.as('admin'))({ method: 'DELETE', url: kept.json()['@id'] });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(await planned()).toHaveLength(1);
  });

  test('is refused by name when it is none, and is the office’s', async () => {
    const refused = await optOut('079');
    expect([refused.statusCode, violationsOf(refused)]).toEqual([422, ['phone']]);
    expect((await optOut(MOBILE, 'guideBasic')).statusCode).toBe(403);
  });
});

test('without anybody who sends, a message is refused in words, and a dry run is not', async () => {
  const alone = await buildTestApp();
  try {
    const { iri } = await anEventWith(alone, [MOBILE]);
    const refused = await writeSms(alone, 'admin', { text: 'Hallo', event: iri });
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/sms-not-connected']);
    expect((await writeSms(alone, 'admin', { text: 'Hallo', event: iri, dryRun: true })).statusCode).toBe(
      200,
    );
  } finally {
    await alone.close();
  }
});

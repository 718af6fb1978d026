import type { MessageRuleResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inArray, like, notInArray } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { bookForTwo } from '../../../test/booking-changes.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { reminders } from '../outbox/reminders.table.ts';
import { applyRules } from './apply-rules.ts';
import { messageRules } from './message-rules.table.ts';

const NEW_RULE = {
  title: 'Eine Woche vorher',
  template: 'last_info',
  audience: 'persons',
  moment: 'before_start',
  days: 7,
  time: '18:30',
};

const ORIGIN = 'https://firn.example';
let t: TestApp;
let seeded: readonly string[];
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
  seeded = (await t.db.select({ key: messageRules.key }).from(messageRules)).map(({ key }) => key);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(messageRules).where(notInArray(messageRules.key, [...seeded]));
  await t.db.update(messageRules).set({ active: false, version: 1 });
  await t.db.delete(reminders);
  await t.db.update(bookings).set({ state: 'cancelled' });
});

const create = async (changes: object = {}, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url: '/api/message_rules', payload: { ...NEW_RULE, ...changes } });
const created = async (changes: object = {}): Promise<MessageRuleResponse> => (await create(changes)).json();
const patch = async (iri: string, payload: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
  (await t.as('admin'))({
    method: 'PATCH',
    url: iri,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', ...headers },
  });
const remove = async (iri: string) =>
  (await t.as('admin'))({ method: 'DELETE', url: iri, headers: { 'if-match': '"1"' } });
const list = async (): Promise<MessageRuleResponse[]> =>
  (await (await t.as('admin'))('/api/message_rules')).json()['hydra:member'];
const ruleOf = async (template: string): Promise<MessageRuleResponse> => {
  const rule = (await list()).find((each) => each.template === template);
  if (!rule) throw new Error(`There is no rule ${template}.`);
  return rule;
};
const preview = async (iri: string) => (await t.as('admin'))(`${iri}/preview`);

describe('the office', () => {
  test('reads the rules that are there at first', async () => {
    const rules = await list();
    expect(rules.map(({ template }) => template).toSorted()).toEqual(seeded.toSorted());
    expect(await ruleOf('guide_8_weeks')).toMatchObject({
      audience: 'guides',
      channel: 'mail',
      moment: 'before_start',
      days: 56,
      time: '00:00',
      untilDays: 7,
      state: null,
      sent: 0,
    });
  });

  test('makes one that is switched off, and switches it on; both are audited', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const rule = answer.json();
    expect(rule).toMatchObject({
      ...NEW_RULE,
      '@type': 'MessageRule',
      untilDays: null,
      active: false,
      sent: 0,
    });
    expect((await patch(rule['@id'], { active: true })).json()).toMatchObject({ active: true, version: 2 });
    const entries = await t.db
      .select({ action: auditEntries.action, label: auditEntries.label, diff: auditEntries.diff })
      .from(auditEntries)
      .where(like(auditEntries.action, 'messageRule.%'));
    expect(entries).toMatchObject([
      { action: 'messageRule.create', label: 'Eine Woche vorher' },
      { action: 'messageRule.update', diff: { active: { from: false, to: true } } },
    ]);
    const history = await (await t.as('admin'))(`${rule['@id']}/history`);
    expect(history.json()['hydra:member']).toHaveLength(2);
  });

  test('does not change what somebody else changed meanwhile', async () => {
    const rule = await created();
    expect((await patch(rule['@id'], { days: 5 }, {})).statusCode).toBe(428);
    await patch(rule['@id'], { days: 5 });
    const stale = await patch(rule['@id'], { days: 6 });
    expect([stale.statusCode, stale.json().current]).toMatchObject([412, { days: 5 }]);
  });

  test('removes one that has sent nothing; one that has stays', async () => {
    const rule = await created();
    await t.db.insert(reminders).values({ template: (await keyOf(rule)) ?? '', about: '/api/bookings/1' });
    const refused = await remove(rule['@id']);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      '«Eine Woche vorher» hat schon eine Mitteilung verschickt und bleibt, damit niemand sie noch einmal bekommt. Schalte die Regel aus.',
    ]);
    await t.db.delete(reminders);
    expect((await remove(rule['@id'])).statusCode).toBe(204);
  });
});

async function keyOf({ id }: MessageRuleResponse) {
  const [row] = await t.db
    .select()
    .from(messageRules)
    .where(inArray(messageRules.id, [id]));
  return row?.key;
}

test.each(['gast', 'guide', 'partner'] as const)('%s neither reads nor writes', async (persona) => {
  const { '@id': iri } = await ruleOf('last_info');
  const send = await t.as(persona);
  for (const url of ['/api/message_rules', iri, `${iri}/preview`, `${iri}/history`])
    expect((await send(url)).statusCode).toBe(403);
  expect((await create({}, persona)).statusCode).toBe(403);
});

test('nor does a stranger', async () => {
  expect((await t.anonymous('/api/message_rules')).statusCode).toBe(401);
});

describe('refused by field', () => {
  test.each<[object, string, RegExp]>([
    [{ title: ' ' }, 'title', /fülle dieses Feld aus/],
    [{ title: 'Gäste: Danke' }, 'title', /gibt es schon/],
    [{ template: 'booking_received' }, 'template', /wähle eine der Möglichkeiten/],
    [{ audience: 'guides' }, 'audience', /geht nicht an diese Leute/],
    [{ moment: 'after_end' }, 'moment', /gibt es zu diesem Zeitpunkt nicht/],
    [{ days: null }, 'days', /fülle dieses Feld aus/],
    [{ time: null }, 'time', /fülle dieses Feld aus/],
    [{ time: '24:00' }, 'time', /zum Beispiel 08:00/],
    [{ days: -1 }, 'days', /mindestens 0/],
    [{ untilDays: 7 }, 'untilDays', /weniger Tage/],
    [{ state: 'organized' }, 'state', /leere das Feld/],
    [{ moment: 'state', days: null, time: null }, 'state', /fülle dieses Feld aus/],
    [
      { moment: 'state', state: 'few_seats', days: null, time: null },
      'state',
      /gibt es diesen Zustand nicht/,
    ],
    [{ moment: 'state', state: 'organized' }, 'days', /leere das Feld/],
    [{ template: 'thanks', moment: 'after_end' }, 'untilDays', /fülle dieses Feld aus/],
    [{ template: 'thanks', moment: 'after_end', untilDays: 7 }, 'untilDays', /mehr Tage/],
    [{ channel: 'pigeon' }, 'channel', /wähle eine der Möglichkeiten/],
    [{ channel: 'sms' }, 'text', /schreib den Text der SMS/],
    [{ channel: 'sms', text: 'Bald!', subject: 'Bald' }, 'subject', /keinen Betreff/],
    [{ channel: 'sms', text: 'x'.repeat(1600) }, 'text', /braucht 11 Teile/],
    [{ channel: 'sms', text: 'Bald!', active: true }, 'active', /kein SMS-Dienst verbunden/],
    [{ text: '{zeit}' }, 'text', /«\{zeit\}» ist kein Platzhalter.*\{vorname\}, \{event\}/],
    [{ template: 'guide_1_week', audience: 'guides', channel: 'sms' }, 'channel', /nicht auf diesem Weg/],
    [{ sent: 3 }, 'sent', /nicht erwartet/],
    [
      { template: 'pinboard_digest', audience: 'pinboard_readers', moment: 'daily', days: null },
      'template',
      /gibt es schon eine Regel/,
    ],
  ])('%j at %s', async (changes, propertyPath, message) => {
    const answer = await create(changes);
    expect(answer.statusCode).toBe(422);
    const violation = { propertyPath, message: expect.stringMatching(message) };
    expect(answer.json().violations).toContainEqual(violation);
  });

  test('another mail for a rule, and another moment for a fixed one', async () => {
    const rule = await created();
    const other = await patch(rule['@id'], { template: 'packing_list' });
    expect(other.json().violations).toMatchObject([{ propertyPath: 'template' }]);
    const digest = await ruleOf('pinboard_digest');
    const worded = await patch(digest['@id'], { text: 'Neues von der Pinnwand.' });
    expect(worded.json().violations).toMatchObject([{ propertyPath: 'text' }]);
    const moved = await patch(digest['@id'], { time: '07:00' });
    expect(moved.json().violations).toMatchObject([{ propertyPath: 'time' }]);
    expect((await patch(digest['@id'], { active: true })).statusCode).toBe(200);
  });
});

describe('the preview', () => {
  test('says whom the rule would reach now, word for word, and sends nothing', async () => {
    const rule = await created({ days: 30 });
    const { iri } = await insertBookableEvent(t.db, { title: 'Tödi', organized: true });
    await bookForTwo(t.anonymous, iri);
    await t.db.delete(outboxMails);
    const answer = await preview(rule['@id']);
    expect(answer.statusCode).toBe(200);
    const { total, recipients, mail } = answer.json();
    expect(total).toBe(2);
    expect(recipients).toContainEqual({ recipient: 'urs@firn.example', event: 'Tödi' });
    expect(mail).toMatchObject({ template: 'last_info', to: recipients[0].recipient });
    expect([await t.db.$count(outboxMails), await t.db.$count(reminders)]).toEqual([0, 0]);

    await patch(rule['@id'], { active: true });
    await applyRules({ db: t.db, clock: () => NOW, origin: ORIGIN });
    const sent = await t.db.select().from(outboxMails);
    expect(sent.map(({ text }) => text)).toContain(mail.text);
    const nobody = { total: 0, recipients: [], mail: null, sms: null, refused: [] };
    expect((await preview(rule['@id'])).json()).toEqual(nobody);
    expect((await ruleOfId(rule.id))?.sent).toBe(2);
  });

  test.each(['guide_1_week', 'remembered_few_seats', 'pinboard_digest', 'waitlist_offered'])(
    'is there for %s',
    async (template) => {
      const { '@id': iri } = await ruleOf(template);
      expect((await preview(iri)).json()).toMatchObject({ total: expect.any(Number) });
    },
  );

  test('of a rule that is not there is 404', async () => {
    expect((await preview(`/api/message_rules/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });
});

const ruleOfId = async (id: string) => (await list()).find((rule) => rule.id === id);

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

const OVER = new Date('2026-03-12T08:00:00Z');

let t: TestApp;
let event: { readonly id: string; readonly iri: string };

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(outboxMails);
  event = await insertBookableEvent(t.db, { state: 'confirmed' });
  t.setNow(OVER);
});

const lead = () =>
  t.db.insert(guideAssignments).values({
    eventId: event.id,
    guideId: t.users.guideBasic.id,
    state: 'accepted',
    overrideReason: 'Mehrere am selben Tag',
  });
const ask = async (who: Persona, query = '') =>
  (await t.as(who))({ method: 'POST', url: `${event.iri}/report/request${query}` });
const mails = () => t.db.select().from(outboxMails).where(eq(outboxMails.template, 'guide_report_due'));

test('the office asks who leads the event for its report, after a look at the mail', async () => {
  await lead();
  const [planned] = (await ask('admin', '?dryRun=1')).json().mails;
  expect(planned).toMatchObject({ template: 'guide_report_due', to: t.users.guideBasic.email });
  expect(await mails()).toEqual([]);
  expect((await ask('admin')).json().mails).toEqual([planned]);
  const [mail] = await mails();
  expect([mail?.recipient, mail?.subject, mail?.text]).toEqual([planned.to, planned.subject, planned.text]);
  const [entry] = await t.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'event.request_report'));
  expect(entry).toMatchObject({ entityId: event.id, diff: { recipients: { to: 1 } } });
});

test.each([
  ['nobody leads it', false, { guideFinished: false }, 'guides'],
  ['the report is there', true, { guideFinished: true }, 'guideFinished'],
  ['it was cancelled', true, { state: 'cancelled' }, 'state'],
  ['its money is settled', true, { concluded: true }, 'concluded'],
] as const)('not where %s, and the obstacle is named', async (_why, isLed, changes, field) => {
  if (isLed) await lead();
  await t.db.update(events).set(changes).where(eq(events.id, event.id));
  for (const query of ['', '?dryRun=1']) {
    const refused = await ask('admin', query);
    expect([refused.statusCode, refused.json().missing]).toMatchObject([409, [{ propertyPath: field }]]);
  }
  expect(await mails()).toEqual([]);
});

test.each(['gast', 'guideBasic', 'partner'] as const)('%s does not ask', async (persona) => {
  await lead();
  expect((await ask(persona)).statusCode).toBe(403);
  expect(await mails()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

const OVER = new Date('2026-03-08T16:00:00Z');
const REASON = 'Die Spesen für die Seilbahn fehlen.';
const REPORT = { absent: [], expenses: [], incidents: 'Urs hat sich den Fuss verstaucht.', comment: '' };

let t: TestApp;
let event: { readonly id: string; readonly iri: string };

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  t.setNow(NOW);
  event = await insertBookableEvent(t.db, { state: 'confirmed' });
  await t.db.insert(guideAssignments).values({
    eventId: event.id,
    guideId: t.users.guideBasic.id,
    state: 'accepted',
    overrideReason: 'Mehrere am selben Tag',
  });
  t.setNow(OVER);
  expect((await handIn()).statusCode).toBe(200);
});

async function handIn(changes: Partial<typeof REPORT> = {}) {
  const send = await t.as('guideBasic');
  return send({ method: 'PUT', url: `${event.iri}/report`, payload: { ...REPORT, ...changes } });
}

async function giveBack(who: Persona, payload: object = { reason: REASON }, query = '') {
  const send = await t.as(who);
  return send({ method: 'POST', url: `${event.iri}/report/return${query}`, payload });
}

const read = async (who: Persona) => (await (await t.as(who))(`${event.iri}/report`)).json();
const readEvent = async () => (await t.db.select().from(events).where(eq(events.id, event.id)))[0];
const mails = () =>
  t.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.template, 'guide_report_returned'), eq(outboxMails.about, event.iri)));
const set = (changes: Partial<typeof events.$inferInsert>) =>
  t.db.update(events).set(changes).where(eq(events.id, event.id));

describe('a report that the office gives back', () => {
  test('is written anew by its guide, who reads the reason on the tour and by mail', async () => {
    const preview = await giveBack('admin', { reason: REASON }, '?dryRun=1');
    const [planned] = preview.json().mails;
    expect(planned).toMatchObject({ template: 'guide_report_returned', to: t.users.guideBasic.email });
    expect(planned.text).toContain(REASON);
    expect([await mails(), await readEvent()]).toMatchObject([[], { guideFinished: true }]);

    const returned = await giveBack('admin');
    expect(returned.statusCode).toBe(200);
    expect(returned.json()).toMatchObject({
      incidents: REPORT.incidents,
      returned: { reason: REASON, by: 'Vera Admin', at: OVER.toISOString() },
    });
    expect(await readEvent()).toMatchObject({ guideFinished: false, version: 3 });
    const [mail] = await mails();
    expect([mail?.subject, mail?.text]).toEqual([planned.subject, planned.text]);
    const ofGuide = (await (await t.as('guideBasic'))(event.iri)).json();
    expect(ofGuide).toMatchObject({ guideFinished: false, reportReturnReason: REASON });
    expect((await (await t.as('gast'))(event.iri)).json().reportReturnReason).toBeNull();

    expect((await handIn({ comment: 'Ergänzt.' })).statusCode).toBe(200);
    expect(await read('admin')).toMatchObject({ comment: 'Ergänzt.', returned: null });
    expect(await readEvent()).toMatchObject({ guideFinished: true });
    const history = await t.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'event'), eq(auditEntries.entityId, event.id)))
      .orderBy(asc(auditEntries.at));
    expect(history.map(({ action }) => action).toSorted()).toEqual([
      'event.report',
      'event.report',
      'event.return_report',
    ]);
  });

  test('is not mailed of where the office takes its tick away', async () => {
    expect((await giveBack('admin', { reason: REASON, notify: false })).statusCode).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['concluded', { concluded: true }, 'concluded'],
    ['closed', { concluded: true, state: 'closed' }, 'state,concluded'],
    ['over for more than 30 days', { end: new Date('2026-02-05T12:00:00Z') }, 'end'],
  ] as const)(
    'stays where it is once the event is %s, and each obstacle is named',
    async (_name, changes, fields) => {
      const past = new Date('2026-02-05T12:00:00Z');
      await set({ ...changes, ...('end' in changes && { start: past, registrationDeadline: past }) });
      for (const query of ['', '?dryRun=1']) {
        const refused = await giveBack('super', { reason: REASON }, query);
        expect(refused.statusCode).toBe(409);
        const { missing } = refused.json();
        expect(missing.map(({ propertyPath }: { propertyPath: string }) => propertyPath).join()).toBe(fields);
      }
      expect([await mails(), await readEvent()]).toMatchObject([[], { guideFinished: true }]);
    },
  );

  test('is given back once: of two at the same time one is told', async () => {
    const answers = await Promise.all([giveBack('admin'), giveBack('super')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  test('needs a reason, and a report', async () => {
    const refused = await giveBack('admin', { reason: ' ' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'reason' }]);
    const other = await insertBookableEvent(t.db, { state: 'confirmed' });
    const url = `${other.iri}/report/return`;
    const answer = await (await t.as('admin'))({ method: 'POST', url, payload: { reason: REASON } });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    ['gast', 403],
    ['guideBasic', 403],
    ['guide', 403],
    ['partner', 403],
    ['super', 200],
  ] as const)('%s: %i', async (persona, status) => {
    expect((await giveBack(persona)).statusCode).toBe(status);
  });

  test('cannot be done without a reason by a change of the flag', async () => {
    const headers = { 'if-match': '"2"', 'content-type': 'application/merge-patch+json' };
    const payload = { guideFinished: false };
    const refused = await (await t.as('admin'))({ method: 'PATCH', url: event.iri, payload, headers });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'guideFinished' }]);
  });
});

describe('incidents', () => {
  async function acknowledge(who: Persona, submittedAt = OVER.toISOString()) {
    const send = await t.as(who);
    return send({ method: 'POST', url: `${event.iri}/report/reading`, payload: { submittedAt } });
  }

  test('are read by somebody of the office, once, and anew only when they are others', async () => {
    const first = await acknowledge('admin');
    expect(first.json().incidentsRead).toEqual({ by: 'Vera Admin', at: OVER.toISOString() });
    expect((await acknowledge('super')).json().incidentsRead.by).toBe('Vera Admin');
    const later = new Date(OVER.getTime() + 60_000);
    t.setNow(later);
    await handIn({ comment: 'Ergänzt.' });
    expect((await read('admin')).incidentsRead.by).toBe('Vera Admin');
    await handIn({ incidents: 'Urs hat sich den Fuss gebrochen.' });
    expect((await read('admin')).incidentsRead).toBeNull();
  });

  test('of a report that was replaced meanwhile are not taken for read', async () => {
    t.setNow(new Date(OVER.getTime() + 60_000));
    await handIn({ incidents: 'Urs ist im Spital.' });
    const late = await acknowledge('admin');
    expect(late.statusCode).toBe(409);
    expect(late.json().type).toBe('/problems/report-replaced');
    expect((await read('admin')).incidentsRead).toBeNull();
  });

  test.each([
    ['gast', 403],
    ['guideBasic', 403],
    ['super', 200],
  ] as const)('%s: %i', async (persona, status) => {
    expect((await acknowledge(persona)).statusCode).toBe(status);
  });
});

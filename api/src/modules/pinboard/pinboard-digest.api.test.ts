import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asc, eq, ne } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { applyRules } from '../message-rules/index.ts';
import { messageRules } from '../message-rules/message-rules.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { pinboardPosts } from './pinboard.table.ts';

const ORIGIN = 'https://firn.example';
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  // Only the rule of the digest writes here.
  await t.db.update(messageRules).set({ active: false }).where(ne(messageRules.template, 'pinboard_digest'));
});
afterAll(() => t.close());
beforeEach(() => t.db.delete(pinboardPosts));

const run = (now: string) => applyRules({ db: t.db, clock: () => new Date(now), origin: ORIGIN });

async function bookedEvent(title: string, personas: readonly Persona[]) {
  const event = await insertBookableEvent(t.db, { title }, [t.users.guide.id]);
  for (const persona of personas) {
    const answer = await (await t.as(persona))({
      method: 'POST',
      url: '/api/bookings',
      payload: aBookingRequest(event.iri),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(answer.json()).toMatchObject({ state: 'confirmed' });
  }
  return event.id;
}

const post = (eventId: string, persona: Persona, text: string, at: string) =>
  t.db.insert(pinboardPosts).values({ eventId, userId: t.users[persona].id, text, createdAt: new Date(at) });

const digests = () =>
  t.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.template, 'pinboard_digest'))
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.recipient));

test('one mail a day tells each what others wrote, by the names they may know', async () => {
  const one = await bookedEvent('Tödi', ['gast', 'partner']);
  const other = await insertBookableEvent(t.db, { title: 'Piz Buin' }, [t.users.guide.id]);
  await post(one, 'gast', 'Wer fährt ab Zürich?', '2026-02-14T09:00:00Z');
  await post(one, 'partner', 'Ich!', '2026-02-14T09:30:00Z');
  await post(other.id, 'admin', 'Achtung, Schnee.', '2026-02-14T10:00:00Z');

  expect(await run('2026-02-14T16:59:00Z')).toBe(0);
  const [sent = 0, sentBeside = 0] = await Promise.all([
    run('2026-02-14T17:00:00Z'),
    run('2026-02-14T17:00:00Z'),
  ]);
  expect(sent + sentBeside).toBe(3);
  expect(await run('2026-02-14T17:10:00Z')).toBe(0);
  const [gast, guide, partner, ...more] = await digests();
  expect(more).toEqual([]);
  expect(gast).toMatchObject({ recipient: 'gast@firn.example', subject: 'Neu an der Pinnwand: Tödi' });
  expect(gast?.text).toContain('Vera P.:\nIch!');
  expect(gast?.text).not.toContain('Wer fährt');
  expect(guide).toMatchObject({ recipient: 'guide@firn.example', subject: 'Neu an 2 Pinnwänden' });
  expect(guide?.text).toContain('Vera Gast:\nWer fährt ab Zürich?');
  expect(guide?.text).toContain('Vera Admin:\nAchtung, Schnee.');
  expect(partner?.text).toContain('Vera G.:\nWer fährt ab Zürich?');
  expect(partner?.text).toContain(`${ORIGIN}/profil`);
});

test('what was written after six is told the day after, also by a worker that was away', async () => {
  const one = await bookedEvent('Tödi', []);
  await post(one, 'admin', 'Neu', '2026-02-20T17:00:00Z');
  expect(await run('2026-02-20T17:00:00Z')).toBe(0);
  expect(await run('2026-02-22T08:00:00Z')).toBe(1);
  expect(await run('2026-02-22T17:00:00Z')).toBe(0);
});

import type { OpenWorkGroup } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { seedOpenWork } from '../../../test/open-work.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await seedOpenWork(t);
});
afterAll(() => t.close());
beforeEach(() => t.setNow(NOW));

const lost = async (): Promise<OpenWorkGroup['items']> => {
  const { groups } = (await (await t.as('admin'))('/api/open-work')).json();
  return groups.find(({ kind }: OpenWorkGroup) => kind === 'mails-not-sent').items;
};
const again = async (booking: string, persona: Persona = 'admin') =>
  (await t.as(persona))({ method: 'POST', url: `${booking}/mails/again` });

test('mails that were given up wait again with all their attempts, once, and are open work no more', async () => {
  const [item] = await lost();
  const booking = item?.['@id'] ?? '';
  const others = (await lost()).length - 1;
  const words = { recipient: 'nora@firn.example', subject: 'Bestätigt', text: 'Text', html: '<p>Text</p>' };
  const sent = { template: 'booking_confirmed', ...words, about: booking, attempts: 2, sentAt: NOW };
  await t.db.insert(outboxMails).values(sent);
  for (const persona of ['gast', 'guide', 'partner'] as const)
    expect((await again(booking, persona)).statusCode).toBe(403);
  expect(await lost()).toHaveLength(others + 1);

  const answers = await Promise.all([again(booking), again(booking, 'super')]);
  for (const { statusCode } of answers) expect(statusCode).toBe(200);
  const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.about, booking));
  expect(mails.filter(({ sentAt }) => sentAt)).toMatchObject([{ attempts: 2, sentAt: NOW }]);
  expect(mails.filter(({ sentAt }) => !sentAt)).toMatchObject([
    { failedAt: null, lastError: null, attempts: 0, nextAttemptAt: NOW },
  ]);
  expect(await lost()).toHaveLength(others);
  const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'booking.send_again'));
  expect(entries).toMatchObject([{ label: item?.code, diff: { mails: { from: null, to: 1 } } }]);
});

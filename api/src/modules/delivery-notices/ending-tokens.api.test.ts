import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, TEST_SECRET, type TestApp } from '../../../test/build-test-app.ts';
import { mailsTo } from '../../../test/mailbox.ts';

const PATH = '/api/ending_tokens';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
});
afterAll(() => t.close());

const aToken = (id: string) => ({
  id,
  label: 'CI von mfe-booking',
  remote: 'mfe-booking',
  expiresAt: '2026-02-20T11:00:00.000Z',
});

function proofOf(body: object, secret = TEST_SECRET, nonce = 'a-nonce-of-16-or-more'): string {
  const said = `${PATH}:${nonce}:${JSON.stringify(body)}`;
  return `${nonce}.${createHmac('sha256', secret).update(said).digest('base64url')}`;
}

const tell = (body: object, proof: string | undefined = proofOf(body)) =>
  t.app.inject({ method: 'POST', url: PATH, payload: body, headers: { 'firn-gateway-proof': proof } });

const mails = async () => mailsTo(t, t.users.super.email);

test('each super admin gets one mail a token, however often and by how many gateways it is told', async () => {
  const body = { tokens: [aToken('one'), aToken('two')] };
  const answers = await Promise.all([tell(body), tell(body), tell(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  await tell(body);
  const sent = await mails();
  expect(sent.map(({ about }) => about).toSorted()).toEqual(['/delivery/tokens/one', '/delivery/tokens/two']);
  expect(sent[0]?.subject).toBe('Das Token «CI von mfe-booking» endet bald');
  expect(sent[0]?.text).toContain('Fr, 20.02.2026, 12:00 Uhr');
  expect(sent[0]?.text).toContain('https://firn.example/admin/settings/delivery');
});

test.each([
  ['no proof', ''],
  [
    'the proof of another secret',
    proofOf({ tokens: [aToken('three')] }, 'another-secret-of-32-characters-or-more'),
  ],
  ['the proof of other words', proofOf({ tokens: [aToken('one')] })],
])('%s: the address is not there, and nobody is written to', async (_what, proof) => {
  const before = (await mails()).length;
  const answer = await tell({ tokens: [aToken('three')] }, proof);
  expect(answer.statusCode).toBe(404);
  expect(await mails()).toHaveLength(before);
});

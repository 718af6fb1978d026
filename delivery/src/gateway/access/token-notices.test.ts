import { createHmac } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { createTokenNotices } from './token-notices.ts';

const SECRET = 'a-secret-of-the-tests-with-32-characters';
const NOW = new Date('2026-11-24T10:00:00.000Z');

const token = (id: string, expiresAt: string | null) => ({
  id,
  remote: 'mfe-a',
  label: id,
  expiresAt,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
});

function notices(list: readonly ReturnType<typeof token>[], status = 204) {
  const send = jest.fn(async (..._call: unknown[]) => new Response(null, { status }));
  const log = { warn: jest.fn() };
  const tokens = { list: async () => [...list] };
  return {
    send,
    log,
    notices: createTokenNotices({ tokens, api: { send }, secret: SECRET, log, now: () => NOW }),
  };
}

test('tokens that end within 14 days are told, and the call shows that a gateway makes it', async () => {
  const list = [
    token('soon', '2026-12-08T09:00:00.000Z'),
    token('later', '2026-12-08T11:00:00.000Z'),
    token('over', '2026-11-23T10:00:00.000Z'),
    token('never', null),
  ];
  const { send, notices: told } = notices(list);
  await told.tell();
  const [method, path, headers, body] = send.mock.calls[0] as [
    string,
    string,
    Record<string, string>,
    string,
  ];
  expect([method, path]).toEqual(['POST', '/api/ending_tokens']);
  expect(JSON.parse(body)).toEqual({
    tokens: [{ id: 'soon', label: 'soon', remote: 'mfe-a', expiresAt: '2026-12-08T09:00:00.000Z' }],
  });
  const [nonce, signature] = headers['firn-gateway-proof']?.split('.') ?? [];
  const expected = createHmac('sha256', SECRET)
    .update(`/api/ending_tokens:${nonce}:${body}`)
    .digest('base64url');
  expect(signature).toBe(expected);
});

test('without such tokens the API is not asked', async () => {
  const { send, notices: told } = notices([token('never', null)]);
  await told.tell();
  expect(send).not.toHaveBeenCalled();
});

test('what the API did not take stands in the log, and the gateway goes on', async () => {
  const { log, notices: told } = notices([token('soon', '2026-12-01T09:00:00.000Z')], 503);
  await told.tell();
  expect(log.warn).toHaveBeenCalledWith('the API did not take notice of ending tokens: 503');
});

import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { loggedRequest } from '../src/lib/logged-request.ts';
import { buildTestApp } from './build-test-app.ts';

const t = await buildTestApp();
await t.close();

const SECRET_PART = /:(?:token|secret)\b/;
const addresses = [...new Set(t.routes.map(({ url }) => url))].filter((url) => SECRET_PART.test(url));

test('there are such addresses', () => {
  expect(addresses).toContain('/api/waitlist_entries/:token/accept');
});

test.each(addresses)('the log of %s is without its secret', (address) => {
  const request = { url: address.replace(SECRET_PART, 'geheim7') } as FastifyRequest;
  expect(loggedRequest(request).url).not.toContain('geheim7');
});

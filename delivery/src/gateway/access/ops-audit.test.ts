import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { AuditNote } from '../../registry/registry-store.ts';
import { createOpsAudit } from './ops-audit.ts';

const REQUEST = { method: 'GET', url: '/delivery/remotes', ip: '192.0.2.1', headers: {} } as FastifyRequest;

test('of thousands of reading tokens, the least recently used are forgotten: the memory is bounded', async () => {
  const rows: AuditNote[] = [];
  let now = Date.parse('2026-11-21T10:00:00Z');
  const audit = createOpsAudit({
    registry: { note: async (row) => void rows.push(row) },
    now: () => new Date(now),
    onError: (error) => {
      throw error;
    },
  });
  /** One per second, so that no limit per minute is reached; all within the hour in which a token gets one row. */
  const read = (token: string) => {
    now += 1000;
    return audit.read(REQUEST, { actor: token, remote: 'mfe-a', tokenId: token });
  };
  await read('first');
  for (let other = 0; other < 999; other += 1) await read(`token-${other}`);
  await read('first');
  expect(rows).toHaveLength(1000);
  await read('one more');
  await read('first');
  expect(rows.filter(({ actor }) => actor === 'first')).toHaveLength(2);
});

import type { FastifyReply, FastifyRequest } from 'fastify';

const KNOWN = ['octo/pricing', 'octo/content'] as const;
export type OctoCapability = (typeof KNOWN)[number];

const HEADER = 'octo-capabilities';

/** Finds what a reseller wants of what we have; the answer's header says so (docs/domain/octo.md#capabilities). */
export function agreeOnCapabilities(
  { headers }: FastifyRequest,
  reply: FastifyReply,
): ReadonlySet<OctoCapability> {
  const wanted = String(headers[HEADER] ?? '')
    .split(',')
    .map((name) => name.trim());
  const agreed = KNOWN.filter((name) => wanted.includes(name));
  reply.header(HEADER, agreed.join(', '));
  return new Set(agreed);
}

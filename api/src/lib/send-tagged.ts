import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tag of a body's content (RFC 9110). */
export const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether whoever asks has the body of this tag already. */
export function isKnownTo({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(tag);
}

/** Sends a body under a tag of its content, or 304 to whoever has it (RFC 9110). */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = tagOf(body);
  reply.header('etag', tag);
  return isKnownTo(request, tag) ? reply.code(304).send() : reply.send(body);
}

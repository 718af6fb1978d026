import { WRITE_PROBLEMS } from '@firn/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../lib/problem.ts';

/** Whether a change made from a version may proceed; called with the stored version. */
export type Precondition = (version: number) => boolean;

/**
 * The header `If-Match` (RFC 9110, 13.1.1): strong tags, or `*` for «whatever it is now». Weak tags match nothing.
 * A browser's session must send it; a bearer token may leave it out, as stock Hydra clients do.
 * @throws 428 for a session without it.
 */
export function preconditionOf(request: FastifyRequest): Precondition {
  const header = request.headers['if-match']?.trim();
  if (!header) {
    if (request.principal.viaToken) return () => true;
    throw new Problem(428, 'Die Kopfzeile If-Match fehlt: Sie nennt den Stand, den du geändert hast.', {
      type: WRITE_PROBLEMS.versionRequired,
    });
  }
  if (header === '*') return () => true;
  const tags = header.split(',').map((tag) => tag.trim());
  return (version) => tags.includes(`"${version}"`);
}

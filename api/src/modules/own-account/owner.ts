import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';

/** Whose account a route of the own account is about: that of whoever calls it. */
export function ownerOf({ principal }: Pick<FastifyRequest, 'principal'>): CurrentUser {
  if (!principal.user) throw unauthorised();
  return principal.user;
}

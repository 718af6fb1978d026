import type { SessionState } from '@firn/shared-contracts/shell';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestOverrides } from '../../override/read-overrides.ts';
import { type Cohort, EVERYBODY } from '../../registry/cohort.ts';
import type { LiveWorld } from '../live/live-set.ts';
import { readBucket } from './bucket.ts';

/** What is known of the visitor. Gives the browser a bucket when there is a canary to be in or out of. */
export function cohortOf(
  request: FastifyRequest,
  reply: FastifyReply,
  world: LiveWorld,
  { permissions }: Pick<SessionState, 'permissions'>,
  { active, isVerification }: RequestOverrides,
): Cohort {
  // A verification looks at what everybody gets; its stand-in session is not a member of staff.
  if (isVerification) return { ...EVERYBODY, overrides: active };
  const bucket = readBucket(request, world.hasCanary);
  if (bucket.setCookie) reply.header('set-cookie', bucket.setCookie);
  return { bucket: bucket.id, isStaff: permissions.isAdmin, overrides: active };
}

import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { findUser } from '../users/index.ts';
import { authRoutes } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { createLoginFailuresRepository } from './login-failures.repository.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** Login, logout and `/api/me`. */
export async function authModule(
  app: FastifyInstance,
  { db, clock, secure }: { readonly db: Db; readonly clock: Clock; readonly secure: boolean },
): Promise<void> {
  const sessions = createSessionsRepository(db);
  const service = createAuthService({ sessions, failures: createLoginFailuresRepository(db), clock });
  authRoutes(app, { service, findUser: (id) => findUser(db, id), secure });
}

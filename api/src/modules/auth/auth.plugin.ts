import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { users } from '../users/users.table.ts';
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
  const findUser = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0] ?? null;
  authRoutes(app, { service, findUser, secure });
}

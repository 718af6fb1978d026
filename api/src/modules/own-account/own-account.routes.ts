import type { FastifyInstance } from 'fastify';
import type { AuthDeps } from '../auth/index.ts';
import { emailRoutes } from './email.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { sessionRoutes } from './sessions.routes.ts';

/** What keeps one's own account safe (docs/domain/accounts.md). */
export async function ownAccountModule(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  emailRoutes(app, deps);
  passwordRoutes(app, deps);
  secondFactorRoutes(app, deps);
  sessionRoutes(app, deps);
}

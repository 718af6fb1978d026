import type { FastifyInstance } from 'fastify';
import type { Seal } from '../../lib/seal.ts';
import type { AuthDeps } from '../auth/index.ts';
import { emailRoutes } from './email.routes.ts';
import { lostFactorsRoute } from './lost-factors.routes.ts';
import { passkeyChallenges } from './passkey-challenge.ts';
import { passkeyLoginRoutes } from './passkey-login.routes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { sessionRoutes } from './sessions.routes.ts';

interface OwnAccountDeps extends AuthDeps {
  /** For the cookie with the challenge of a passkey. */
  readonly challengeSeal: Seal;
}

/** What keeps one's own account safe (docs/domain/accounts.md). */
export async function ownAccountModule(
  app: FastifyInstance,
  { challengeSeal, ...deps }: OwnAccountDeps,
): Promise<void> {
  emailRoutes(app, deps);
  passwordRoutes(app, deps);
  secondFactorRoutes(app, deps);
  lostFactorsRoute(app, deps);
  const withChallenges = { ...deps, challenges: passkeyChallenges(challengeSeal, deps.secure) };
  passkeyRoutes(app, withChallenges);
  passkeyLoginRoutes(app, withChallenges);
  sessionRoutes(app, deps);
}

import cookie from '@fastify/cookie';
import { SESSION_COOKIE } from '@firn/shared-contracts/api';
import { permissionsOf } from '@firn/shared-contracts/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/client.ts';
import { asWork } from '../db/work.ts';
import { callPace } from '../lib/call-pace.ts';
import type { Clock } from '../lib/clock.ts';
import { ANONYMOUS, type Visitor, visitorOf } from '../lib/principal.ts';
import { forbidden, tooManyRequests, unauthorised } from '../lib/problem.ts';
import { type Query, readText } from '../lib/query.ts';
import type { Secrets } from '../lib/seal.ts';
import {
  type Account,
  type Bearer,
  findActiveUserByEmail,
  findBearer,
  findUserBySession,
  noteSeen,
} from '../modules/auth/index.ts';
import { csrf } from './csrf.plugin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Visitor;
  }
}

/** A token has so many in each process (docs/domain/api-tokens.md#use). */
const CALLS_PER_MINUTE = 600;

/** An admin without the second factor that is demanded: somebody with an account of their own, and no more. */
const withoutRights = (account: Account): Account => ({
  ...account,
  roles: [],
  groups: [],
  spontaneousTourPermission: false,
  tourCreatePermission: false,
});

function visitorByToken(bearer: Bearer | null): Visitor {
  if (!bearer) throw unauthorised();
  if ('program' in bearer) return { ...ANONYMOUS, program: bearer.program, viaToken: true };
  return { ...visitorOf(bearer.account), viaToken: true };
}

/**
 * Who the cookie or the bearer token stands for. A wrong bearer token is an error, an old cookie is not. Whoever logs in
 * is nobody yet, but for an admin who acts as somebody else.
 */
async function identify(request: FastifyRequest, actsAs: string | null, db: Db, now: Date): Promise<Visitor> {
  const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return visitorByToken(await findBearer(db, bearer, now));
  if (request.routeOptions.config.beginsSession && !actsAs) return ANONYMOUS;
  const token = request.cookies[SESSION_COOKIE];
  const found = token ? await findUserBySession(db, token, now) : null;
  if (!found) return ANONYMOUS;
  const { account, session } = found;
  await noteSeen(db, session, now);
  const lacksSecondFactor = session.isTooWeakForAdmins && permissionsOf(account).isAdmin;
  const visitor = visitorOf(lacksSecondFactor ? withoutRights(account) : account);
  return { ...visitor, sessionId: session.id, loggedInAt: session.createdAt, lacksSecondFactor };
}

/**
 * `_switch_user=email` (docs/domain/permissions.md#impersonation): admins only, nobody acts as an admin but a super
 * admin, no nesting.
 */
async function impersonate(visitor: Visitor, email: string, db: Db): Promise<Visitor> {
  const { user: admin, permissions } = visitor;
  if (!admin || !permissions.isAdmin)
    throw forbidden('Nur Administratoren können als jemand anderes auftreten.');
  const target = await findActiveUserByEmail(db, email);
  if (!target || target.id === admin.id) throw forbidden('Als diese Person kannst du nicht auftreten.');
  if (permissionsOf(target).isAdmin && !permissions.isSuperAdmin) {
    throw forbidden('Als Administrator kann nur ein Super-Administrator auftreten.');
  }
  return { ...visitorOf(target), viaToken: visitor.viaToken, impersonator: admin };
}

export interface SessionOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** The first signs; what any of them signed is good. */
  readonly secrets: Secrets;
  /** Whether visitors come by https: the cookies are then `Secure`. */
  readonly secure: boolean;
}

/** Cookies, CSRF tokens and `request.principal`. */
export const session = fp(
  async (app: FastifyInstance, { db, clock, secrets, secure }: SessionOptions) => {
    await app.register(cookie);
    await app.register(csrf, { secrets, secure });
    app.decorateRequest('principal', null as unknown as Visitor);
    const paceOf = callPace(CALLS_PER_MINUTE);
    const requirePace = ({ program }: Visitor) => {
      const wait = program ? paceOf(program.id, clock()) : 0;
      if (wait > 0) throw tooManyRequests(`Dieses Token ruft zu oft auf. Weiter geht es in ${wait} s.`, wait);
    };
    app.addHook('onRequest', async (request) => {
      request.principal = ANONYMOUS;
      if (request.is404) return;
      const email = readText(request.query as Query, '_switch_user');
      request.principal = await asWork({ kind: 'sessions' }, async () => {
        const visitor = await identify(request, email, db, clock());
        requirePace(visitor);
        return email ? impersonate(visitor, email, db) : visitor;
      });
    });
  },
  { name: 'session', dependencies: ['problems'] },
);

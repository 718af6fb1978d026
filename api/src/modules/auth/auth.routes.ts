import { LoginRequest, MeResponse, SESSION_COOKIE } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { findUserRow } from '../people/index.ts';
import type { AuthDeps } from './auth-deps.ts';
import { beginSession } from './begin-session.ts';
import { logIn, logOut } from './log-in.ts';
import { sourceOf } from './login-source.ts';
import { meResponse } from './me.ts';

/** Bytes. */
const LARGEST_LOGIN = 4096;

function meRoutes(app: FastifyInstance, { db }: AuthDeps): void {
  async function me(request: FastifyRequest, reply: FastifyReply) {
    const { user } = request.principal;
    const row = user ? await findUserRow(db, user.id) : null;
    return item('Me', meResponse(request.principal, row, reply.newCsrfToken()));
  }

  defineRoute(app, {
    method: 'GET',
    url: '/api/me',
    summary: 'Wer ich bin und was ich darf',
    access: 'session.read',
    response: { 200: MeResponse },
    errors: [],
    handler: me,
  });

  // The gateway asks this before a person changes something in the delivery, which no route of the API does.
  defineRoute(app, {
    method: 'POST',
    url: '/api/me/confirmation',
    summary: 'Wer ich bin, für eine Änderung ausserhalb der API: nur mit gültigem CSRF-Token',
    access: 'session.confirm',
    notWhileImpersonating: true,
    response: { 200: MeResponse },
    errors: [401, 403],
    handler: me,
  });
}

function sessionRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { db, browsers } = deps;
  const begin = beginSession(deps);

  defineRoute(app, {
    method: 'POST',
    url: '/api/login',
    summary: 'Anmelden',
    access: 'session.begin',
    body: LoginRequest,
    bodyLimit: LARGEST_LOGIN,
    notWhileImpersonating: true,
    beginsSession: true,
    response: { 204: null },
    errors: [401, 403, 422, 429],
    async handler(request, reply) {
      const { body } = request;
      const source = sourceOf(request, body.email, browsers);
      await begin(request, reply, await logIn(deps, body, source));
      return reply.code(204).send();
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/logout',
    summary: 'Abmelden',
    access: 'session.end',
    response: { 204: null },
    errors: [],
    async handler(request, reply) {
      await logOut({ db }, request.cookies[SESSION_COOKIE]);
      return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send();
    },
  });
}

/** Login, logout and `/api/me`. */
export async function authModule(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  meRoutes(app, deps);
  sessionRoutes(app, deps);
}

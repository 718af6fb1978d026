import { Tokens } from '@fastify/csrf';
import { CSRF_COOKIE, SESSION_COOKIE } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { forbidden } from '../lib/problem.ts';
import type { Secrets } from '../lib/seal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws 403 `/problems/csrf` unless the request carries a token of its own cookie and session. */
    requireCsrfToken(request: FastifyRequest): void;
  }
  interface FastifyReply {
    /** A token for the header `X-CSRF-Token`; sets its cookie if there is none yet. */
    newCsrfToken(): string;
    /** Another cookie, so that every token of the session before is worth nothing. */
    renewCsrfCookie(): void;
  }
}

export interface CsrfOptions {
  /** The first signs; what any of them signed is good. */
  readonly secrets: Secrets;
  readonly secure: boolean;
}

/** What a token is bound to in addition to its own cookie. */
const sessionOf = (request: FastifyRequest): string => request.cookies[SESSION_COOKIE] ?? 'anonymous';

const refusal = (sentence: string) => forbidden(`${sentence} Bitte lade die Seite neu.`, '/problems/csrf');

/** Tokens against writes that another site makes a browser send (double submit, signed). */
export const csrf = fp(
  async (app: FastifyInstance, { secrets: [first, ...others], secure }: CsrfOptions) => {
    const tokensOf = (hmacKey: string) => new Tokens({ hmacKey, userInfo: true });
    const signing = tokensOf(first);
    const known = [signing, ...others.map(tokensOf)];
    const setCookie = (reply: FastifyReply): string => {
      const cookie = signing.secretSync();
      reply.setCookie(CSRF_COOKIE, cookie, { path: '/', httpOnly: true, sameSite: 'lax', secure });
      return cookie;
    };
    app.decorateReply('newCsrfToken', function newCsrfToken(this: FastifyReply) {
      const cookie = this.request.cookies[CSRF_COOKIE] || setCookie(this);
      return signing.create(cookie, sessionOf(this.request));
    });
    app.decorateReply('renewCsrfCookie', function renewCsrfCookie(this: FastifyReply) {
      setCookie(this);
    });
    app.decorate('requireCsrfToken', (request) => {
      const cookie = request.cookies[CSRF_COOKIE];
      const token = request.headers['x-csrf-token']?.toString();
      if (!cookie || !token) throw refusal('Das Sicherheitstoken fehlt.');
      if (known.some((tokens) => tokens.verify(cookie, token, sessionOf(request)))) return;
      throw refusal('Das Sicherheitstoken ist abgelaufen.');
    });
  },
  { name: 'csrf', dependencies: ['@fastify/cookie', 'problems'] },
);

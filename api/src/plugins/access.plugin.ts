import { NO_PERMISSIONS } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { denial, isForMachines } from '../access/access.ts';
import type { Permission } from '../access/permission-matrix.ts';
import { AUDIENCES, reachOf } from '../access/reach.ts';
import { openingOf } from '../access/token-matrix.ts';
import { isProven } from '../lib/gateway-proof.ts';
import type { Program, Visitor } from '../lib/principal.ts';
import { forbidden, notFound, unauthorised } from '../lib/problem.ts';
import type { Secrets } from '../lib/seal.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A program with the rights that its token has at a route, and there alone. @throws 403 where it has none. */
function programAt(permission: Permission, visitor: Visitor, { scopes }: Program): Visitor {
  const opening = openingOf(permission);
  if (!opening) throw forbidden('Diese Adresse steht keinem Token offen.', '/problems/scope');
  const { scope, reachesAll } = opening;
  if (!scopes.includes(scope)) throw forbidden(`Diesem Token fehlt das Recht «${scope}».`, '/problems/scope');
  return reachesAll ? { ...visitor, permissions: { ...NO_PERMISSIONS, isAdmin: true } } : visitor;
}

/**
 * Denies by default: a route without a declared `access`, or with one missing in the permission matrix, stops the
 * start; every request is checked against it.
 */
export const access = fp(
  async (app: FastifyInstance, { secrets }: { readonly secrets: Secrets }) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.access) throw new Error(`The route ${String(method)} ${url} declares no access.`);
      if (!isForMachines(config.access)) reachOf(config.access, AUDIENCES[0]);
    });
    app.addHook('onRequest', async (request) => {
      const { access: rule, notWhileImpersonating } = request.routeOptions.config;
      if (request.is404 || !rule) return;
      if (rule === 'loopback') {
        if (!LOOPBACK.test(request.ip)) throw notFound();
        return;
      }
      // Once its body is there: the proof is of what is said.
      if (rule === 'gateway') return;
      const { impersonator, program } = request.principal;
      if (program) {
        request.principal = programAt(rule, request.principal, program);
        return;
      }
      const status = denial(rule, request.principal);
      if (status) throw status === 401 ? unauthorised() : forbidden();
      if (impersonator && notWhileImpersonating) {
        throw forbidden(
          'Das geht nicht, solange du als jemand anderes eingeloggt bist.',
          '/problems/impersonating',
        );
      }
    });
    app.addHook('preValidation', async ({ routeOptions, headers, body }) => {
      if (routeOptions.config.access !== 'gateway') return;
      const { url: purpose = '' } = routeOptions;
      const proof = { purpose, said: JSON.stringify(body) };
      if (!isProven(secrets, headers['firn-gateway-proof'], proof)) throw notFound();
    });
    app.addHook('onRequest', async (request) => {
      const isExempt = request.routeOptions.config.withoutCsrf || request.principal.viaToken;
      if (request.is404 || SAFE_METHODS.has(request.method) || isExempt) return;
      app.requireCsrfToken(request);
    });
  },
  { name: 'access', dependencies: ['session', 'problems'] },
);

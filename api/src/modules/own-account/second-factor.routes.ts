import {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorResponse,
  SecondFactorSecret,
  SecondFactorStart,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { conflict, notFound } from '../../lib/problem.ts';
import { type AuthDeps, confirmPassword } from '../auth/index.ts';
import { ownerOf } from './owner.ts';
import { activateFactor, beginFactor, factorResponse, takeFactorAway } from './set-up-second-factor.ts';

const URL = '/api/me/second-factor';
const common = { url: URL, notWhileImpersonating: true } as const;

function setUpRoutes(app: FastifyInstance, deps: AuthDeps): void {
  defineRoute(app, {
    ...common,
    method: 'POST',
    summary: 'Eine App als zweiten Faktor hinzufügen: das Geheimnis für sie; verlangt wird noch nichts',
    access: 'second_factor.update',
    body: SecondFactorStart,
    response: { 201: SecondFactorSecret },
    errors: [401, 403, 409, 422, 429],
    async handler(request, reply) {
      const user = await confirmPassword(deps, request, request.body.currentPassword);
      const secret = await beginFactor(deps, user);
      if (!secret)
        throw conflict(
          '/problems/second-factor-active',
          'Du hast schon einen zweiten Faktor. Entferne ihn zuerst, um einen anderen hinzuzufügen.',
        );
      reply.code(201);
      return secret;
    },
  });

  defineRoute(app, {
    ...common,
    method: 'PUT',
    summary:
      'Den zweiten Faktor mit einem Code der App einschalten; gibt die Wiederherstellungscodes, einmal',
    access: 'second_factor.update',
    body: SecondFactorCode,
    response: { 200: RecoveryCodes },
    errors: [401, 403, 409, 422],
    handler: (request) => activateFactor(deps, request),
  });
}

/** docs/domain/accounts.md#second-factor */
export function secondFactorRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { db } = deps;
  defineRoute(app, {
    ...common,
    method: 'GET',
    summary: 'Ob ich einen zweiten Faktor habe und ob ich einen brauche',
    access: 'second_factor.read',
    response: { 200: SecondFactorResponse },
    errors: [401, 403],
    handler: async (request: ApiRequest) =>
      item('SecondFactor', await factorResponse(db, ownerOf(request).id)),
  });

  setUpRoutes(app, deps);

  defineRoute(app, {
    ...common,
    method: 'DELETE',
    summary: 'Meinen zweiten Faktor und seine Wiederherstellungscodes entfernen',
    access: 'second_factor.update',
    body: SecondFactorStart,
    response: { 204: null },
    errors: [401, 403, 404, 422, 429],
    async handler(request, reply) {
      await confirmPassword(deps, request, request.body.currentPassword);
      if (!(await takeFactorAway(deps, request))) throw notFound('Du hast keinen zweiten Faktor.');
      return reply.code(204).send();
    },
  });
}

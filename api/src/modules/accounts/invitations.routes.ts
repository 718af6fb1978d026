import {
  InvitationRequest,
  InvitationResponse,
  PlannedMailsResponse,
  UserResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import { readBoolean } from '../../lib/query.ts';
import { type ResourceDeps, viewOf } from '../../records/index.ts';
import { plannedMails } from '../outbox/index.ts';
import { findUser } from '../users/index.ts';
import { inviteAgain, previewInvitingAgain } from './invite-again.ts';
import { inviteGuest, previewInvitation, readInvitation } from './invite-guest.ts';

const SecretParams = Type.Object({ secret: Type.String({ minLength: 1, maxLength: 100 }) });

/** Guests whom the office records, and the form that their secret fills. */
export function invitationRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/invitations',
    summary:
      'Einen Gast erfassen und, wenn gewünscht, zu einem Konto einladen; mit ?dryRun=1 nur, was das sendet',
    access: 'invitations.create',
    body: InvitationRequest,
    response: { 200: PlannedMailsResponse, 201: UserResponse },
    errors: [400, 401, 403, 409, 422],
    async handler(request, reply) {
      const occasion = { actor: actorOf(request), origin: request.publicOrigin };
      if (readBoolean(request.query, 'dryRun')) {
        const mails = await previewInvitation(deps, request.body, occasion);
        return item('PlannedMails', plannedMails('/api/invitations', mails));
      }
      const id = await inviteGuest(deps, request.body, occasion);
      const guest = await findUser(deps.db, id, viewOf(request, deps));
      if (!guest) throw notFound();
      reply.code(201).headers({ location: iri('users', id), 'content-location': iri('users', id) });
      return item('User', guest);
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/users/:id/invitation',
    summary:
      'Eine Person ohne Konto noch einmal einladen; der Link der früheren Einladung gilt nicht mehr; mit ?dryRun=1 nur, was das sendet',
    access: 'invitations.create',
    params: IdParams,
    notWhileImpersonating: true,
    response: { 200: PlannedMailsResponse, 202: null },
    errors: [400, 401, 403, 404, 409],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const { principal: visitor, publicOrigin: origin } = request;
      const inviting = { id, visitor, actor: actorOf(request), origin };
      if (readBoolean(request.query, 'dryRun')) {
        const mails = await previewInvitingAgain(deps, inviting);
        return item('PlannedMails', plannedMails(`${iri('users', id)}/invitation`, mails));
      }
      await inviteAgain(deps, inviting);
      return reply.code(202).send();
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/invitations/:secret',
    summary: 'Was das Formular einer Einladung füllt',
    access: 'invitations.read',
    params: SecretParams,
    response: { 200: InvitationResponse },
    errors: [410],
    handler: ({ params: { secret } }) => readInvitation(deps, secret),
  });
}

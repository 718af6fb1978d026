import { AccountDeletion, Nullable, SESSION_COOKIE } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound, unauthorised } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { type AuthDeps, confirmPassword } from '../auth/index.ts';
import { deleteOwnUser } from '../users/index.ts';
import { ownDataPdf } from './own-data.pdf.ts';
import { type OwnData, readDataOf, readOwnData } from './own-data.read-model.ts';

/** As it stands in the database: dates ISO 8601, money Rappen. */
const OwnDataExport = Type.Object(
  {
    '@type': Type.Literal('OwnData'),
    exportedAt: Type.String({ format: 'date-time' }),
    account: Type.Object({}, { additionalProperties: true }),
    diet: Nullable(Type.Object({}, { additionalProperties: true })),
    sizes: Type.Array(Type.Object({}, { additionalProperties: true })),
    family: Type.Array(Type.Object({}, { additionalProperties: true })),
    newsletter: Type.Array(Type.Object({}, { additionalProperties: true })),
    bookings: Type.Array(Type.Object({}, { additionalProperties: true })),
    options: Type.Array(Type.Object({}, { additionalProperties: true })),
    vouchers: Type.Array(Type.Object({}, { additionalProperties: true })),
    rememberedEvents: Type.Array(Type.Object({}, { additionalProperties: true })),
    pinboardPosts: Type.Array(Type.Object({}, { additionalProperties: true })),
    feedbacks: Type.Array(Type.Object({}, { additionalProperties: true })),
    mails: Type.Array(Type.Object({}, { additionalProperties: true })),
    texts: Type.Array(Type.Object({}, { additionalProperties: true })),
  },
  { $id: 'OwnDataExport' },
);

const asFile = (reply: FastifyReply, ending: string) =>
  reply.header('content-disposition', `attachment; filename="firn-daten.${ending}"`);

function exportRoutes(app: FastifyInstance, { db, clock }: AuthDeps): void {
  async function read({ principal }: FastifyRequest): Promise<OwnData> {
    const data = principal.user && (await readOwnData(db, principal.user.id));
    if (!data) throw unauthorised();
    return data;
  }

  defineRoute(app, {
    method: 'GET',
    url: '/api/me/export.json',
    summary: 'Meine Daten als JSON',
    access: 'privacy.export',
    notWhileImpersonating: true,
    response: { 200: OwnDataExport },
    errors: [401, 403],
    async handler(request, reply) {
      asFile(reply, 'json');
      return { '@type': 'OwnData', exportedAt: clock().toISOString(), ...(await read(request)) };
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/me/export.pdf',
    summary: 'Meine Daten als PDF',
    access: 'privacy.export',
    notWhileImpersonating: true,
    produces: ['application/pdf'],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [401, 403],
    async handler(request, reply) {
      asFile(reply, 'pdf').type('application/pdf');
      return ownDataPdf(await read(request), clock());
    },
  });
}

/** The same of anybody, on request: the office has made sure who asks, and the audit says that it did. */
function exportOfRoutes(app: FastifyInstance, { db, clock }: AuthDeps): void {
  async function read(request: ApiRequest<unknown, Static<typeof IdParams>>): Promise<OwnData> {
    const id = request.params.id.toLowerCase();
    return db.transaction(async (tx) => {
      const data = await readDataOf(tx, id);
      if (!data) throw notFound();
      const actor = actorOf(request);
      await recordAudit(tx, { actor, action: 'user.export', entity: 'user', entityId: id, at: clock() });
      return data;
    });
  }
  const route = {
    method: 'GET',
    access: 'privacy.export_of',
    params: IdParams,
    notWhileImpersonating: true,
    errors: [401, 403, 404],
  } as const;

  defineRoute(app, {
    ...route,
    url: '/api/users/:id/export.json',
    summary: 'Daten einer Person als JSON, auf ihr Verlangen; steht im Verlauf',
    response: { 200: OwnDataExport },
    async handler(request, reply) {
      asFile(reply, 'json');
      return { '@type': 'OwnData', exportedAt: clock().toISOString(), ...(await read(request)) };
    },
  });

  defineRoute(app, {
    ...route,
    url: '/api/users/:id/export.pdf',
    summary: 'Daten einer Person als PDF, auf ihr Verlangen; steht im Verlauf',
    produces: ['application/pdf'],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    async handler(request, reply) {
      asFile(reply, 'pdf').type('application/pdf');
      return ownDataPdf(await read(request), clock());
    },
  });
}

/** The own data, and the end of the account (docs/domain/privacy.md#access-and-deletion). */
export async function privacyModule(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  exportRoutes(app, deps);
  exportOfRoutes(app, deps);
  defineRoute(app, {
    method: 'DELETE',
    url: '/api/me',
    summary: 'Mein Konto löschen; Buchungen bleiben ohne Namen',
    access: 'privacy.remove',
    body: AccountDeletion,
    notWhileImpersonating: true,
    response: { 204: null },
    errors: [401, 403, 409, 422, 429],
    async handler(request, reply) {
      const { id } = await confirmPassword(deps, request, request.body.currentPassword);
      const deletion = { id, actor: actorOf(request), at: deps.clock() };
      await deps.db.transaction((tx) => deleteOwnUser(tx, deletion));
      return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send();
    },
  });
}

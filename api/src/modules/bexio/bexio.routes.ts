import {
  BexioAgreement,
  BexioChoices,
  BexioPatch,
  BexioResponse,
  type BexioReturn,
  etagOf,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { item } from '../../lib/hydra.ts';
import { type Actor, actorOf } from '../../lib/principal.ts';
import { unauthorised } from '../../lib/problem.ts';
import { readText } from '../../lib/query.ts';
import type { Seal } from '../../lib/seal.ts';
import { answeringStale, patchRecord, preconditionOf, type ResourceDeps } from '../../records/index.ts';
import { accessOf } from './access.ts';
import { activationRules } from './activation.ts';
import { type AgreementDeps, beginAgreement, endAgreement, endConnection } from './agreement.ts';
import { bexioResponse } from './bexio.read-model.ts';
import { bexioKind } from './bexio.repository.ts';
import { bexioApi } from './bexio-api.ts';
import { BEXIO_ID } from './connection.repository.ts';
import { documentRoutes } from './documents.routes.ts';
import {
  BexioAway,
  BexioBusy,
  BexioEnded,
  BexioRefused,
  bexioAway,
  notConfigured,
  notConnected,
} from './system/bexio.errors.ts';
import type { BexioSystem } from './system/bexio-system.ts';

interface BexioDeps extends ResourceDeps {
  /** Null: no access is configured. */
  readonly system: BexioSystem | null;
  readonly seal: Seal;
  readonly stateSeal: Seal;
}

/** @throws 409 where no access is configured. */
function requireSystem(deps: BexioDeps): AgreementDeps {
  const { system } = deps;
  if (!system) throw notConfigured();
  return { ...deps, system };
}

function requireActor(actor: Actor | null): Actor {
  if (!actor) throw unauthorised();
  return actor;
}

function connectionRoutes(app: FastifyInstance, { db, clock, system }: BexioDeps): void {
  const read = (at: typeof db) => bexioResponse(at, system, clock());
  defineRoute(app, {
    method: 'GET',
    url: '/api/bexio',
    summary: 'Verbindung mit bexio: Stand, Zuordnungen, was noch fehlt',
    access: 'bexio.read',
    response: { 200: BexioResponse },
    errors: [401, 403],
    async handler(_request, reply) {
      const found = await read(db);
      reply.header('etag', etagOf(found));
      return item('Bexio', found);
    },
  });

  defineRoute(app, {
    method: 'PATCH',
    url: '/api/bexio',
    summary: 'Übertragung ein- und ausschalten, Steuersätze und Konten zuordnen',
    access: 'bexio.update',
    body: BexioPatch,
    response: { 200: BexioResponse },
    errors: [401, 403, 412, 422, 428],
    async handler(request, reply) {
      const now = clock();
      const precondition = preconditionOf(request);
      const writing = {
        kind: bexioKind,
        rules: activationRules(now),
        finish: read,
      };
      const patch = { id: BEXIO_ID, precondition, patch: request.body };
      const changed = await answeringStale({ db, entity: bexioKind.entity, id: BEXIO_ID, read }, () =>
        patchRecord({ db, actor: actorOf(request), now }, writing, patch),
      );
      reply.header('etag', etagOf(changed));
      return item('Bexio', changed);
    },
  });
}

/** For a person who waits. @throws 409 without a connection, 503 when bexio does not answer. */
async function answeringAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BexioEnded) throw notConnected();
    const isTheirs = [BexioAway, BexioBusy, BexioRefused].some((kind) => error instanceof kind);
    throw isTheirs ? bexioAway(error) : error;
  }
}

function choicesRoute(app: FastifyInstance, deps: BexioDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/bexio/choices',
    summary: 'Steuersätze und Ertragskonten aus bexio, zur Auswahl',
    access: 'bexio.read',
    response: { 200: BexioChoices },
    errors: [401, 403, 409],
    async handler() {
      const connected = requireSystem(deps);
      const api = bexioApi({ system: connected.system, access: accessOf(connected) });
      return answeringAway(async () =>
        item('BexioChoices', {
          '@id': '/api/bexio/choices',
          '@type': 'BexioChoices',
          taxes: await api.taxes(),
          accounts: await api.accounts(),
        }),
      );
    },
  });
}

function agreementRoutes(app: FastifyInstance, deps: BexioDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/bexio/connect',
    summary: 'Die Verbindung beginnen; die Antwort nennt, wo jemand ihr zustimmt',
    access: 'bexio.connect',
    notWhileImpersonating: true,
    response: { 200: BexioAgreement },
    errors: [401, 403, 409],
    async handler(request) {
      const actor = requireActor(actorOf(request));
      return { url: await beginAgreement(requireSystem(deps), { actor, origin: request.publicOrigin }) };
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/bexio/callback',
    summary: 'Der Rückweg aus bexio; führt zu den Einstellungen',
    access: 'bexio.connect',
    notWhileImpersonating: true,
    response: { 303: null },
    errors: [401, 403, 409],
    async handler(request, reply) {
      const outcome = await returnedWith(requireSystem(deps), {
        actor: requireActor(actorOf(request)),
        origin: request.publicOrigin,
        state: readText(request.query, 'state') ?? '',
        code: readText(request.query, 'code'),
      });
      return reply.redirect(`/admin/settings/bexio?bexio=${outcome}`, 303);
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/bexio/disconnect',
    summary: 'Die Verbindung beenden; Zuordnungen und Dokumente bleiben',
    access: 'bexio.connect',
    notWhileImpersonating: true,
    response: { 200: BexioResponse },
    errors: [401, 403, 409],
    async handler(request) {
      const connected = requireSystem(deps);
      await endConnection(connected, requireActor(actorOf(request)));
      return item('Bexio', await bexioResponse(deps.db, deps.system, deps.clock()));
    },
  });
}

interface Returned {
  readonly actor: Actor;
  readonly origin: string;
  readonly state: string;
  /** Null: somebody did not agree. */
  readonly code: string | null;
}

async function returnedWith(deps: AgreementDeps, { code, ...returned }: Returned): Promise<BexioReturn> {
  if (code === null) return 'declined';
  try {
    return (await endAgreement(deps, { ...returned, code })) ? 'connected' : 'late';
  } catch (error) {
    const isTheirs = [BexioAway, BexioBusy, BexioEnded, BexioRefused].some((kind) => error instanceof kind);
    if (!isTheirs) throw error;
    return 'failed';
  }
}

/** The connection with bexio, and what is transferred (docs/domain/payments.md#accounting). */
export async function bexioModule(app: FastifyInstance, deps: BexioDeps): Promise<void> {
  connectionRoutes(app, deps);
  choicesRoute(app, deps);
  agreementRoutes(app, deps);
  documentRoutes(app, deps);
}

import {
  CalendarAddressCreate,
  CalendarAddressMade,
  CalendarAddressResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { PRIVATE } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf, authorIdOf } from '../../lib/principal.ts';
import { conflict, notFound, unauthorised } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { type CalendarAddress, listCalendarAddresses } from './calendar-addresses.read-model.ts';
import {
  keepCalendarAddress,
  noteCalendarUse,
  removeCalendarAddress,
} from './calendar-addresses.repository.ts';
import { readCompanyCalendar } from './company-calendar.read-model.ts';
import { companyCalendar } from './company-calendar.ts';

const CALENDAR = 'text/calendar';
const TokenParams = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** Most addresses that there may be: more than an office has programs. */
const MOST_ADDRESSES = 20;

const addressResponse = (address: CalendarAddress): CalendarAddressResponse => ({
  '@id': iri('calendar_addresses', address.id),
  '@type': 'CalendarAddress',
  id: address.id,
  title: address.title,
  createdBy: fullNameOf(address),
  createdAt: address.createdAt.toISOString(),
  usedAt: address.usedAt?.toISOString() ?? null,
});

/** The entry of an address in the audit: it has the title, and never the secret. */
const entryOf = (what: 'create' | 'remove', id: string, title: string) => ({
  action: `calendar_address.${what}`,
  entity: 'calendar_address',
  entityId: id,
  label: title,
});

function listRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/calendar_addresses',
    summary: 'Adressen des Kalenders der Firma, ohne ihr Geheimnis',
    access: 'calendar_addresses.read',
    response: { 200: collectionOf(CalendarAddressResponse) },
    errors: [401, 403],
    async handler(request) {
      const items = (await listCalendarAddresses(db)).map(addressResponse);
      const page = wholePage(items.length);
      return collection(request, { type: 'CalendarAddress', items, total: items.length, page, filters: [] });
    },
  });
}

function createRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/calendar_addresses',
    summary: 'Neue Adresse des Kalenders der Firma; nur diese Antwort nennt sie',
    access: 'calendar_addresses.create',
    body: CalendarAddressCreate,
    response: { 201: CalendarAddressMade },
    errors: [401, 403, 409, 422],
    async handler(request, reply) {
      const actor = actorOf(request);
      const createdById = authorIdOf(actor);
      if (!createdById) throw unauthorised();
      const title = request.body.title.trim();
      const token = newToken();
      const at = clock();
      const made = await db.transaction(async (tx) => {
        if ((await listCalendarAddresses(tx)).length >= MOST_ADDRESSES)
          throw conflict(
            '/problems/too-many-addresses',
            'Es gibt schon zwanzig Adressen. Beende zuerst eine davon.',
          );
        const id = await keepCalendarAddress(tx, {
          title,
          tokenHash: hashToken(token),
          createdById,
          createdAt: at,
        });
        await recordAudit(tx, { actor, ...entryOf('create', id, title), at });
        return (await listCalendarAddresses(tx)).find((address) => address.id === id);
      });
      if (!made) throw notFound();
      const url = `${request.publicOrigin}/api/company-calendar/${token}.ics`;
      reply.code(201);
      return item('CalendarAddress', { ...addressResponse(made), url });
    },
  });
}

function removeRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'DELETE',
    url: '/api/calendar_addresses/:id',
    summary: 'Beendet eine Adresse des Kalenders der Firma',
    access: 'calendar_addresses.remove',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const { id } = request.params;
      await db.transaction(async (tx) => {
        const title = await removeCalendarAddress(tx, id);
        if (title === null) throw notFound();
        await recordAudit(tx, { actor: actorOf(request), ...entryOf('remove', id, title), at: clock() });
      });
      return reply.code(204).send();
    },
  });
}

function calendarRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/company-calendar/:token.ics',
    summary: 'Kalender der Firma zum Abonnieren: alle Events, für das Büro',
    access: 'company_calendar.read',
    params: TokenParams,
    response: { 200: Type.String() },
    errors: [404],
    produces: [CALENDAR],
    async handler(request, reply) {
      const now = clock();
      if (!(await noteCalendarUse(db, hashToken(request.params.token), now)))
        throw notFound('Diesen Kalender gibt es nicht, oder nicht mehr.');
      reply.headers({ ...PRIVATE, 'content-type': `${CALENDAR}; charset=utf-8` });
      return reply.send(companyCalendar(await readCompanyCalendar(db, now), request.publicOrigin));
    },
  });
}

/** The calendar of the company behind addresses that nobody can guess (docs/domain/office.md#company-calendar). */
export async function companyCalendarModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  listRoute(app, deps);
  createRoute(app, deps);
  removeRoute(app, deps);
  calendarRoute(app, deps);
}

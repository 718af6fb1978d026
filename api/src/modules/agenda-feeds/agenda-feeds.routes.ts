import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { publicFor } from '../../lib/caching.ts';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { sendTagged } from '../../lib/send-tagged.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { AGENDA_FILTERS, eventsQueryOf } from './agenda-address.ts';
import { agendaCalendar } from './agenda-calendar.ts';
import { agendaDataFeed } from './agenda-data-feed.ts';
import { type AgendaDate, readAgendaDates } from './agenda-dates.read-model.ts';
import { agendaFeed, type FeedAddresses } from './agenda-feed.ts';

const MOST_DATES = 500;
const NEWEST_DATES = 50;
/** Seconds. */
const KEPT_FOR = 300;

interface Format {
  readonly extension: 'ics' | 'atom' | 'json';
  readonly type: string;
  readonly summary: string;
  readonly schema: TSchema;
  /** The newest ones instead of the next ones. */
  readonly newest?: boolean;
  readonly write: (dates: readonly AgendaDate[], addresses: FeedAddresses) => string;
}

const FORMATS: readonly Format[] = [
  {
    extension: 'ics',
    type: 'text/calendar',
    summary: 'Die Agenda als Kalender, mit ihren Filtern (`/agenda.ics`)',
    schema: Type.String(),
    write: (dates, { origin }) => agendaCalendar(dates, origin),
  },
  {
    extension: 'atom',
    type: 'application/atom+xml',
    summary: 'Neue Termine als Atom-Feed, mit den Filtern der Agenda (`/agenda.atom`)',
    schema: Type.String(),
    newest: true,
    write: agendaFeed,
  },
  {
    extension: 'json',
    type: 'application/ld+json',
    summary: 'Die Agenda als DataFeed von schema.org, mit ihren Filtern (`/agenda.json`)',
    schema: Type.Object({}, { additionalProperties: true }),
    write: (dates, { origin, page }) => agendaDataFeed(dates, origin, page),
  },
];

function addressesOf({ url, publicOrigin: origin }: ApiRequest, extension: string): FeedAddresses {
  const [, search = ''] = url.split('?', 2);
  const query = search && `?${search}`;
  return { origin, page: `${origin}/agenda${query}`, feed: `${origin}/agenda.${extension}${query}` };
}

/** The agenda for other programs, at `/agenda.ics` and beside it (docs/domain/events.md#dates-elsewhere). */
export async function agendaFeedsModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  for (const { extension, type, summary, schema, newest, write } of FORMATS) {
    defineRoute(app, {
      method: 'GET',
      url: `/api/agenda.${extension}`,
      summary,
      access: 'agenda_feeds.read',
      response: { 200: schema, 304: null },
      errors: [400, 422],
      filters: AGENDA_FILTERS,
      produces: [type],
      async handler(request, reply) {
        const most = newest ? NEWEST_DATES : MOST_DATES;
        const now = clock();
        const query = eventsQueryOf(request.query, zurichDate(now));
        const dates = await readAgendaDates(db, query, { most, now, ...(newest && { newest }) });
        reply.headers({ ...publicFor(KEPT_FOR), 'content-type': `${type}; charset=utf-8` });
        return sendTagged(request, reply, write(dates, addressesOf(request, extension)));
      },
    });
  }
}

import type { EventResponse } from '@firn/shared-contracts/api';
import { and, gte, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbidden, notFound, unauthorised } from '../../lib/problem.ts';
import type { Projection } from '../../lib/projection.ts';
import { type EventFilter, filterFor } from './event-filter.ts';
import { isBookedBy, isGuidedBy } from './event-visibility.read-model.ts';
import { findEvent, listEvents, listWhere } from './events.read-model.ts';
import { events } from './events.table.ts';

export interface EventList {
  readonly items: EventResponse[];
  readonly total: number;
}

export type EventsService = ReturnType<typeof createEventsService>;

/** Refuses the create-tour mode to visitors who may not create tours (docs/domain/queries.md#create-tour-mode). */
function requireTourCreation({ user, permissions }: Visitor): void {
  if (!user) throw unauthorised();
  if (!permissions.canCreateTours && !permissions.canCreateSpontaneousTours) throw forbidden();
}

export function createEventsService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    /** @throws 401 or 403 for `guideCreateTour` without the permission. */
    async list(
      filter: EventFilter,
      page: Page,
      who: { readonly visitor: Visitor; readonly projection: Projection | null },
    ): Promise<EventList> {
      if (filter.guideCreateTour) requireTourCreation(who.visitor);
      return listEvents(db, filterFor(who.visitor, filter), page, { ...who, now: clock() });
    },

    /** @throws 404 for an unknown or hidden event. */
    async find(
      id: string,
      who: { readonly visitor: Visitor; readonly projection: Projection | null },
    ): Promise<EventResponse> {
      const event = await findEvent(db, id, { ...who, now: clock() });
      if (!event) throw notFound();
      return event;
    },

    /**
     * Events a user guides or has booked: past ones, or those to come.
     * @throws 404 for another user's, unless an admin asks.
     */
    async listOf(
      userId: string,
      list: { readonly past: boolean; readonly filter: EventFilter; readonly page: Page },
      who: { readonly visitor: Visitor; readonly projection: Projection | null },
    ): Promise<EventList> {
      const { visitor } = who;
      if (visitor.user?.id !== userId && !visitor.permissions.isAdmin) throw notFound();
      const now = clock();
      const when = list.past ? lt(events.end, now) : gte(events.end, now);
      const isTheirs = or(isGuidedBy(db, [userId]), isBookedBy(db, userId, { active: true }));
      return listWhere(db, and(isTheirs, when), { ...list, view: { ...who, now } });
    },
  };
}

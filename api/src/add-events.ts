import type { FastifyInstance } from 'fastify';
import { type EventDeps, eventsModule, guideNews } from './modules/events/index.ts';
import { assignGuide, guideAssignmentsModule } from './modules/guide-assignments/index.ts';
import { guideSearches, guideSearchesModule } from './modules/guide-searches/index.ts';

/** Events and who leads them: each needs what the other does. */
export async function addEvents(app: FastifyInstance, deps: Omit<EventDeps, 'askGuide'>): Promise<void> {
  const { db, clock } = deps;
  await app.register(eventsModule, { ...deps, askGuide: assignGuide });
  const leading = { db, clock, news: guideNews, searches: guideSearches };
  await app.register(guideAssignmentsModule, leading);
  await app.register(guideSearchesModule, leading);
}

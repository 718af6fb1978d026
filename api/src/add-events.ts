import type { FastifyInstance } from 'fastify';
import { type EventDeps, eventsModule, guideNews } from './modules/events/index.ts';
import { assignGuide, guideAssignmentsModule } from './modules/guide-assignments/index.ts';

/** Events and who leads them: each needs what the other does. */
export async function addEvents(app: FastifyInstance, deps: Omit<EventDeps, 'askGuide'>): Promise<void> {
  const { db, clock } = deps;
  await app.register(eventsModule, { ...deps, askGuide: assignGuide });
  await app.register(guideAssignmentsModule, { db, clock, news: guideNews });
}

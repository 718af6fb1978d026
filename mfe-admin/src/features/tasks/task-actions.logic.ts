import type { TaskResponse } from '@firn/shared-contracts/api';
import { EVENT_WORK, type WorkKind } from '@firn/shared-contracts/domain';
import { bookingPath, privateRequestPath } from '../../shared/booking-paths.ts';
import { contentPath } from '../../shared/cms-paths.ts';
import { eventMaterialPath, occurrencePath, reportPath, sleepingPath } from '../../shared/event-paths.ts';
import { offerPath } from '../../shared/offer-paths.ts';
import { HUT_WORK, MATERIAL_WORK, REPORT_WORK } from '../../shared/open-work.ts';

const has = (kinds: readonly string[], kind: string) => kinds.includes(kind);

/** Kinds that a dialog settles; what beds need is more than fits in one. */
export type InPlace = Exclude<WorkKind, (typeof HUT_WORK)[number]>;

export const isInPlace = (kind: TaskResponse['kind']): kind is InPlace =>
  kind !== 'own' && !has(HUT_WORK, kind);

/** The page of the thing; null where a task has none. */
export function subjectPath({ kind, subject }: TaskResponse): string | null {
  if (!subject) return null;
  const { '@id': iri, id, offer } = subject;
  if (has(REPORT_WORK, kind)) return reportPath({ id, offer: offer ?? '' });
  if (has(HUT_WORK, kind)) return sleepingPath({ id, offer: offer ?? '' });
  if (has(MATERIAL_WORK, kind)) return eventMaterialPath({ id, offer: offer ?? '' });
  if (has(EVENT_WORK, kind) || offer) return occurrencePath({ id, offer: offer ?? '' });
  if (iri.startsWith('/api/contents/')) return contentPath({ id });
  if (iri.startsWith('/api/private_requests/')) return privateRequestPath({ id });
  return iri.startsWith('/api/bookings/') ? bookingPath({ id }) : offerPath({ id });
}

/** The task to go on with once this one is settled: what follows it in the list, as far as it is still there. */
export function nextOf(
  tasks: readonly TaskResponse[],
  settled: TaskResponse,
  left: readonly TaskResponse[],
): TaskResponse | null {
  const following = tasks.slice(tasks.findIndex(({ id }) => id === settled.id) + 1);
  return following.map(({ id }) => left.find((task) => task.id === id)).find((task) => task) ?? null;
}

/** Whether nothing is left to do of a task for now: it is gone, or waits until another day. */
export function isSettled(task: TaskResponse, left: readonly TaskResponse[]): boolean {
  const still = left.find(({ id }) => id === task.id);
  return still === undefined || still.day !== task.day;
}

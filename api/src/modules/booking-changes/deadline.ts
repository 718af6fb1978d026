import type { ChangedEvent, Obstacle } from './change-plan.ts';

interface Deadline {
  readonly until: Date;
  readonly obstacles: readonly Obstacle[];
}

/** Guests change persons and date until the registration deadline; of two events until the first of theirs. */
export function untilDeadline(events: readonly ChangedEvent[], now: Date): Deadline {
  const until = new Date(Math.min(...events.map((event) => event.registrationDeadline.getTime())));
  return { until, obstacles: now <= until ? [] : [{ field: 'registrationDeadline', until }] };
}

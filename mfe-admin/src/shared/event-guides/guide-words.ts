import type { EventResponse } from '@firn/shared-contracts/api';

export interface GuideName {
  readonly id: string;
  readonly name: string;
  /** `offer`: a guide of the offer, who stands in. */
  readonly state: 'accepted' | 'asked' | 'declined' | 'offer';
}

const ORDER = ['accepted', 'asked', 'offer', 'declined'] as const;

/** Who leads an event or was asked to (docs/domain/events.md#guides), the surest first. */
export function guideNames({
  guides,
  assignments,
}: Pick<EventResponse, 'guides' | 'assignments'>): readonly GuideName[] {
  const assigned = (assignments ?? []).flatMap(({ guide, state }): GuideName[] =>
    state === 'withdrawn' ? [] : [{ id: guide.id, name: guide.fullName, state }],
  );
  const known = new Set(assigned.filter(({ state }) => state !== 'declined').map(({ id }) => id));
  const standingIn = guides
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, fullName }): GuideName => ({ id, name: fullName, state: assignments ? 'offer' : 'accepted' }),
    );
  return [...assigned, ...standingIn].toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

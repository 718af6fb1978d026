import type { EventResponse } from '@firn/shared-contracts/api';

export interface GuideName {
  readonly id: string;
  readonly name: string;
  readonly state: 'accepted' | 'asked' | 'declined';
}

const ORDER = ['accepted', 'asked', 'declined'] as const;

/** Who leads an event or was asked to (docs/domain/events.md#guides), the surest first. */
export function guideNames({
  guides,
  assignments,
}: Pick<EventResponse, 'guides' | 'assignments'>): readonly GuideName[] {
  const assigned = (assignments ?? []).flatMap(({ guide, state }): GuideName[] =>
    state === 'withdrawn' ? [] : [{ id: guide.id, name: guide.fullName, state }],
  );
  const named = guides.map(({ id, fullName }): GuideName => ({ id, name: fullName, state: 'accepted' }));
  return (assignments ? assigned : named).toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** Groups that may be told of what happens to an event, each by a switch (docs/domain/events.md#who-is-told). */
export const TOLD_GROUPS = ['bookers', 'participants', 'guides', 'houses', 'remembered', 'office'] as const;
export type ToldGroup = (typeof TOLD_GROUPS)[number];

/** Groups that may read a message to the persons of an event, too. */
export const ALSO_TOLD = ['guides', 'houses', 'office'] as const satisfies readonly ToldGroup[];

/** Facts that guests rely on, and that may be changed (docs/domain/events.md#changed-events). */
export const CHANGED_FACTS = ['date', 'place', 'meeting', 'map', 'price', 'guides'] as const;
export type ChangedFact = (typeof CHANGED_FACTS)[number];

/** 409: `preview` is what would happen now, beside what its reader was shown. */
export const PLAN_CHANGED = '/problems/plan-changed';

import type { AssignmentConflictsResponse } from '@firn/shared-contracts/api';
import {
  type DayAvailability,
  type GuideLevel,
  type LocalDate,
  reachesLevel,
} from '@firn/shared-contracts/domain';
import { formatDay, formatDays } from '../../lib/swiss-format.ts';

/** What a guide leads at the same time, as others are told of it. */
export interface Overlap {
  /** Full name. */
  readonly guide: string;
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
}

export interface ConflictFacts {
  readonly guide: { readonly fullName: string; readonly level: GuideLevel | null };
  readonly event: {
    readonly requiredGuideLevel: GuideLevel | null;
    readonly personsPerGuide: number | null;
    readonly maximumParticipants: number;
  };
  /** What the guide says of each day of the event. */
  readonly days: readonly { readonly date: LocalDate; readonly availability: DayAvailability | null }[];
  /** Another event at the same time that the guide has accepted. */
  readonly overlap: Overlap | null;
  /** Other guides who are asked or have accepted. */
  readonly otherGuides: number;
  /** The guide is asked or has accepted already. */
  readonly isAssigned: boolean;
}

export type AssignmentConflict = AssignmentConflictsResponse['conflicts'][number];

const namesOf = (dates: readonly LocalDate[]): string => dates.map(formatDay).join('; ');

export const overlapText = ({ guide, code, title, start, end }: Overlap): string =>
  `${guide} leitet zur gleichen Zeit den Event ${code} «${title}» (${formatDays(start, end)}).`;

function dayConflicts({ guide, days }: ConflictFacts): AssignmentConflict[] {
  const datesOf = (wanted: DayAvailability) =>
    days.filter(({ availability }) => availability === wanted).map(({ date }) => date);
  const [busy, maybe] = [datesOf('busy'), datesOf('maybe')];
  const conflicts: AssignmentConflict[] = [];
  if (busy.length > 0) {
    const message = `${guide.fullName} ist besetzt: ${namesOf(busy)}.`;
    conflicts.push({ kind: 'busy', message, needsReason: true });
  }
  if (maybe.length > 0) {
    const message = `${guide.fullName} kann vielleicht: ${namesOf(maybe)}.`;
    conflicts.push({ kind: 'maybe', message, needsReason: false });
  }
  return conflicts;
}

function ratioConflicts({ event, otherGuides }: ConflictFacts): AssignmentConflict[] {
  const { personsPerGuide, maximumParticipants } = event;
  const needed = personsPerGuide ? Math.ceil(maximumParticipants / personsPerGuide) : 0;
  const guides = otherGuides + 1;
  if (guides >= needed) return [];
  const message = `Für ${maximumParticipants} Plätze braucht es ${needed} Guides; mit dieser Person sind es ${guides}.`;
  return [{ kind: 'ratio', message, needsReason: false }];
}

/** Why a guide does not quite fit an event, what is refused without a reason first (docs/domain/events.md#guides). */
export function conflictsOf(facts: ConflictFacts): AssignmentConflict[] {
  const { guide, event, overlap } = facts;
  const conflicts: AssignmentConflict[] = [];
  if (overlap) {
    conflicts.push({ kind: 'overlap', message: overlapText(overlap), needsReason: true });
  }
  if (!reachesLevel(guide.level, event.requiredGuideLevel)) {
    const message = `${guide.fullName} hat die Qualifikation nicht, die der Event verlangt.`;
    conflicts.push({ kind: 'qualification', message, needsReason: true });
  }
  conflicts.push(...dayConflicts(facts), ...ratioConflicts(facts));
  if (facts.isAssigned) {
    const message = `${guide.fullName} ist für diesen Event schon angefragt oder zugeteilt.`;
    conflicts.push({ kind: 'assigned', message, needsReason: false });
  }
  return conflicts;
}

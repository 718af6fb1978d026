import { formatDateRange } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { ASSIGNMENT_STATE_LABELS, eventStateLabel, GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import type { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import type { BoardAssignment, BoardEvent, BoardGuide } from './board.logic.ts';

type T = Translate<typeof planningBoardTexts>;

export const nameOfEvent = ({ code, title }: Pick<BoardEvent, 'code' | 'title'>): string =>
  `${code} ${title}`;

export const levelOf = (t: T, { guideLevel }: Pick<BoardGuide, 'guideLevel'>): string =>
  guideLevel ? GUIDE_LEVEL_LABELS[guideLevel] : t('noLevel');

export const seatsOf = (t: T, { takenSeats, maximumParticipants }: BoardEvent): string =>
  t('seats', { taken: String(takenSeats), maximum: String(maximumParticipants) });

/** How many events nobody is asked for, and how many wait for an answer. */
export const openWords = (t: T, open: number, awaiting: number): string =>
  [t('openCount', { count: open }), awaiting > 0 && t('awaiting', { count: awaiting })]
    .filter(Boolean)
    .join(', ');

/** What there is to know of a bar beside code and title. */
export function barFacts(t: T, event: BoardEvent, assignment: BoardAssignment | null, now: Date): string {
  const { start, end, requiredGuideLevel, hasInheritedGuides } = event;
  return [
    formatDateRange(start, end),
    assignment ? ASSIGNMENT_STATE_LABELS[assignment.state] : hasInheritedGuides ? t('inherited') : '',
    eventStateLabel(event, now),
    seatsOf(t, event),
    requiredGuideLevel ? t('needs', { level: GUIDE_LEVEL_LABELS[requiredGuideLevel] }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

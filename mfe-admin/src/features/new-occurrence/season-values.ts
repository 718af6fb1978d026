import type {
  EventResponse,
  EventSeason,
  EventSeasonResponse,
  OfferResponse,
  SeasonGoal,
} from '@firn/shared-contracts/api';
import { addDays, daysBetween, type LocalDate, zurichDate, zurichTime } from '@firn/shared-contracts/domain';

// `type`, because an interface has no index signature.
export type SeasonValues = {
  readonly offer: string;
  readonly copyOf: string | null;
  readonly days: readonly LocalDate[] | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly durationDays: number | null;
  readonly deadlineDays: number | null;
  readonly guide: string | null;
  readonly hasAgreed: boolean;
  readonly to: SeasonGoal;
  readonly reason: string;
};

/** An event whose times are proposed; copied, its own values as well. */
export interface Model {
  readonly event: Pick<EventResponse, '@id' | 'code' | 'start' | 'end'>;
  readonly isCopied: boolean;
  /** Days after it that are proposed; null for no proposal. */
  readonly shift: number | null;
}

const dateOf = (instant: string): LocalDate => zurichDate(new Date(instant));
const timeOf = (instant: string): string => zurichTime(new Date(instant));

/** The form begins with times and length of the model, else with the length of the offer. */
export function firstValues(offer: OfferResponse, model: Model | null): SeasonValues {
  const event = model?.event;
  const shift = model?.shift ?? null;
  return {
    offer: offer['@id'],
    copyOf: model?.isCopied ? model.event['@id'] : null,
    days: event && shift !== null ? [addDays(dateOf(event.start), shift)] : null,
    startTime: event ? timeOf(event.start) : null,
    endTime: event ? timeOf(event.end) : null,
    durationDays: event ? daysBetween(dateOf(event.start), dateOf(event.end)) + 1 : offer.durationDays,
    deadlineDays: null,
    guide: null,
    hasAgreed: false,
    to: 'draft',
    reason: '',
  };
}

const isSaid = (value: unknown): boolean => value !== null && value !== '' && value !== false;

/** Makes the request of what is filled in. */
export const requestOf = (values: SeasonValues): EventSeason =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value))) as unknown as EventSeason;

/** Whether anything is missing that somebody has to say a reason for. */
export const needsReason = ({ checks, events }: EventSeasonResponse, { to }: SeasonValues): boolean =>
  events.some(({ trouble }) => trouble !== null) ||
  (to === 'open' && checks.some(({ isMet, isNeeded }) => !(isMet || isNeeded)));

/** Whether something is missing that no reason gets through. */
export const isBlocked = ({ checks }: EventSeasonResponse, { to }: SeasonValues): boolean =>
  to === 'open' && checks.some(({ isMet, isNeeded }) => isNeeded && !isMet);

import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/extension';
import { sharedTexts } from '../i18n/de-CH/shared.ts';
import { occupancyTone } from './occupancy.logic.ts';
import { StateMark } from './state-mark.tsx';

type Seats = Pick<EventResponse, 'bookedPlaces' | 'minimumParticipants' | 'maximumParticipants'>;

/** Booked seats of the maximum, and the minimum while it is not reached. */
export function Occupancy({ event }: { readonly event: Seats }) {
  const t = useTexts(sharedTexts);
  const { bookedPlaces, minimumParticipants: minimum, maximumParticipants: maximum } = event;
  const booked = bookedPlaces ?? '–';
  const isShort = bookedPlaces !== null && bookedPlaces < minimum;
  return (
    <StateMark tone={occupancyTone(event)}>
      {t(isShort ? 'occupancy.short' : 'occupancy.reached', { booked, maximum, minimum })}
    </StateMark>
  );
}

import { useTexts } from '@firn/shared-ui/remote';
import { RowNumber, RowTick } from '@firn/shared-ui/resource-list';
import { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import type { EventRow } from './event-row.ts';
import { useEventEdit } from './use-event-edit.ts';

/** Of the contract. */
const MOST_PARTICIPANTS = 99;

interface CellProps {
  readonly event: EventRow;
}

/** Seats taken of the maximum, which is changed here; below the seats taken the server refuses it. */
export function SeatsCell({ event }: CellProps) {
  const t = useTexts(eventListTexts);
  const edit = useEventEdit();
  const { bookedPlaces, minimumParticipants: minimum, maximumParticipants: maximum } = event;
  return (
    <RowNumber
      label={t('maximumOf', { event: event.code })}
      value={maximum}
      min={Math.max(1, bookedPlaces ?? 1)}
      max={MOST_PARTICIPANTS}
      onSave={(maximumParticipants) => edit(event, { maximumParticipants })}
    >
      {t('seats', { booked: bookedPlaces ?? '–', maximum, minimum })}
    </RowNumber>
  );
}

export function FlagCell({ event, flag }: CellProps & { readonly flag: 'organized' | 'concluded' }) {
  const t = useTexts(eventListTexts);
  const edit = useEventEdit();
  return (
    <RowTick
      label={t('flagOf', { flag: t(`columns.${flag}`), event: event.code })}
      isOn={event[flag] ?? false}
      onSave={(isOn) => edit(event, { [flag]: isOn })}
    />
  );
}

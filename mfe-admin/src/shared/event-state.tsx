import type { EventResponse } from '@firn/shared-contracts/api';
import { EVENT_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { sharedTexts } from '../i18n/de-CH/shared.ts';

type Facts = Pick<EventResponse, 'state' | 'registrationDeadline'>;

/** The state of an event in words: an open one takes no bookings once its deadline is over, and says so. */
export function EventState({ event: { state, registrationDeadline } }: { readonly event: Facts }) {
  const t = useTexts(sharedTexts);
  const { now } = useShell();
  const isOver = state === 'open' && new Date(registrationDeadline) < now();
  return isOver ? t('deadlineOver') : EVENT_STATE_LABELS[state];
}

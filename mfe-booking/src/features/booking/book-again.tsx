import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Link, useLocation } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { removeOutcome } from './outcome.ts';
import { bookingPaths } from './paths.ts';

/** State of the history entry of somebody who came back to the form of what they have booked. */
export const CAME_BACK = { cameBack: true } as const;

export const useCameBack = (): boolean =>
  (useLocation().state as Partial<typeof CAME_BACK> | null)?.cameBack === true;

/** For who came back to the form: it, once more. */
export function BookAgain({ eventId }: { readonly eventId: string }) {
  const shell = useShell();
  const t = useTexts(bookingTexts);
  if (!useCameBack()) return null;
  return (
    <Link to={bookingPaths(eventId).details} onClick={() => removeOutcome(shell, eventId)}>
      {t('confirmation.again')}
    </Link>
  );
}

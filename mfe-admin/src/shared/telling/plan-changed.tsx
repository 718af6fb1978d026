import type { GroupedMails } from '@firn/shared-contracts/api';
import { PLAN_CHANGED } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { useTexts } from '@firn/shared-ui/remote';
import { tellingTexts } from '../../i18n/de-CH/telling.ts';

/** Both previews of an event count these. */
interface Counted {
  readonly bookings: number;
  readonly persons: number;
  readonly mails: readonly GroupedMails[];
}

/** Tells what would happen now, where a change was refused because others are concerned by it meanwhile. */
export function planOfNow<Preview extends Counted>(error: unknown): Preview | null {
  if (!isApiError(error) || error.problem.type !== PLAN_CHANGED) return null;
  return (error.problem as { readonly preview?: Preview }).preview ?? null;
}

const countsOf = ({ bookings, persons, mails }: Counted) => ({
  bookings,
  persons,
  mails: mails.reduce((sum, { recipients }) => sum + recipients.length, 0),
});

/** Both, what somebody was shown and what is so now (docs/domain/events.md#who-is-told). */
export function PlanChanged({ before, now }: { readonly before: Counted; readonly now: Counted }) {
  const t = useTexts(tellingTexts);
  return (
    <div role="alert">
      <p>{t('changed')}</p>
      <p>{t('before', countsOf(before))}</p>
      <p>{t('now', countsOf(now))}</p>
    </div>
  );
}

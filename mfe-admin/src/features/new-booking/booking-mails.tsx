import type { EventResponse } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { useFormValues } from '@firn/shared-ui/form';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ruleContext } from '../../shared/booking-form/person-values.logic.ts';
import { goesToWaitlist, type NewBookingValues, newBookingBody } from './booking-values.logic.ts';
import styles from './new-booking.module.css';

const bookings = resource('bookings');
const waitlist = resource('waitlist_entries');

interface BookingMailsProps {
  readonly event: EventResponse;
  readonly rentable: Rentable | null;
  readonly total: Rappen;
}

/** What the guest is written, with what stands in the form by now; the terms are not needed to look at it. */
export function BookingMails({ event, rentable, total }: BookingMailsProps) {
  const { now } = useShell();
  const values = useFormValues<NewBookingValues>();
  if (!values.notify) return null;
  const asked = { event, context: ruleContext(event, now()), rentable };
  return (
    <div className={styles.wide}>
      <StepMails
        path={(goesToWaitlist(values) ? waitlist : bookings).path}
        body={newBookingBody({ ...values, acceptTerms: true }, asked, total)}
        options={{ query: { dryRun: 1 } }}
      />
    </div>
  );
}

import type { BookingChangePreview, BookingResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import styles from './change.module.css';
import { ChangePreview } from './change-preview.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import type { ChangeHandle } from './use-change.ts';

interface ConfirmChangeProps {
  readonly booking: BookingResponse;
  readonly change: ChangeHandle;
  /** What the binding button says, by what it costs. */
  readonly submitText: (preview: BookingChangePreview) => string;
  readonly isFree?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** The price of a change, and the button that makes it. */
export function ConfirmChange({ booking, change, submitText, isFree = false, children }: ConfirmChangeProps) {
  const t = useTexts(bookingChangesTexts);
  const { preview, trouble, isSending, confirm, retry } = change;
  const { data } = preview;
  // A refused change has no price, and one that is over no button.
  const isOpen = data !== undefined && !preview.isError && trouble?.kind !== 'over';
  return (
    <>
      {preview.isLoading && <p role="status">{t('preview.loading')}</p>}
      {isOpen && <ChangePreview preview={data} booking={booking} isFree={isFree} />}
      {trouble && <TroubleNotice trouble={trouble} onRetry={retry} />}
      <div className={styles.actions}>
        {isOpen && (
          <Button onClick={() => void confirm()} disabled={preview.isFetching} aria-disabled={isSending}>
            {isSending ? t('sending') : submitText(data)}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** Whether a change makes its guest pay; what was called off costs nothing until it is another date. */
export function costs(
  { fee, difference, total }: BookingChangePreview,
  { state, paid }: BookingResponse,
): boolean {
  if (state === 'annulled') return total > paid;
  return fee > 0 || difference > 0;
}

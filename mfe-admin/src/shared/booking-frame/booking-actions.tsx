import type { BookingResponse } from '@firn/shared-contracts/api';
import { hasUnsavedText, useShell, useTexts } from '@firn/shared-ui/remote';
import { RecordActions } from '@firn/shared-ui/resource-page';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { bookingFrameTexts } from '../../i18n/de-CH/booking-frame.ts';
import { CancelDialog, RebookDialog, RestoreDialog } from '../booking-changes/change-dialogs.tsx';
import { type OfficeChange, type OfficeStep, possibleFor } from './booking-steps.ts';

const SeatOfferDialog = lazy(async () => {
  const { SeatOfferDialog } = await import(
    /* webpackChunkName: "booking-desk" */ '../booking-changes/seat-offer-dialog.tsx'
  );
  return { default: SeatOfferDialog };
});

const BookingStepDialog = lazy(async () => {
  const { BookingStepDialog } = await import(
    /* webpackChunkName: "booking-desk" */ './booking-step-dialog.tsx'
  );
  return { default: BookingStepDialog };
});

interface ChangeDialogProps {
  readonly booking: BookingResponse;
  readonly onClose: () => void;
}

const DIALOGS: Readonly<Record<OfficeChange, ComponentType<ChangeDialogProps>>> = {
  cancel: CancelDialog,
  rebook: RebookDialog,
  restore: RestoreDialog,
  offer: SeatOfferDialog,
};

type Open = { readonly step: OfficeStep } | { readonly change: OfficeChange };

function OpenDialog({ open, ...props }: ChangeDialogProps & { readonly open: Open }) {
  if ('step' in open) return <BookingStepDialog {...props} step={open.step} />;
  const ChangeDialog = DIALOGS[open.change];
  return <ChangeDialog {...props} />;
}

/** What the office can do with a booking as a whole; each asks before, with what it does. */
export function BookingActions({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingFrameTexts);
  const { now, toasts } = useShell();
  const [open, setOpen] = useState<Open | null>(null);
  const { steps, changes } = possibleFor(booking, now());
  const ask = (what: Open) => () => {
    // It is about what is stored, not about what stands on the screen.
    if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
    else setOpen(what);
  };
  const actions = [
    ...steps.map((step, index) => ({
      text: t(`steps.${step}`),
      isNext: index === 0,
      onPress: ask({ step }),
    })),
    ...changes.map((change) => ({ text: t(`actions.${change}`), onPress: ask({ change }) })),
  ];
  return (
    <>
      <RecordActions actions={actions} />
      {open && (
        <Suspense>
          <OpenDialog open={open} booking={booking} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

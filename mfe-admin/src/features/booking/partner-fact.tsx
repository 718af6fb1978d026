import type { BookingResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { PageSkeleton } from '@firn/shared-ui/resource-page';
import { lazy, Suspense, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './booking.module.css';

const PartnerDialog = lazy(async () => {
  const { PartnerDialog } = await import(/* webpackChunkName: "booking-partner" */ './partner-dialog.tsx');
  return { default: PartnerDialog };
});

/** Says who brought the guests, and has the way to correct it (docs/domain/partners.md#whose-guest). */
export function BookingPartnerFact({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingTexts);
  const [isOpen, setOpen] = useState(false);
  const { partner } = booking;
  return (
    <>
      <Facts
        facts={[[t('partner.title'), partner ? `${partner.title} (${partner.code})` : t('partner.nobody')]]}
      />
      <Button variant="default" className={styles.edit} onClick={() => setOpen(true)}>
        {t('partner.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={<PageSkeleton />}>
          <PartnerDialog booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

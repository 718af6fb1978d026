import type { SuspiciousBookingsResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { suspiciousBookingsTexts } from '../../i18n/de-CH/suspicious-bookings.ts';
import styles from './suspicious-network.module.css';
import { useCancelAll } from './use-cancel-all.ts';

const WRAPPING = { className: styles.action ?? '', classNames: { label: styles.actionText ?? '' } };

/** «Alle absagen und Plätze freigeben»; nothing once there is nothing left to cancel. */
export function CancelAll({ network }: { readonly network: SuspiciousBookingsResponse }) {
  const t = useTexts(suspiciousBookingsTexts);
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelAll(network, () => setAsking(false));
  const { ongoingBookings, takenSeats } = network;
  if (ongoingBookings === 0 && !isAsking) return null;
  return (
    <>
      <Button color="red" {...WRAPPING} onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('cancel.question', { count: ongoingBookings })}
          isFinal
          closeText={cancel.isPending ? null : t('cancel.keep')}
          onClose={() => setAsking(false)}
          action={
            <Button color="red" {...WRAPPING} loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cancel.action')}
            </Button>
          }
        >
          <p>{t('cancel.seats', { count: takenSeats })}</p>
          <p>{t('cancel.effect', { network: network.network })}</p>
          <p>{t('cancel.shared')}</p>
        </Dialog>
      )}
    </>
  );
}

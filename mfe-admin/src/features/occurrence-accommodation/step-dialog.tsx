import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import { RESERVATION_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sleepingTexts } from '../../i18n/de-CH/sleeping.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { type AskedStep, STATE_AFTER, wayOf } from './reservation-steps.logic.ts';
import styles from './reservations.module.css';

const reservations = resource('event_accommodations');

interface StepProps {
  readonly reservation: EventAccommodationResponse;
  readonly step: AskedStep;
}

/** How the house is told, where no mail goes out. */
function ByHand({ reservation, step }: StepProps) {
  const t = useTexts(sleepingTexts);
  const { phone, website } = reservation.accommodation;
  const way = wayOf(reservation, step);
  if (way === 'quietly') return <p>{t('dialog.quietly')}</p>;
  return (
    <>
      <p>{way === 'web' ? t('dialog.byWeb') : t('dialog.byPhone')}</p>
      {phone && <PhoneLink phone={phone} />}
      {way === 'web' && website && (
        <a href={website} target="_blank" rel="noreferrer">
          {t('dialog.website')}
        </a>
      )}
    </>
  );
}

function ByMail({
  reservation,
  step,
  isTold,
  onTold,
}: StepProps & {
  readonly isTold: boolean;
  readonly onTold: (isTold: boolean) => void;
}) {
  const t = useTexts(sleepingTexts);
  return (
    <>
      <p>{step === 'cancel' ? t('dialog.cancelMail') : t('dialog.byMail')}</p>
      <StepMails
        path={`${reservation['@id']}/transition`}
        body={{ to: STATE_AFTER[step], dryRun: true }}
        options={{ ifMatch: `"${reservation.version}"` }}
        isShown
      />
      <Checkbox
        label={t('dialog.notify')}
        checked={isTold}
        onChange={({ currentTarget }) => onTold(currentTarget.checked)}
      />
    </>
  );
}

/** Asks a house, tells it of other numbers, or gives its beds back: the mail is read before it goes. */
export function StepDialog({ reservation, step, onClose }: StepProps & { readonly onClose: () => void }) {
  const t = useTexts(sleepingTexts);
  const { toasts } = useShell();
  const write = useWrite(reservations);
  const [isTold, setTold] = useState(true);
  const to = STATE_AFTER[step];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => write.transition(reservation, { to, notify: isTold }),
    onSuccess: () => {
      toasts.add({ variant: 'success', text: t('done', { state: RESERVATION_STATE_LABELS[to] }) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t(`dialog.${step}`, { house: reservation.accommodation.title })}
      isFinal={step === 'cancel'}
      closeText={isPending ? null : t('dialog.close')}
      onClose={onClose}
      action={
        <Button {...(step === 'cancel' && { color: 'red' })} loading={isPending} onClick={() => mutate()}>
          {t(`dialog.${step}_send`)}
        </Button>
      }
    >
      <div className={styles.dialog}>
        {wayOf(reservation, step) === 'mail' ? (
          <ByMail reservation={reservation} step={step} isTold={isTold} onTold={setTold} />
        ) : (
          <ByHand reservation={reservation} step={step} />
        )}
        {error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
      </div>
    </Dialog>
  );
}

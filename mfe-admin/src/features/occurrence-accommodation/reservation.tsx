import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import { formatDateTime, formatLocalDate } from '@firn/shared-ui/format';
import { RESERVATION_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { sleepingTexts } from '../../i18n/de-CH/sleeping.ts';
import { accommodationPath } from '../../shared/accommodation-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { RESERVATION_TONES } from '../../shared/state-tones.ts';
import { type AskedStep, stepsOf } from './reservation-steps.logic.ts';
import styles from './reservations.module.css';
import { StepDialog } from './step-dialog.tsx';

const reservations = resource('event_accommodations');

interface ReservationProps {
  readonly reservation: EventAccommodationResponse;
}

function ReservationFacts({ reservation }: ReservationProps) {
  const t = useTexts(sleepingTexts);
  const { arrival, departure, needed, allergies, asked, askedAt, confirmedAt } = reservation;
  const { phone } = reservation.accommodation;
  const count = (key: 'guests' | 'guides', number: number) => t(key, { count: number });
  const persons = t('persons', {
    persons: String(needed.persons),
    guests: count('guests', needed.guests),
    sac: String(needed.guestsWithSac),
    guides: count('guides', needed.guides),
  });
  const food = needed.vegetarian > 0 ? t('vegetarian', { count: needed.vegetarian }) : null;
  return (
    <Facts
      facts={[
        [
          t('facts.stay'),
          t('stay', { arrival: formatLocalDate(arrival), departure: formatLocalDate(departure) }),
        ],
        [t('facts.persons'), persons],
        [t('facts.beds'), reservation.numberOfBeds],
        [t('facts.rooms'), reservation.numberOfBookedRooms || null],
        [t('facts.board'), reservation.halfBoard ? t('yes') : t('no')],
        [t('facts.food'), food],
        [t('facts.allergies'), allergies.join('; ')],
        [t('facts.note'), reservation.note],
        [
          t('facts.asked'),
          asked && askedAt && t('asked', { persons: String(asked.persons), at: formatDateTime(askedAt) }),
        ],
        [t('facts.confirmed'), confirmedAt && formatDateTime(confirmedAt)],
        [t('facts.release'), formatDateTime(reservation.releaseUntil)],
        [t('facts.phone'), phone && <PhoneLink key="phone" phone={phone} />],
      ]}
    />
  );
}

function Differences({ reservation }: ReservationProps) {
  const t = useTexts(sleepingTexts);
  if (reservation.differences.length === 0) return null;
  return (
    <div className={styles.differences}>
      <p>{t('differs')}</p>
      <ul>
        {reservation.differences.map(({ field, text }) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Notes that the house said yes. */
function Confirm({ reservation }: ReservationProps) {
  const t = useTexts(sleepingTexts);
  const { toasts } = useShell();
  const write = useWrite(reservations);
  const { mutate, isPending } = useMutation({
    mutationFn: () => write.transition(reservation, { to: 'confirmed' }),
    onSuccess: () =>
      toasts.add({ variant: 'success', text: t('done', { state: RESERVATION_STATE_LABELS.confirmed }) }),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  const { title: house } = reservation.accommodation;
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={t('stepOf', { step: t('steps.confirm'), house })}
      onClick={() => mutate()}
    >
      {t('steps.confirm')}
    </Button>
  );
}

function Steps({ reservation, onStep }: ReservationProps & { readonly onStep: (step: AskedStep) => void }) {
  const t = useTexts(sleepingTexts);
  const { title: house } = reservation.accommodation;
  return stepsOf(reservation).map((step) => (
    <Button
      key={step}
      {...(step === 'cancel' ? { variant: 'subtle', color: 'red' } : { variant: 'default' })}
      aria-label={t('stepOf', { step: t(`steps.${step}`), house })}
      onClick={() => onStep(step)}
    >
      {t(`steps.${step}`)}
    </Button>
  ));
}

/** A house of an event: who sleeps there, what the house knows, and what is next. */
export function Reservation({ reservation, editHref }: ReservationProps & { readonly editHref: string }) {
  const t = useTexts(sleepingTexts);
  const [step, setStep] = useState<AskedStep | null>(null);
  const { state, accommodation } = reservation;
  const isOver = state === 'cancelled';
  return (
    <li className={styles.reservation} data-over={isOver || undefined}>
      <div className={styles.head}>
        <h3>
          <Link to={accommodationPath(accommodation)}>{accommodation.title}</Link>
        </h3>
        <StateMark tone={RESERVATION_TONES[state]}>{RESERVATION_STATE_LABELS[state]}</StateMark>
      </div>
      <Differences reservation={reservation} />
      <ReservationFacts reservation={reservation} />
      {!isOver && (
        <div className={styles.steps}>
          {state === 'requested' && <Confirm reservation={reservation} />}
          <Steps reservation={reservation} onStep={setStep} />
          <Button
            component={Link}
            to={editHref}
            variant="default"
            aria-label={t('editOf', { house: accommodation.title })}
          >
            {t('edit')}
          </Button>
          <a href={`${reservation['@id']}/sheet.pdf`} download>
            {t('sheet')}
          </a>
        </div>
      )}
      {step && <StepDialog reservation={reservation} step={step} onClose={() => setStep(null)} />}
    </li>
  );
}

import type { EventStepPreview } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { eventFrameTexts } from '../../i18n/de-CH/event-frame.ts';
import { Facts } from '../facts.tsx';

/** The conditions that a step does not meet yet, by name. */
export function Missing({ missing }: { readonly missing: readonly Violation[] }) {
  const t = useTexts(eventFrameTexts);
  return (
    <div role="alert">
      <p>{t('missing')}</p>
      <ul>
        {missing.map(({ propertyPath, message }) => (
          <li key={propertyPath}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** How the event stands and what its minimum asks for: by the same figures as its head. */
function Standing({ standing }: { readonly standing: NonNullable<EventStepPreview['standing']> }) {
  const t = useTexts(eventFrameTexts);
  const { bookings, seats, minimum, maximum } = standing;
  const isReached = seats >= minimum;
  return (
    <Facts
      facts={[
        [t('booked'), t('bookedOf', { bookings, seats, maximum })],
        [t('minimum'), t(isReached ? 'minimumReached' : 'minimumMissed', { minimum })],
      ]}
    />
  );
}

/** Bookings, money and mails that a step moves. */
export function StepPreview({ preview }: { readonly preview: EventStepPreview }) {
  const t = useTexts(eventFrameTexts);
  const { bookings, persons, refund, mails, standing } = preview;
  const isQuiet = bookings === 0 && mails.length === 0 && refund === 0;
  return (
    <section aria-label={t('effects')}>
      {standing && <Standing standing={standing} />}
      {!isQuiet && (
        <>
          <p>{t('effects')}</p>
          {(bookings > 0 || refund > 0) && (
            <Facts
              facts={[
                [t('bookings'), String(bookings)],
                [t('persons'), String(persons)],
                [t('refund'), formatChf(refund)],
              ]}
            />
          )}
        </>
      )}
      {mails.length === 0 && <p>{t('noMails')}</p>}
      {mails
        .filter(({ group }) => group === undefined)
        .map(({ template, subject, recipients }) => (
          <details key={`${template} ${subject}`}>
            <summary>{t('mail', { subject, count: recipients.length })}</summary>
            <ul>
              {recipients.map((recipient) => (
                <li key={recipient}>{recipient}</li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

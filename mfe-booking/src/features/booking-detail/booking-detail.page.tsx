import type { BookingResponse } from '@firn/shared-contracts/api';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { CopyLink } from '../../shared/copy-link.tsx';
import { standingLines } from '../../shared/owed.logic.ts';
import { PriceLines } from '../../shared/price-lines.tsx';
import { Region } from '../../shared/region.tsx';
import styles from './booking-detail.module.css';
import { BookerFacts, EventFacts } from './booking-facts.tsx';
import { type BookingLink, bookingPath } from './booking-link.ts';
import { BookingStateText } from './booking-state.tsx';
import { Changes } from './changes.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { mayChange } from './may-change.logic.ts';
import { OwnBooking } from './own-booking.tsx';
import { PayNowPart } from './pay-now.part.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { fullName, PersonList } from './person-list.tsx';
import { PinboardPart } from './pinboard.part.tsx';
import { PriceHistory } from './price-history.tsx';
import { RefundPart } from './refund.part.tsx';
import { useRents } from './use-rents.ts';

interface BookingViewProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
}

function PriceSection({ booking, link }: BookingViewProps) {
  const t = useTexts(bookingDetailTexts);
  const names = booking.bookingPersons.map(fullName);
  const price = { ...booking, lines: standingLines(booking.lines) };
  return (
    <section className={styles.section}>
      <h2>{t('price')}</h2>
      {price.lines.length > 0 && <PriceLines price={price} names={names} />}
      <PriceHistory booking={booking} names={names} />
      <PaymentFacts booking={booking} />
      <InvoiceList link={link} />
    </section>
  );
}

/** A guest without an account comes back by the link alone. */
function OwnLink({ link }: Pick<BookingViewProps, 'link'>) {
  const t = useTexts(bookingDetailTexts);
  const { user } = useSession();
  if (user || !link.token) return null;
  return (
    <section className={styles.section}>
      <h2>{t('link.title')}</h2>
      <p>{t('link.text')}</p>
      <CopyLink label={t('link.label')} path={bookingPath(link)} />
    </section>
  );
}

const ENDED: readonly BookingResponse['state'][] = ['cancelled', 'annulled', 'rejected', 'expired'];
const hasEnded = ({ state }: BookingResponse): boolean => ENDED.includes(state);

function BookingView({ booking, link }: BookingViewProps) {
  const t = useTexts(bookingDetailTexts);
  const { mayReplace, mayChangeMaterial, mayCancelPerson } = mayChange(booking, useShell().now());
  const rents = useRents(booking, mayChangeMaterial);
  return (
    <Region>
      <header className={styles.head}>
        <p className={styles.number}>{t('number', { number: booking.bookingNumber })}</p>
        <h1 className={styles.title}>{booking.event.title}</h1>
        <BookingStateText booking={booking} link={link} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.section}>
            <h2>{t(hasEnded(booking) ? 'persons.ended' : 'persons.title')}</h2>
            <PersonList
              booking={booking}
              actions={{ mayReplace, mayChangeMaterial: rents, mayCancel: mayCancelPerson }}
              link={link}
            />
          </section>
          <PriceSection booking={booking} link={link} />
          <RefundPart booking={booking} link={link} />
          <PayNowPart booking={booking} link={link} />
          <PinboardPart booking={booking} />
        </div>
        <div className={styles.column}>
          <EventFacts booking={booking} link={link} />
          <Changes booking={booking} link={link} />
          <BookerFacts booking={booking} />
          <OwnLink link={link} />
        </div>
      </div>
    </Region>
  );
}

/** `/profil/buchung/:id?`; without an id it redirects to the bookings in the profile. */
export function Page() {
  return <OwnBooking>{(booking, link) => <BookingView booking={booking} link={link} />}</OwnBooking>;
}

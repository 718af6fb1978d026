import type { BookingPersonRequest, BookingRequest } from '@firn/shared-contracts/api';
import { BOOKER_FIELDS } from '@firn/shared-contracts/domain';
import { formatPhone } from '@firn/shared-ui/format';
import { choiceOf, type Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { invoiceToTexts } from '../../i18n/de-CH/invoice-to.ts';
import { personFactsTexts } from '../../i18n/de-CH/person-facts.ts';
import { Facts } from '../../shared/facts.tsx';
import { addressLine } from '../../shared/person/address-line.logic.ts';
import { InvoiceToLines } from '../../shared/person/invoice-to-lines.tsx';
import { PersonFacts, type ToldPerson } from '../../shared/person/person-facts.tsx';
import { useCountryName } from '../../shared/person-options.ts';
import { BOOKER_PLACE, MESSAGE_PLACE, personPlace } from './places.ts';
import styles from './review.module.css';

const rentedOf = (person: BookingPersonRequest, rentable: Rentable | null): string =>
  rentable?.rules.rentedBy(choiceOf(person), rentable.materials).join(', ') ?? '';

/** The booker's own words stand in a block of their own. */
const toldOf = (person: BookingPersonRequest): ToldPerson =>
  person.booker
    ? Object.fromEntries(
        Object.entries(person).filter(([field]) => !BOOKER_FIELDS.some((own) => own === field)),
      )
    : person;

interface BlockProps {
  readonly title: string;
  /** Where it is changed. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A part of the form as it was filled in, with the way back to it. */
function Block({ title, to, children }: BlockProps) {
  const t = useTexts(bookingTexts);
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Link to={to} aria-label={t('payment.changeBlock', { title })}>
          {t('payment.change')}
        </Link>
      </div>
      {children}
    </section>
  );
}

function BookerBlock({ request, detailsPath }: Pick<ReviewProps, 'request' | 'detailsPath'>) {
  const t = useTexts(bookingTexts);
  const told = useTexts(personFactsTexts);
  const countryName = useCountryName();
  const { booker } = request;
  return (
    <Block title={t('payment.bookerTitle')} to={`${detailsPath}#${BOOKER_PLACE}`}>
      <p className={styles.name}>
        {booker.firstName} {booker.lastName}
      </p>
      <Facts
        facts={[
          [told('salutation'), booker.salutation],
          [told('email'), booker.email],
          [told('phone'), formatPhone(booker.phone)],
          [told('address'), addressLine(booker, countryName)],
        ]}
      />
    </Block>
  );
}

interface ReviewProps {
  readonly request: BookingRequest;
  /** Null where nothing is rented. */
  readonly rentable: Rentable | null;
  readonly detailsPath: string;
}

/** All that was typed, each block with the way to change it. */
export function Review({ request, rentable, detailsPath }: ReviewProps) {
  const t = useTexts(bookingTexts);
  const payer = useTexts(invoiceToTexts);
  const { booker, invoiceTo, bookingPersons, message } = request;
  return (
    <div className={styles.review}>
      <BookerBlock request={request} detailsPath={detailsPath} />
      {invoiceTo && (
        <Block title={payer('group')} to={`${detailsPath}#${BOOKER_PLACE}`}>
          <InvoiceToLines invoiceTo={invoiceTo} />
        </Block>
      )}
      {bookingPersons.map((person, index) => (
        <Block
          key={person.email}
          title={t('payment.personTitle', { number: index + 1 })}
          to={`${detailsPath}#${personPlace(index)}`}
        >
          <p className={styles.name}>
            {person.firstName} {person.lastName}
          </p>
          <PersonFacts
            person={toldOf(person)}
            bookerEmail={booker.email}
            rented={rentedOf(person, rentable)}
          />
        </Block>
      ))}
      {message && (
        <Block title={t('payment.messageTitle')} to={`${detailsPath}#${MESSAGE_PLACE}`}>
          <p className={styles.message}>{message}</p>
        </Block>
      )}
    </div>
  );
}

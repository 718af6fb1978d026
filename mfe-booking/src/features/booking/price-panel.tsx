import type { EventResponse, PriceQuoteResponse } from '@firn/shared-contracts/api';
import { ExtraCosts } from '@firn/shared-ui/extra-costs';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { PriceLines } from '../../shared/price-lines.tsx';
import { loadPrivateOffer } from '../../shared/private-offer.ts';
import { quoteQuery } from './booking.queries.ts';
import type { BookingValues } from './draft/values.ts';
import styles from './price-panel.module.css';
import { VoucherLines } from './voucher-lines.tsx';

/** The price that the server calculates for the persons typed so far. */
export function useQuote(
  event: EventResponse,
  values: BookingValues,
  { mayRent }: Pick<PersonContext, 'mayRent'>,
): UseQueryResult<PriceQuoteResponse> {
  const shell = useShell();
  const persons = values.bookingPersons.map(({ sac = false, rentingMaterial }) => ({
    sac,
    ...(mayRent && rentingMaterial?.length && { rentingMaterial }),
  }));
  const quoting = {
    persons,
    vouchers: values.vouchers ?? [],
    privateOffer: loadPrivateOffer(shell, event.id),
  };
  return useQuery(quoteQuery(shell.api, event['@id'], quoting));
}

/** Names for the price lines; a person without a name yet is a number. */
export function personNames({ booker, bookingPersons }: BookingValues): string[] {
  return bookingPersons.map((person) => {
    const { firstName, lastName } = person.booker ? booker : person;
    return [firstName, lastName].filter(Boolean).join(' ');
  });
}

interface PricePanelProps {
  readonly event: EventResponse;
  readonly quote: UseQueryResult<PriceQuoteResponse>;
  readonly values: BookingValues;
}

export function PricePanel({ event, quote, values }: PricePanelProps) {
  const t = useTexts(bookingTexts);
  if (quote.isPending) return <p className={styles.panel}>{t('quoteLoading')}</p>;
  if (quote.isError) {
    return (
      <div className={styles.panel} role="alert">
        <p>{t('quoteFailed')}</p>
        <Button variant="default" onClick={() => void quote.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.panel} aria-live="polite" aria-busy={quote.isFetching}>
      <PriceLines price={quote.data} names={personNames(values)} />
      <VoucherLines quote={quote.data} />
      <ExtraCosts costs={event.extraCosts} price={quote.data.total} persons={values.bookingPersons.length} />
    </div>
  );
}

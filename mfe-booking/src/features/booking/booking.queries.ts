import type { EventResponse, PrivateOfferResponse, SeatOptionLinkResponse } from '@firn/shared-contracts/api';
import type { ApiClient, ShellServices } from '@firn/shared-contracts/shell';
import { readMe, resource } from '@firn/shared-ui/resource';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadPrivateOffer } from '../../shared/private-offer.ts';
import { loadSeatOption, optionPath } from '../../shared/seat-option.ts';
import type { BookingOutcome } from './outcome.ts';

const events = resource('events');
const bookings = resource('bookings');
const quotes = resource('price-quotes');

/**
 * The event of a form; a private one is there by the secret of its offer alone (docs/domain/private-tours.md#the-event). By
 * that of an option, its seats are free (docs/domain/bookings.md#options).
 */
export function eventQuery(shell: Pick<ShellServices, 'api' | 'drafts'>, id: string) {
  const { api } = shell;
  const token = loadPrivateOffer(shell, id);
  const option = loadSeatOption(shell, id);
  const own = events.item(api, id);
  return queryOptions({
    queryKey: own.queryKey,
    queryFn: async ({ signal }): Promise<EventResponse> => {
      if (option) {
        const held = await api.get<SeatOptionLinkResponse>(optionPath(option.token), { signal, quiet: true });
        return held.event;
      }
      if (!token) return events.read(api, id, { signal, quiet: true });
      const path = `/api/private_offers/${encodeURIComponent(token)}`;
      const { event } = await api.get<PrivateOfferResponse>(path, { signal, quiet: true });
      return event ?? events.read(api, id, { signal, quiet: true });
    },
  });
}

export const meQuery = (api: ApiClient, userId: string | null) =>
  queryOptions({
    queryKey: ['me', userId],
    queryFn: ({ signal }) => readMe(api, { signal, quiet: true }),
    enabled: userId !== null,
  });

/** Key of all prices of an event. */
export const quotesOf = (eventIri: string) => ['price-quote', eventIri] as const;

/** What the price of a person depends on. */
export interface PricedPerson {
  readonly sac: boolean;
  readonly rentingMaterial?: string[];
}

/** The facts that the price of an event depends on. */
export interface Quoting {
  readonly persons: PricedPerson[];
  readonly vouchers: readonly string[];
  readonly privateOffer: string | null;
}

/** The price of an event for persons of whom only membership and material count (docs/domain/prices.md#sac-discount). */
export const quoteQuery = (api: ApiClient, eventIri: string, { persons, vouchers, privateOffer }: Quoting) =>
  queryOptions({
    queryKey: [...quotesOf(eventIri), persons, vouchers],
    queryFn: ({ signal }) => {
      const offered = privateOffer && { privateOffer };
      const paid = vouchers.length > 0 && { voucherCodes: [...vouchers] };
      return quotes.create(
        api,
        { event: eventIri, bookingPersons: persons, ...offered, ...paid },
        { signal },
      );
    },
    placeholderData: keepPreviousData,
  });

/** A booking as its booker may read it: by session, or as a guest by the token in the answer to POST. */
export const bookingQuery = (api: ApiClient, { bookingId, accessToken }: BookingOutcome) =>
  queryOptions({
    queryKey: ['booking', bookingId],
    queryFn: ({ signal }) =>
      bookings.read(api, bookingId, { signal, quiet: true, query: { token: accessToken } }),
  });

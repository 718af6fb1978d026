import { BOOKING_PROBLEMS, type BookingResponse, type EventResponse } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { ApiError, isApiError } from '@firn/shared-contracts/shell';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newBookingTexts } from '../../i18n/de-CH/new-booking.ts';
import { priceUnknown } from '../../shared/booking-form/price-notice.ts';
import {
  type Asked,
  fieldPath,
  goesToWaitlist,
  type NewBookingValues,
  newBookingBody,
} from './booking-values.logic.ts';

const bookings = resource('bookings');
const waitlist = resource('waitlist_entries');
const events = resource('events');
const materials = resource('renting_materials');

/** Answers after which the same request would be answered alike: what comes next is another one. */
const isDefinite = ({ status, problem }: ApiError): boolean =>
  status >= 400 && status < 500 && problem.type !== BOOKING_PROBLEMS.idempotencyInFlight;

/** The same refusal, at the fields of the form. */
function atFields(error: ApiError, values: NewBookingValues): ApiError {
  const violations = (error.problem.violations ?? []).map(({ propertyPath, message }) => ({
    propertyPath: fieldPath(propertyPath, values),
    message,
  }));
  return new ApiError({ ...error.problem, violations });
}

/** Books, or enters into the waiting list, once, however often somebody tries, and at the total that stood on the screen. */
export function useBook(event: EventResponse | undefined, asked: Asked) {
  const t = useTexts(newBookingTexts);
  const client = useQueryClient();
  const book = useWrite(bookings);
  const enter = useWrite(waitlist);
  const shown = useRef<Rappen | null>(null);
  const key = useRef(crypto.randomUUID());
  const waited = useRef(false);
  const save = async (values: NewBookingValues): Promise<BookingResponse> => {
    if (!event) throw priceUnknown(t('eventFirst'));
    if (shown.current === null) throw priceUnknown(t('priceFirst'));
    const isWaiting = goesToWaitlist(values);
    // Another request under the same key would be refused.
    if (isWaiting !== waited.current) key.current = crypto.randomUUID();
    waited.current = isWaiting;
    const body = newBookingBody(values, asked, shown.current);
    try {
      return await (isWaiting ? enter : book).create(body, { idempotencyKey: key.current });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isDefinite(error)) key.current = crypto.randomUUID();
      // Seats or price are others by now: what stands on the screen follows.
      if (error.status === 409) {
        void client.invalidateQueries({ queryKey: events.keys.item(event.id) });
        void client.invalidateQueries({ queryKey: ['price-quote'] });
        void client.invalidateQueries({ queryKey: materials.keys.lists });
      }
      throw error.problem.violations ? atFields(error, values) : error;
    }
  };
  return { shown, save };
}

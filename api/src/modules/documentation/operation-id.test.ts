import { expect, test } from '@jest/globals';
import { operationIdOf } from './operation-id.ts';

test.each([
  ['GET', '/api', 'getEntrypoint'],
  ['GET', '/api/bookings', 'getBookings'],
  ['PATCH', '/api/vat_rates/:id', 'patchVatRatesById'],
  ['POST', '/api/bookings/:id/cancellation', 'postBookingsByIdCancellation'],
  ['POST', '/api/price-quotes', 'postPriceQuotes'],
  ['GET', '/api/company-calendar/:token.ics', 'getCompanyCalendarByTokenIcs'],
])('%s %s is %s', (method, url, name) => {
  expect(operationIdOf(method, url)).toBe(name);
});

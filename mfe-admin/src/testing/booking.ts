import type { BookingChangePreview, BookingResponse, HistoryEntryResponse } from '@firn/shared-contracts/api';
import { aBooking, type TestApiHandlers, type TestRequest } from '@firn/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { someAnswers } from './answers.ts';
import { BOOKING_ID } from './fixtures.ts';
import { renderRemote } from './render.ts';

export const BOOKING_PAGE = `/admin/bookings/${BOOKING_ID}`;

/** A change that costs nothing and that nothing speaks against, unless told otherwise. */
export function aChangePreview(overrides: Partial<BookingChangePreview> = {}): BookingChangePreview {
  return {
    '@id': `/api/bookings/${BOOKING_ID}/cancellation`,
    '@type': 'BookingChangePreview',
    version: 1,
    eventVersion: null,
    lines: [],
    fee: 0,
    totalBefore: 40_000,
    total: 40_000,
    difference: 0,
    refund: 0,
    persons: 1,
    freePlaces: null,
    until: null,
    overridable: [],
    ...overrides,
  };
}

export function aBookingEntry(overrides: Partial<HistoryEntryResponse> = {}): HistoryEntryResponse {
  const id = overrides.id ?? '018f0000-0000-7000-8000-000000000961';
  return {
    '@id': `/api/history/${id}`,
    '@type': 'HistoryEntry',
    id,
    at: '2026-02-14T11:00:00.000Z',
    action: 'booking.create',
    actor: 'Gina Gast',
    impersonator: null,
    label: 'B-2026-00042',
    changes: { number: { from: null, to: 'B-2026-00042' } },
    ...overrides,
  };
}

/** Answers a dry run with the preview, and the change itself with the booking. */
export const changing =
  (preview: BookingChangePreview, booking: BookingResponse = aBooking()) =>
  ({ searchParams }: TestRequest) =>
    searchParams.has('dryRun') ? preview : booking;

interface Opening {
  /** Of the booking, such as `people`; its overview when left out. */
  readonly page?: string;
  readonly booking?: BookingResponse;
  readonly api?: TestApiHandlers;
}

/** A page of a booking, in the name of the office. */
export async function openBooking({ page = '', booking = aBooking(), api = {} }: Opening = {}) {
  const shown = await renderRemote(`${BOOKING_PAGE}${page && `/${page}`}`, {
    api: { ...someAnswers, 'GET /api/bookings/:id': booking, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  /** Writes that were sent, without dry runs. */
  const sent = (path: string) =>
    shown.shell.api.calls.filter(
      (call) => call.method !== 'GET' && call.path.endsWith(path) && !call.searchParams.has('dryRun'),
    );
  const looked = (path: string) =>
    shown.shell.api.calls.filter((call) => call.path.endsWith(path) && call.searchParams.has('dryRun'));
  return { ...shown, sent, looked, toasts: () => shown.shell.toasts.get().map(({ text }) => text) };
}

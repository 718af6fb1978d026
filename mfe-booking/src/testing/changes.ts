import type { BookingChangePreview } from '@firn/shared-contracts/api';
import { aCompany, type TestApiHandlers, type TestRequest } from '@firn/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { GAST } from './answers.ts';
import { aFee, takenBack } from './bookings.ts';
import { renderRemote } from './render.ts';

/** Of a cancellation of a booking of CHF 400 for CHF 80. */
export const aPreview = (overrides: Partial<BookingChangePreview> = {}): BookingChangePreview => ({
  '@id': '/api/bookings/1/cancellation',
  '@type': 'BookingChangePreview',
  version: 1,
  eventVersion: null,
  lines: [takenBack(0, 1), aFee(0, 1)],
  fee: 8000,
  totalBefore: 40000,
  total: 8000,
  difference: -32000,
  refund: 0,
  persons: 0,
  freePlaces: null,
  until: '2026-07-11T05:00:00.000Z',
  overridable: [],
  ...overrides,
});

/** Answers the preview to a dry run, and what `make` says otherwise. */
export const changing =
  (preview: () => unknown, make: () => unknown) =>
  ({ searchParams }: TestRequest): unknown =>
    searchParams.get('dryRun') === '1' ? preview() : make();

/** Opens a page as Gina. `made` tells the changes that were sent to be made. */
export async function openChange(path: string, api: TestApiHandlers) {
  const page = await renderRemote(path, { user: GAST, api: { 'GET /api/company': aCompany(), ...api } });
  await screen.findByRole('heading', { level: 1 });
  const made = () =>
    page.shell.api.calls.filter(
      ({ method, searchParams }) => method === 'POST' && !searchParams.has('dryRun'),
    );
  return { ...page, made };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

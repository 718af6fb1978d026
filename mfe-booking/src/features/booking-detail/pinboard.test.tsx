import type { BookingResponse } from '@firn/shared-contracts/api';
import { aBooking, aCollection, aCompany } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/profil/buchung/${aBooking().id}`;

const open = (booking: BookingResponse, path = PATH, user?: typeof GAST) =>
  renderRemote(path, {
    ...(user && { user }),
    api: {
      'GET /api/bookings/:id': booking,
      'GET /api/company': aCompany(),
      'GET /api/pinboard_posts': aCollection('/api/pinboard_posts', []),
    },
  });

test('who takes part writes on the pinboard of the event', async () => {
  await open(aBooking({ state: 'confirmed' }), PATH, GAST);
  expect(await screen.findByRole('region', { name: 'Pinnwand' })).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Dein Eintrag' })).toBeTruthy();
});

test.each([
  ['waits', aBooking({ state: 'waitlisted' }), PATH, GAST],
  ['has no account', aBooking({ state: 'confirmed' }), `${PATH}?token=geheim`, undefined],
])('there is none for who %s', async (_name, booking, path, user) => {
  await open(booking, path, user);
  await screen.findByRole('heading', { name: booking.event.title });
  expect(screen.queryByRole('region', { name: 'Pinnwand' })).toBeNull();
});

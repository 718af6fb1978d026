import { aBooking, aCollection, aPartner, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { BOOKING_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/bookings/${BOOKING_ID}`;
const HOTEL = aPartner({ title: 'Hotel Post', code: 'POST' });

test('who brought the guests is corrected with a reason', async () => {
  let booking = aBooking({ partner: null });
  const api = {
    ...someAnswers,
    'GET /api/bookings/:id': () => booking,
    'GET /api/partners': aCollection('/api/partners', [HOTEL]),
    'PUT /api/bookings/:id/partner': () => {
      booking = aBooking({ partner: { '@id': HOTEL['@id'], title: HOTEL.title, code: HOTEL.code } });
      return booking;
    },
  };
  const { shell, user } = await renderRemote(PATH, { api });
  expect(await screen.findByText('keinem Partner')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Partner berichtigen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wer hat diese Gäste gebracht?' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Partner' }));
  await user.click(await screen.findByRole('option', { name: /Hotel Post/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Berichtigen' }));
  expect(within(dialog).getByText('Bitte gib einen Grund an.')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Rief vom Hotel aus an');
  await user.click(within(dialog).getByRole('button', { name: 'Berichtigen' }));
  expect(await screen.findByText('Hotel Post (POST)')).toBeTruthy();
  const sent = shell.api.calls.filter(({ method }: TestRequest) => method === 'PUT');
  expect(sent.map(({ body }) => body)).toEqual([{ partner: HOTEL['@id'], reason: 'Rief vom Hotel aus an' }]);
});

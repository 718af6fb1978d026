import { aCollection, aMailText, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const open = (texts: unknown) =>
  renderRemote('/admin/settings/messages', { api: { ...someAnswers, 'GET /api/mail_texts': texts } });

test('the texts stand in groups, and say which are changed', async () => {
  const texts = [
    aMailText({ opening: 'Neu bis {frist}.' }),
    aMailText({ id: 'booking_confirmed', title: 'Buchung bestätigt', group: 'bookings' }),
  ];
  await open(aCollection('/api/mail_texts', texts));
  const bookings = await screen.findByRole('region', { name: 'Buchungen' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Buchungen',
    'Konten',
  ]);
  const link = within(bookings).getByRole('link', { name: 'Buchung bestätigt' });
  expect(link.getAttribute('href')).toBe('/admin/settings/messages/booking_confirmed');
  expect(within(bookings).queryByText('Geändert')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Konten' })).getByText('Geändert')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Einstellungen' })).toBeTruthy();
});

test('an empty list says so', async () => {
  await open(aCollection('/api/mail_texts', []));
  expect(await screen.findByText('Es gibt noch keine Texte.')).toBeTruthy();
});

test('a list that could not be read can be asked for again', async () => {
  await open(() => {
    throw testProblem(503);
  });
  expect(await screen.findByRole('button', { name: /versuchen/i })).toBeTruthy();
});

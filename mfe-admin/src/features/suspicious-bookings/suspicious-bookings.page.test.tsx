import { aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aSuspiciousNetwork, NETWORK_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/bookings/suspicious';
const LIST = 'GET /api/suspicious_bookings';

test('names each network with its numbers, times and examples', async () => {
  await renderRemote(PATH, { api: someAnswers });
  const row = await screen.findByRole('row', { name: /203\.0\.113\.7/ });
  for (const text of [
    '93',
    '412',
    '91',
    '14.02.26, 11:58',
    '14.02.26, 12:00',
    'Gina Gast, gast@firn.example',
  ])
    expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`${PATH}/${NETWORK_ID}`);
});

test('says so when there is none', async () => {
  await renderRemote(PATH, { api: { ...someAnswers, [LIST]: aCollection('/api/suspicious_bookings', []) } });
  expect(await screen.findByText('In den letzten 24 Stunden ist nichts aufgefallen.')).toBeTruthy();
});

test('the list of all bookings leads to it and says how many networks there are', async () => {
  const networks = [aSuspiciousNetwork(), aSuspiciousNetwork({ id: '018f0000-0000-7000-8000-000000000912' })];
  const api = { ...someAnswers, [LIST]: aCollection('/api/suspicious_bookings', networks) };
  await renderRemote('/admin/bookings', { api });
  const link = await screen.findByRole('link', { name: 'Auffällige (2)' });
  expect(link.getAttribute('href')).toBe(PATH);
});

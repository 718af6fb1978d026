import {
  aBooking,
  aCollection,
  PERSONAS,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { renderExtension } from '@firn/shared-ui/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as extension from './index.ts';

function bookings({ searchParams }: TestRequest) {
  const items = [aBooking({ id: 'b1' })];
  if (searchParams.get('createdAt[after]') === '2026-02-14') return aCollection('/api/bookings', items, 4);
  return aCollection('/api/bookings', items, searchParams.has('paymentStatus[]') ? 7 : 412);
}

const open = (api: Parameters<typeof renderExtension>[2]) =>
  renderExtension(extension, {}, { user: PERSONAS.admin, ...api });

test('the office reads what came today, what is not paid, and the newest bookings', async () => {
  await open({ api: { 'GET /api/bookings': bookings } });
  expect(await screen.findByText('4 heute')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('7 bestätigt, nicht bezahlt')).toBe('/admin/bookings?state=confirmed&paymentStatus=open');
  expect(hrefOf('B-2026-00042, Gina Gast')).toBe('/admin/bookings/b1');
  expect(hrefOf('Neueste Buchungen')).toBe('/admin/bookings');
  expect(screen.getByText(/1 Person, CHF 400\.–/)).toBeTruthy();
});

test('without an answer it says so, and asks again', async () => {
  const failing = () => {
    throw testProblem(503);
  };
  const { shell, user } = await open({ api: { 'GET /api/bookings': failing } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  shell.answer({ 'GET /api/bookings': bookings });
  await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(await screen.findByText('4 heute')).toBeTruthy();
});

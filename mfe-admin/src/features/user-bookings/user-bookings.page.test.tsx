import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

test('the bookings of a guest lead to a new one for that guest', async () => {
  const { shell } = await renderRemote(`/admin/user/${USER_ID}/bookings`, { api: someAnswers });
  await screen.findByRole('link', { name: 'B-2026-00042' });
  const add = screen.getByRole('link', { name: 'Buchung erfassen' });
  expect(add.getAttribute('href')).toBe(`/admin/bookings/neu?user=${USER_ID}`);
  const asked = shell.api.calls.find(({ path }) => path === '/api/bookings')?.searchParams;
  expect(asked?.get('user')).toBe(`/api/users/${USER_ID}`);
});

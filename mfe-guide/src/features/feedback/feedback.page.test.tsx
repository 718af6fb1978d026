import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aSummary } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const open = (summary = aSummary()) =>
  renderRemote('/guide/feedback', {
    user: { roles: ['ROLE_GUIDE'] },
    api: { 'GET /api/feedbacks/summary': summary },
  });

test('a guide reads averages with their voices, seasons and what is published', async () => {
  await open();
  expect(await screen.findByText('4.6 von 5, aus 12 Stimmen')).toBeTruthy();
  expect(screen.getByText('4.9')).toBeTruthy();
  expect(screen.getByText('So oft gab es 1 bis 5: 0 / 0 / 1 / 3 / 8')).toBeTruthy();
  expect(screen.getByText('Winter 2025/26: 4.6 aus 12')).toBeTruthy();
  expect(screen.getByText('Ein grosser Tag.')).toBeTruthy();
  expect(screen.queryByText(/Nina/)).toBeNull();
});

test('too few voices say nothing but how many it takes', async () => {
  await open(aSummary({ guide: null, voices: [] }));
  expect(await screen.findByText(/Ab 3 Stimmen siehst du hier/)).toBeTruthy();
  expect(screen.queryByText(/von 5, aus/)).toBeNull();
});

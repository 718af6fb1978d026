import { aCollection, aFeedback } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

test('a row says who thought what of which event, and what may become of it', async () => {
  await renderRemote('/admin/feedback', { api: someAnswers });
  const row = await screen.findByRole('row', { name: /Nina Käser/ });
  for (const text of ['Allalinhorn', '4.5', '4.7', 'Ein grosser Tag.', 'Darf veröffentlicht werden'])
    expect(within(row).getByText(text)).toBeTruthy();
});

test('the averages stand with what they rest on', async () => {
  await renderRemote('/admin/feedback', { api: someAnswers });
  const summary = await screen.findByRole('region', { name: 'Alles zusammen' });
  expect(within(summary).getByText('12 von 20 gefragten Personen haben geantwortet.')).toBeTruthy();
  expect(within(summary).getByText(/Touren: 4.6 von 5/)).toBeTruthy();
  expect(within(summary).getByText('Winter 2025/26: 4.6 (12)')).toBeTruthy();
});

test('a list without answers says when people are asked', async () => {
  const api = { ...someAnswers, 'GET /api/feedbacks': aCollection('/api/feedbacks', []) };
  await renderRemote('/admin/feedback', { api });
  expect(await screen.findByText(/Noch hat niemand geantwortet/)).toBeTruthy();
});

test.each([
  ['/admin/feedback/tour', 'Allalinhorn', '/admin/feedback?offer='],
  ['/admin/feedback/guide', 'Beat Berger', '/admin/feedback?guide='],
])('%s has averages with voices and seasons, and leads to the voices', async (path, name, href) => {
  await renderRemote(path, { api: someAnswers });
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  expect(within(row).getByText('12')).toBeTruthy();
  expect(within(row).getByText('4.6')).toBeTruthy();
  expect(within(row).getByText('Winter 2025/26: 4.6 (12)')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toContain(href);
});

test.each(['tour', 'guide'])('/admin/feedback/%s without voices says so', async (which) => {
  const path = `/api/feedback_${which}s`;
  const api = { ...someAnswers, [`GET ${path}`]: aCollection(path, []) };
  await renderRemote(`/admin/feedback/${which}`, { api });
  expect(await screen.findByText('Noch gibt es keine Stimmen.')).toBeTruthy();
});

test('what is published says so', async () => {
  const published = aFeedback({ published: true });
  const api = { ...someAnswers, 'GET /api/feedbacks': aCollection('/api/feedbacks', [published]) };
  await renderRemote('/admin/feedback', { api });
  const row = await screen.findByRole('row', { name: /Nina Käser/ });
  expect(within(row).getByText('Veröffentlicht')).toBeTruthy();
});

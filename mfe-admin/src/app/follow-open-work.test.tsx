import { anOffer, createTestShell, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { openWorkQuery } from '../shared/open-work.ts';
import { someAnswers } from '../testing/answers.ts';
import { openWork } from '../testing/open-work.ts';
import { renderInFullShell, renderRemote } from '../testing/render.ts';
import { followOpenWork } from './follow-open-work.ts';

const WORK = 'GET /api/open-work';
const api = {
  ...someAnswers,
  [WORK]: openWork({ 'bookings-requested': 2, 'refunds-due': 1, 'offers-complete': 1 }),
};

const asked = (calls: readonly { readonly path: string }[]) =>
  calls.filter(({ path }) => path === '/api/open-work').length;

test('the side navigation is told the sum of each list, and nothing where there is nothing', async () => {
  const { shell } = await renderInFullShell('/admin/task', { api });
  await waitFor(() =>
    expect(shell.menuCounters?.get()).toEqual({
      '/admin/bookings': { count: 3, label: '3 Sachen zu tun' },
      '/admin/offer': { count: 1, label: '1 Sache zu tun' },
      '/admin/events': null,
      '/admin/cms': null,
    }),
  );
});

test('numbers that the page had before the counters came are shown, and not asked for again', async () => {
  const shell = createTestShell({ api });
  const client = new QueryClient();
  await client.prefetchQuery(openWorkQuery(shell.api));
  const end = followOpenWork(shell, client);
  expect(shell.menuCounters?.get()['/admin/bookings']?.count).toBe(3);
  expect(asked(shell.api.calls)).toBe(1);
  end();
});

test('is asked once for many pages', async () => {
  const { shell } = await renderInFullShell('/admin/bookings', { api });
  await screen.findByRole('row', { name: /B-2026-00042/ });
  for (const path of ['/admin/events', '/admin/offer', '/admin/task', '/admin']) {
    shell.navigation.push(path);
    await screen.findByRole('heading', { level: 1, name: /Events|Angebote|Taskliste|Administration/ });
  }
  await screen.findByRole('region', { name: 'Anfragen zu beantworten' });
  expect(asked(shell.api.calls)).toBe(1);
});

test('is asked again after a write', async () => {
  const { shell, user } = await renderInFullShell('/admin/offer', {
    api: { ...api, 'POST /api/offers/:id/transition': anOffer() },
  });
  await user.click(await screen.findByRole('checkbox', { name: /A-101/ }));
  await waitFor(() => expect(asked(shell.api.calls)).toBe(1));
  shell.answer({ [WORK]: openWork({ 'events-to-check': 5 }) });
  await user.click(screen.getByRole('button', { name: 'Verbergen' }));
  const dialog = within(screen.getByRole('dialog', { name: '1 Angebot verbergen?' }));
  await user.click(dialog.getByRole('button', { name: 'Verbergen' }));
  await waitFor(() => expect(shell.menuCounters?.get()['/admin/events']?.count).toBe(5));
  expect(shell.menuCounters?.get()['/admin/bookings']).toBeNull();
});

test('a shell that has no counters is not asked to show any, and the API not for numbers', async () => {
  const { shell } = await renderRemote('/admin/bookings', { api });
  await screen.findByRole('row', { name: /B-2026-00042/ });
  expect([shell.menuCounters, asked(shell.api.calls)]).toEqual([undefined, 0]);
});

test('pages stand when the numbers do not come', async () => {
  const { shell } = await renderInFullShell('/admin/bookings', {
    api: {
      ...api,
      [WORK]: () => {
        throw testProblem(403);
      },
    },
  });
  expect(await screen.findByRole('row', { name: /B-2026-00042/ })).toBeTruthy();
  expect(shell.menuCounters?.get()).toEqual({});
  expect(shell.toasts.get()).toEqual([]);
});

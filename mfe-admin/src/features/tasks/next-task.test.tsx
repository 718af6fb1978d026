import type { TaskResponse } from '@firn/shared-contracts/api';
import { aBooking, aCollection, aTask, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { BOOKING_ID, EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const EVENT = {
  '@id': `/api/events/${EVENT_ID}`,
  id: EVENT_ID,
  code: 'E-101-1',
  detail: null,
  offer: `/api/offers/${OFFER_ID}`,
} as const;

function taskOf(n: number, changes: Partial<TaskResponse>): TaskResponse {
  const id = `018f0000-0000-7000-8000-00000000${n}`;
  return aTask({ id, '@id': `/api/tasks/${id}`, title: null, ...changes });
}

const REQUEST = taskOf(1501, {
  kind: 'bookings-requested',
  subject: {
    '@id': `/api/bookings/${BOOKING_ID}`,
    id: BOOKING_ID,
    code: 'B-2026-00042',
    label: 'Gina Gast',
    detail: null,
    offer: null,
  },
});
const GUIDE = taskOf(1502, { kind: 'guides-missing', subject: { ...EVENT, label: 'Allalinhorn' } });
const REPORT = taskOf(1503, { kind: 'reports-missing', subject: { ...EVENT, label: 'Piz Palü' } });

const CONFIRM = 'POST /api/bookings/:id/transition';

/** The booking that waits for its answer, on its page. */
async function openPage(path: string) {
  let list = [REQUEST, GUIDE, REPORT];
  const page = await renderRemote(path, {
    api: {
      ...someAnswers,
      'GET /api/tasks': () => aCollection('/api/tasks', list),
      'GET /api/bookings/:id': aBooking({ state: 'requested' }),
      [CONFIRM]: ({ searchParams }: TestRequest) => {
        if (!searchParams.has('dryRun')) list = list.filter(({ id }) => id !== REQUEST.id);
        return aBooking({ state: 'confirmed' });
      },
    },
  });
  return {
    ...page,
    settle: (task: TaskResponse) => {
      list = list.filter(({ id }) => id !== task.id);
    },
    confirm: async () => {
      await page.user.click(await screen.findByRole('button', { name: 'Bestätigen' }));
      const dialog = within(await screen.findByRole('dialog'));
      await page.user.click(await dialog.findByRole('button', { name: 'Bestätigen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    asked: () => page.shell.api.calls.filter((call) => call.path === '/api/tasks'),
    sent: () =>
      page.shell.api.calls.filter((call) => call.method === 'POST' && !call.searchParams.has('dryRun')),
  };
}

/** The same, reached from a list that is filtered. */
async function fromList() {
  const page = await openPage('/admin/task?wessen=niemandes');
  await page.user.click(await screen.findByRole('link', { name: 'Anfrage beantworten: Gina Gast' }));
  await screen.findByRole('heading', { name: /Gina Gast/, level: 1 });
  return page;
}

const bar = () => screen.findByText(/^Geregelt\./);

test('after the answer on the page of a booking the next task of the same filter is offered, and «j» opens it', async () => {
  const { user, address, confirm, asked, sent } = await fromList();
  expect(screen.queryByText(/^Geregelt\./)).toBeNull();
  await confirm();
  expect((await bar()).textContent).toBe('Geregelt. Als Nächstes: Guide fehlt: Allalinhorn');
  expect(asked().at(-1)?.searchParams.get('assignee')).toBe('none');
  await user.keyboard('j');
  await waitFor(() => expect(address()).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`));
  await waitFor(() => expect(screen.queryByText(/^Geregelt\./)).toBeNull());
  expect(sent()).toHaveLength(1);
});

test('a task that the other office has settled between is passed over, and nothing is sent twice', async () => {
  const { user, address, confirm, settle, sent } = await fromList();
  await confirm();
  await bar();
  settle(GUIDE);
  await user.click(screen.getByRole('button', { name: /^Öffnen/ }));
  await waitFor(() => expect(address()).toBe(`/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}/report`));
  expect(sent()).toHaveLength(1);
});

test('after the last one the list is offered, as it was filtered', async () => {
  const { user, address, confirm, settle } = await fromList();
  settle(GUIDE);
  settle(REPORT);
  await confirm();
  expect((await bar()).textContent).toBe('Geregelt. Das war die letzte Aufgabe.');
  await user.click(screen.getByRole('button', { name: /^Zur Taskliste/ }));
  expect(address()).toBe('/admin/task?wessen=niemandes');
});

test('«j» is a letter while somebody is typing', async () => {
  const { user, address, confirm } = await fromList();
  await confirm();
  await bar();
  const before = address();
  await user.type(screen.getByRole('combobox', { name: 'Suche in der Administration' }), 'j');
  expect(address()).toBe(before);
});

test('who comes by another way is offered nothing', async () => {
  const { user, address, confirm, asked } = await openPage(`/admin/bookings/${BOOKING_ID}`);
  await confirm();
  await user.keyboard('j');
  expect(address()).toBe(`/admin/bookings/${BOOKING_ID}`);
  expect([screen.queryByText(/^Geregelt\./), asked()]).toEqual([null, []]);
});

import { aCollection, anExport, anExportPlan } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/files/exports';

const listed = (...exported: ReturnType<typeof anExport>[]) => ({
  ...someAnswers,
  'GET /api/exports': aCollection('/api/exports', exported),
});

const sentBy = (shell: Awaited<ReturnType<typeof renderRemote>>['shell'], method: string) =>
  shell.api.calls.filter((call) => call.method === method);

test('a file that is done is fetched, one that somebody may not see says so, and one that failed says why', async () => {
  const api = listed(
    anExport(),
    anExport({ id: '2', '@id': '/api/exports/2', kind: 'persons', fileUrl: null }),
    anExport({
      id: '3',
      '@id': '/api/exports/3',
      kind: 'events',
      state: 'failed',
      problem: 'Die Datei ist dreimal nicht fertig geworden.',
      fileUrl: null,
    }),
  );
  await renderRemote(PATH, { api });
  const link = await screen.findByRole('link', { name: 'Herunterladen: Buchungen, CSV' });
  expect(link.getAttribute('href')).toBe(anExport().fileUrl);
  expect(screen.getByText('Enthält Spalten, die du nicht sehen darfst.')).toBeTruthy();
  expect(screen.getByText('Gescheitert: Die Datei ist dreimal nicht fertig geworden.')).toBeTruthy();
});

test('one that is on its way says how far it is, and is stopped', async () => {
  const running = anExport({ state: 'running', progress: 42, written: 420, fileUrl: null, bytes: null });
  const { user, shell } = await renderRemote(PATH, {
    api: {
      ...listed(running),
      'POST /api/exports/:id/cancellation': { ...running, state: 'cancelled' },
    },
  });
  expect(await screen.findByText('Wird gemacht, 42 %')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Abbrechen: Buchungen, CSV' }));
  await waitFor(() =>
    expect(sentBy(shell, 'POST').map(({ path }) => path)).toEqual([`${running['@id']}/cancellation`]),
  );
});

test('a file is planned for every Monday, and the plan is removed', async () => {
  const plan = anExportPlan();
  const { user, shell } = await renderRemote(PATH, {
    api: { ...someAnswers, 'POST /api/export_plans': plan, 'DELETE /api/export_plans/:id': null },
  });
  const form = await screen.findByRole('region', { name: 'Neuer Export' });
  await within(form).findByRole('option', { name: 'Newsletter' });
  await user.selectOptions(within(form).getByLabelText('Was'), 'Newsletter');
  await user.selectOptions(within(form).getByLabelText('Format'), 'XLSX (Excel)');
  await user.selectOptions(within(form).getByLabelText('Wann'), 'Jede Woche am Montag, Link per E-Mail');
  await user.click(within(form).getByRole('button', { name: 'Exportieren' }));
  await waitFor(() =>
    expect(sentBy(shell, 'POST').map(({ body }) => body)).toEqual([
      { kind: 'newsletter', format: 'xlsx', weekday: 1 },
    ]),
  );
  const plans = screen.getByRole('region', { name: 'Jede Woche' });
  await user.click(await within(plans).findByRole('button', { name: 'Plan löschen: Buchungen, CSV' }));
  await waitFor(() => expect(sentBy(shell, 'DELETE').map(({ path }) => path)).toEqual([plan['@id']]));
});

test('a list exports what it shows: its filter, its order and its columns', async () => {
  const { user, shell, address } = await renderRemote('/admin/bookings?state=confirmed&q=Vera', {
    api: { ...someAnswers, 'POST /api/exports': anExport({ state: 'queued' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
  const dialog = screen.getByRole('dialog', { name: 'Buchungen exportieren' });
  await user.click(within(dialog).getByRole('button', { name: 'Exportieren' }));
  await waitFor(() => expect(address()).toBe(PATH));
  expect(sentBy(shell, 'POST')[0]?.body).toEqual({
    kind: 'bookings',
    format: 'csv',
    filters: { state: ['confirmed'], freequery: 'Vera', order: { createdAt: 'desc' } },
    columns: [
      'bookingNumber',
      'createdAt',
      'booker',
      'event',
      'start',
      'persons',
      'total',
      'state',
      'paymentStatus',
    ],
  });
});

test.each([
  ['/admin/events', 'Events exportieren'],
  ['/admin/user', 'Gäste exportieren'],
])('%s has the same button', async (path, title) => {
  const { user } = await renderRemote(path, { api: someAnswers });
  await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

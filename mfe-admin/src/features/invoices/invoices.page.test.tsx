import { aCollection, anInvoice } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/finance/rechnungen';

const show = (invoices = [anInvoice()]) =>
  renderRemote(PATH, {
    api: { ...someAnswers, 'GET /api/invoices': aCollection('/api/invoices', invoices) },
  });

test('the list says to whom each document goes, how it stands, and leads to its booking', async () => {
  const recipient = { ...anInvoice().recipient, company: 'Alpen AG' };
  await show([anInvoice({ standing: 'overdue', recipient })]);
  const row = within(await screen.findByRole('row', { name: /R-2026-00001/ }));
  for (const text of ['Alpen AG, Nina Käser', 'B-2026-00042', 'Überfällig'])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.getAllByText('CHF 400.–')).toHaveLength(2);
  const link = row.getByRole('link', { name: 'R-2026-00001' });
  expect(link.getAttribute('href')).toBe(`/admin/bookings/${anInvoice().booking.id}/invoices`);
});

test('a filter by how they stand asks the server', async () => {
  const { shell } = await renderRemote(`${PATH}?standing=overdue&q=alpen`, {
    api: { ...someAnswers, 'GET /api/invoices': aCollection('/api/invoices', []) },
  });
  await waitFor(() => {
    const asked = shell.api.calls.find(({ path }) => path === '/api/invoices')?.searchParams;
    expect([asked?.getAll('standing[]').concat(asked.getAll('standing')), asked?.get('freequery')]).toEqual([
      ['overdue'],
      'alpen',
    ]);
  });
});

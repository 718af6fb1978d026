import { aVoucher, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const VOUCHER = aVoucher();
const PATH = `/admin/files/gutscheine/${VOUCHER.id}`;

async function open(api: object = {}) {
  const page = await renderRemote(PATH, { api: { ...someAnswers, ...api } });
  await screen.findByRole('heading', { level: 1, name: 'ABCD-EFGH-JKLM-NPQE' });
  const sent = () => page.shell.api.calls.filter(({ method }) => method === 'POST');
  return { ...page, sent };
}

test('tells what the voucher is, and each movement with its booking', async () => {
  await open();
  for (const text of ['Online verkauft', 'Nora Käser', 'CHF 200.– per TWINT, Sa, 14.02.2026'])
    expect(screen.getByText(text)).toBeTruthy();
  const row = screen.getByRole('row', { name: /Eingelöst/ });
  expect(within(row).getByText('CHF -50.–')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'B-2026-00042' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'PDF herunterladen' }).getAttribute('href')).toBe(
    `${VOUCHER['@id']}/voucher.pdf`,
  );
});

test('a lost one is replaced, with a reason, and the page leads to the new one', async () => {
  const next = aVoucher({ id: 'neu-1', '@id': '/api/vouchers/neu-1', origin: 'reissue' });
  const { user, sent, address } = await open({ 'POST /api/vouchers/:id/reissue': next });
  await user.click(screen.getByRole('button', { name: 'Verloren: neu ausstellen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Gutschein neu ausstellen?' }));
  expect(dialog.getByText(/erhält die CHF 150.–/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Verloren: neu ausstellen' }));
  expect(dialog.getByText('Bitte nenne den Grund.')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Grund/), 'In der Wäsche');
  await user.click(dialog.getByRole('button', { name: 'Verloren: neu ausstellen' }));
  await waitFor(() => expect(address()).toBe('/admin/files/gutscheine/neu-1'));
  expect(sent()).toMatchObject([
    {
      path: `${VOUCHER['@id']}/reissue`,
      body: { reason: 'In der Wäsche' },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('what the server refuses stands in the dialog', async () => {
  const detail = 'Dieser Gutschein ist schon gesperrt.';
  const { user } = await open({
    'POST /api/vouchers/:id/block': (_request: TestRequest) => {
      throw testProblem(409, { type: '/problems/voucher-over', detail });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Sperren' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Gutschein sperren?' }));
  await user.type(dialog.getByLabelText(/^Grund/), 'Gestohlen');
  await user.click(dialog.getByRole('button', { name: 'Sperren' }));
  expect(await dialog.findByText(detail)).toBeTruthy();
});

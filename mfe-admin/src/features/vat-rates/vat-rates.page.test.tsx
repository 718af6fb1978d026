import {
  aCollection,
  aVatRate,
  PERSONAS,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/vat-rates';
const RATE = aVatRate();

test('the list says for which days each rate holds', async () => {
  const before = aVatRate({
    id: 'alt',
    title: 'Normalsatz bis 2023',
    category: 'Sal2.0, 7.7%',
    percent: 7.7,
    validFrom: '2018-01-01',
    validTo: '2023-12-31',
  });
  const api = { ...someAnswers, 'GET /api/vat_rates': aCollection('/api/vat_rates', [before, RATE]) };
  await renderRemote(PATH, { api, user: PERSONAS['super-admin'] });
  const old = await screen.findByRole('row', { name: /Normalsatz bis 2023/ });
  expect(within(old).getByText('7.7 %')).toBeTruthy();
  expect(within(old).getByText('Mo, 01.01.2018 bis So, 31.12.2023')).toBeTruthy();
  expect(
    within(screen.getByRole('row', { name: /Normalsatz 8.1 %/ })).getByText('ab Mo, 01.01.2024'),
  ).toBeTruthy();
});

test('a super admin adds a rate with the day from which it holds', async () => {
  const api = {
    ...someAnswers,
    'POST /api/vat_rates': ({ body }: TestRequest) => aVatRate({ id: 'neu', ...(body as object) }),
  };
  const { shell, user } = await renderRemote(PATH, { api, user: PERSONAS['super-admin'] });
  await user.click(await screen.findByRole('link', { name: 'Neu' }));
  const form = await screen.findByRole('dialog', { name: 'Neuer Satz' });
  await user.type(within(form).getByRole('textbox', { name: /Bezeichnung/ }), 'Normalsatz ab 2028');
  await user.type(within(form).getByRole('textbox', { name: /^Satz/ }), '8,65');
  await user.type(within(form).getByRole('textbox', { name: /Gilt für Touren ab/ }), '1.1.2028');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('row', { name: /Normalsatz 8.1 %/ });
  const sent = shell.api.calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    title: 'Normalsatz ab 2028',
    category: 'Sal2.1, 8.1%',
    percent: 8.65,
    validFrom: '2028-01-01',
  });
});

test('why a rate that was booked with stays stands at its field', async () => {
  const message = 'Mit diesem Satz ist schon gebucht worden.';
  const api = {
    ...someAnswers,
    'PATCH /api/vat_rates/:id': () => {
      throw testProblem(422, { violations: [{ propertyPath: 'percent', message }] });
    },
  };
  const { user } = await renderRemote(`${PATH}?edit=${RATE.id}`, { api, user: PERSONAS['super-admin'] });
  const percent = await screen.findByRole('textbox', { name: /^Satz/ });
  await user.clear(percent);
  await user.type(percent, '8.2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('an admin reads the rates, and who adds new ones', async () => {
  await renderRemote(PATH, { api: someAnswers });
  expect(await screen.findByText(/Nur Super-Admins legen neue Sätze an/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Neu' })).toBeNull();
});

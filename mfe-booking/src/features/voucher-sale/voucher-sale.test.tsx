import { aVoucher, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { fill, part } from '../../testing/steps.ts';

const PATH = '/gutschein';
const ORDER = 'POST /api/voucher_orders';

async function open(api: TestApiHandlers = {}) {
  const page = await renderRemote(PATH, { user: GAST, api });
  await screen.findByRole('heading', { level: 1, name: 'Gutschein schenken' });
  const sent = () => page.shell.api.calls.filter(({ method }) => method === 'POST');
  const send = () => page.user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
  return { ...page, sent, send };
}

const refuses = (violations: readonly { propertyPath: string; message: string }[]): TestApiHandlers => ({
  [ORDER]: () => {
    throw testProblem(422, { violations: [...violations] });
  },
});

test('the preview shows what was typed, and the order says all of it', async () => {
  // Nobody leaves for a pay page here.
  const page = await open(refuses([{ propertyPath: 'amount', message: 'Zu früh.' }]));
  await fill(page.user, part('Der Gutschein'), {
    Betrag: '250',
    'Für wen': 'Livia',
    'Deine Worte': 'Alles Gute!',
  });
  await page.user.click(screen.getByRole('radio', { name: 'Hütte am Abend' }));
  const preview = within(screen.getByRole('figure', { name: 'So sieht der Gutschein aus' }));
  for (const words of ['CHF 250.–', 'Für Livia', 'Alles Gute!', 'Von Gina Gast'])
    expect(preview.getByText(words)).toBeTruthy();
  expect(preview.getByRole('img', { name: 'Hütte am Abend' })).toBeTruthy();
  await page.send();
  expect(await screen.findAllByText('Zu früh.')).toBeTruthy();
  expect(page.sent()[0]).toMatchObject({
    idempotencyKey: expect.any(String),
    body: {
      amount: 25_000,
      picture: 'huette',
      recipientName: 'Livia',
      message: 'Alles Gute!',
      buyerName: 'Gina Gast',
      buyerEmail: 'gast@firn.example',
      method: 'twint',
    },
  });
});

test('a tour may be named for which it is meant; the form has one button and says nothing of storing', async () => {
  const tour = {
    '@id': '/api/offers/5f0c1f4e-8a4c-4a52-9d5b-0d6a3a3a0b11',
    title: 'Schneeschuhtour im Safiental',
  };
  const page = await open({
    ...refuses([{ propertyPath: 'amount', message: 'Zu früh.' }]),
    'GET /api/offers': { 'hydra:member': [tour], 'hydra:totalItems': 1 },
  });
  await screen.findByRole('option', { name: tour.title });
  await page.user.selectOptions(screen.getByRole('combobox', { name: /^Für welche Tour/ }), tour.title);
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull();
  expect(screen.queryByText('Keine Änderungen')).toBeNull();
  await page.send();
  expect(await screen.findAllByText('Zu früh.')).toBeTruthy();
  expect(page.sent()[0]).toMatchObject({ body: { offer: tour['@id'] } });
});

test('too little is said at its field, and nothing is sent', async () => {
  const page = await open();
  await fill(page.user, part('Der Gutschein'), { Betrag: '10' });
  await page.send();
  expect(screen.getByLabelText(/^Betrag/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Bitte gib bei «Betrag» mindestens CHF 20.– an.').length).toBeGreaterThan(0);
  expect(page.sent()).toEqual([]);
});

const bought = (changes: Parameters<typeof aVoucher>[0]) => {
  const voucher = aVoucher({ entries: null, ...changes });
  const api = { 'GET /api/vouchers/:id': voucher };
  return renderRemote(`/gutschein/${voucher.id}?token=geheim`, { api });
};

test('what was bought is there to print', async () => {
  await bought({ balance: 20_000 });
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQE')).toBeTruthy();
  expect(screen.getByText('CHF 200.–, gültig bis Fr, 14.02.2031')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Gutschein als PDF herunterladen' });
  expect(link.getAttribute('href')).toBe(`${aVoucher()['@id']}/voucher.pdf?token=geheim`);
});

test('a payment that has not come yet did not fail', async () => {
  await bought({ standing: 'draft', code: null, balance: 0 });
  expect(await screen.findByRole('heading', { name: 'Wir prüfen deine Zahlung' })).toBeTruthy();
  expect(screen.getByText(/wurde die Zahlung abgelehnt, bezahlst du nichts/)).toBeTruthy();
});

test('a voucher that goes on a day says when', async () => {
  await bought({ deliverTo: 'livia@example.org', deliverOn: '2026-03-01', sentAt: null });
  expect(await screen.findByText('Wir senden ihn am So, 01.03.2026 an livia@example.org.')).toBeTruthy();
});

import type { WebhookEndpointMade } from '@firn/shared-contracts/api';
import { aCollection, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { aWebhookDelivery, aWebhookEndpoint } from '../../testing/webhooks.ts';

const SECRET = 'whsec_nur-dieses-eine-mal';
const URL_OF_PARTNER = 'https://bergladen.example/firn';
const DELIVERIES = `/admin/settings/webhooks?endpoint=${aWebhookEndpoint().id}`;

async function open(answers: object = {}, address = '/admin/settings/webhooks') {
  const page = await renderRemote(address, { api: { ...someAnswers, ...answers } });
  await screen.findByRole('heading', { name: 'Adressen' });
  return page;
}
const endpoints = (...items: ReturnType<typeof aWebhookEndpoint>[]) => ({
  'GET /api/webhook_endpoints': aCollection('/api/webhook_endpoints', items),
});

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText(/^Adresse des Programms/), URL_OF_PARTNER);
  await user.click(screen.getByLabelText('Event ausgebucht'));
  await user.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));
}

test('tells what each address hears, and how it stands', async () => {
  await open(
    endpoints(
      aWebhookEndpoint({ failingSince: '2026-02-14T08:00:00.000Z' }),
      aWebhookEndpoint({
        id: '018f0000-0000-7000-8000-000000000965',
        url: 'https://zahlen.example',
        switchedOffAt: '2026-02-14T09:00:00.000Z',
      }),
    ),
  );
  const list = within(screen.getByRole('region', { name: 'Adressen' }));
  const [partner, figures] = list.getAllByRole('listitem');
  expect(partner?.textContent).toContain(URL_OF_PARTNER);
  expect(partner?.textContent).toContain('Erfährt: Neue Buchung, Event ausgebucht');
  expect(partner?.textContent).toContain('12 zugestellt, 1 warten, 0 aufgegeben');
  expect(partner?.textContent).toContain('Nimmt seit 14.02.26, 09:00 nichts an.');
  expect(figures?.textContent).toContain('Ausgeschaltet am 14.02.26, 10:00');
  expect(list.getAllByRole('button', { name: /einschalten$/ })).toHaveLength(1);
});

test('the secret of a new address is shown once, to copy', async () => {
  const { user, shell } = await open({
    'POST /api/webhook_endpoints': ({ body }: TestRequest): WebhookEndpointMade => {
      const { url, events } = body as WebhookEndpointMade;
      return { ...aWebhookEndpoint({ url, events }), secret: SECRET };
    },
  });
  await fillIn(user);
  const secret = (await screen.findByLabelText('Geheimnis')) as HTMLInputElement;
  expect([secret.value, secret.readOnly]).toEqual([SECRET, true]);
  expect(screen.getByRole('status').textContent).toContain('nur dieses eine Mal');
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    url: URL_OF_PARTNER,
    events: ['event.full'],
  });
});

test.each([
  [422, { violations: [{ propertyPath: 'url', message: 'Die Adresse beginnt mit «https://».' }] }],
  [409, { detail: 'Es gibt schon zwanzig Adressen. Entferne zuerst eine davon.' }],
])('what is refused with %i is told', async (status, problem) => {
  const { user } = await open({
    'POST /api/webhook_endpoints': () => {
      throw testProblem(status, problem);
    },
  });
  await fillIn(user);
  expect(await screen.findByText(/beginnt mit «https:\/\/»\.$|schon zwanzig/)).toBeTruthy();
});

test('shows what went out and came back, and sends it again', async () => {
  const { user, shell } = await open({
    'POST /api/webhook_endpoints/:id/deliveries/:delivery/retry': aWebhookDelivery({ attempts: 0 }),
  });
  await user.click(screen.getByRole('link', { name: `Zustellungen an ${URL_OF_PARTNER}` }));
  const part = within(await screen.findByRole('region', { name: 'Zustellungen an bergladen.example' }));
  const sent = await part.findByRole('listitem');
  expect(sent.textContent).toContain('Neue Buchung B-2026-00001');
  expect(sent.textContent).toContain('Wartet');
  expect(sent.textContent).toContain('Der Empfänger hat abgelehnt.');
  expect(sent.textContent).toContain('Nächster Versuch: 14.02.26, 09:05');
  await user.click(part.getByText('Inhalt und Antwort'));
  expect(sent.textContent).toContain('"code": "B-2026-00001"');
  expect(sent.textContent).toContain('Antwort mit Status 503');
  expect(sent.textContent).toContain('Gerade nicht.');
  await user.click(part.getByRole('button', { name: 'Neue Buchung B-2026-00001 nochmals senden' }));
  await part.findByRole('listitem');
  expect(shell.api.calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: `${aWebhookDelivery()['@id']}/retry` },
  ]);
  expect(shell.toasts.get()).toMatchObject([{ text: /nochmals hinaus/ }].map(() => ({ variant: 'success' })));
});

test('one that is switched off sends nothing again before it is switched on', async () => {
  const off = aWebhookEndpoint({ switchedOffAt: '2026-02-14T09:00:00.000Z' });
  const { user, shell } = await open(
    { ...endpoints(off), 'POST /api/webhook_endpoints/:id/activation': aWebhookEndpoint() },
    DELIVERIES,
  );
  await screen.findByText('Neue Buchung B-2026-00001');
  expect(screen.queryByRole('button', { name: /nochmals senden$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `${URL_OF_PARTNER} einschalten` }));
  await screen.findByRole('heading', { name: 'Adressen' });
  expect(shell.toasts.get()).toMatchObject([{ text: 'Firn meldet wieder, was geschieht.' }]);
});

test('an address goes once somebody has said so', async () => {
  const { user, shell } = await open({ 'DELETE /api/webhook_endpoints/:id': null });
  await user.click(screen.getByRole('button', { name: `${URL_OF_PARTNER} entfernen` }));
  const dialog = within(await screen.findByRole('dialog', { name: '«bergladen.example» entfernen?' }));
  expect(shell.api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Adresse entfernen' }));
  await screen.findByRole('heading', { name: 'Adressen' });
  expect(shell.toasts.get()).toMatchObject([{ text: 'Die Adresse ist entfernt.' }]);
});

import type { SettingsResponse } from '@firn/shared-contracts/api';
import { PERSONAS, someSettings, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

async function open(
  answers: object = {},
  user: (typeof PERSONAS)['admin' | 'super-admin'] = PERSONAS['super-admin'],
) {
  let stored: SettingsResponse = someSettings();
  const api = {
    ...someAnswers,
    'GET /api/settings/:id': () => stored,
    'PATCH /api/settings/:id': ({ body }: TestRequest) => {
      stored = { ...stored, ...(body as object), version: 4 };
      return stored;
    },
    ...answers,
  };
  const page = await renderRemote('/admin/settings', { api, user });
  await screen.findByLabelText(/^Firmenname/);
  const patches = () =>
    page.shell.api.calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ body, ifMatch }) => [body, ifMatch]);
  const save = () => page.user.click(screen.getByText('Speichern'));
  return { ...page, patches, save };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the settings', () => {
  test('stand in groups, with who changed them last', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Firma',
      'Öffnungszeiten',
      'Partner und soziale Medien',
      'Absender der E-Mails',
      'Preise und Fristen',
      'Rechnung und Zahlung',
      'Mahnungen',
      'Mehrwertsteuer',
      'Gutscheine',
      'Tagesansätze',
      'Bedingungen',
      'Buchungen ohne Konto',
      'Warteliste',
      'Sicherheit',
      'Aufbewahrung',
      'Verbindungen',
    ]);
    expect(screen.getByText('Zuletzt geändert von Vera Admin am Sa, 14.02.2026, 09:00')).toBeTruthy();
    expect(section('Verbindungen').getByText('smtp://•••@mail.example:587')).toBeTruthy();
  });

  test('name what is built in where no service is connected', async () => {
    const settings = someSettings({ connections: [{ name: 'database', address: null }] });
    await open({ 'GET /api/settings/:id': settings });
    expect(section('Verbindungen').getByText('eingebaut, im Datenordner')).toBeTruthy();
  });

  test('a changed number and a list are sent as they are now, with the version', async () => {
    const { user, save, patches } = await open();
    const discount = screen.getByLabelText(/^SAC-Rabatt/);
    await user.clear(discount);
    await user.type(discount, '15');
    await user.click(screen.getByRole('button', { name: '«Sa» entfernen' }));
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    const openingHours = [{ days: 'Mo–Fr', hours: '08:30–12:00 und 13:30–17:30' }];
    expect(patches()[0]).toEqual([{ sacDiscountPercent: 15, openingHours }, '"3"']);
  });

  test('a super admin says who mails are from, and sees head and end of them while typing', async () => {
    const { user, save, patches } = await open();
    const sender = section('Absender der E-Mails');
    expect(sender.getByText(/muss firn\.example den Versand erlauben/)).toBeTruthy();
    const address = sender.getByLabelText(/^Adresse des Absenders/);
    await user.clear(address);
    await user.type(address, 'post@nuell');
    await save();
    expect(
      sender.getByText(/^Bitte gib bei «Adresse des Absenders» eine vollständige E-Mail-Adresse an/),
    ).toBeTruthy();
    expect(patches()).toEqual([]);
    await user.type(address, '.example');
    await user.type(sender.getByLabelText(/^Fuss jeder E-Mail/), 'Im Juli sind wir draussen.');
    const preview = within(sender.getByRole('region', { name: 'So beginnt und endet jede E-Mail' }));
    expect(preview.getByText('Firn <post@nuell.example>')).toBeTruthy();
    expect(preview.getByText('post@nuell.example')).toBeTruthy();
    expect(preview.getByText(/Im Juli sind wir draussen\.$/)).toBeTruthy();
    await save();
    const body = { senderAddress: 'post@nuell.example', mailFoot: 'Im Juli sind wir draussen.' };
    await waitFor(() => expect(patches()).toEqual([[body, '"3"']]));
  });

  test('a super admin demands a second factor of admins', async () => {
    const { user, save, patches } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Zweiter Faktor für Admins/ }));
    await save();
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]).toEqual([{ adminSecondFactor: true }, '"3"']);
  });

  test('a super admin sets how much may be booked without an account', async () => {
    const { user, save, patches } = await open();
    const perNetwork = screen.getByLabelText(/^Sofort gültig je Netz und Stunde/);
    expect(perNetwork).toHaveProperty('value', '3');
    await user.clear(perNetwork);
    await user.type(perNetwork, '0');
    await save();
    await waitFor(() => expect(patches()).toEqual([[{ bookingsPerNetworkPerHour: 0 }, '"3"']]));
  });

  test('a super admin lets spontaneous tours be published without a check', async () => {
    const { user, save, patches } = await open();
    const box = screen.getByRole('checkbox', { name: /^Spontantouren sofort veröffentlichen/ });
    expect(box).toHaveProperty('checked', false);
    expect(screen.getByText(/^Was Guides als Spontantour erstellen, sehen Gäste ohne Prüfung/)).toBeTruthy();
    await user.click(box);
    await save();
    await waitFor(() => expect(patches()).toEqual([[{ autoPublishSpontaneous: true }, '"3"']]));
  });

  test('a super admin types an account with blanks, and nothing half is sent', async () => {
    const { user, save, patches } = await open();
    const invoices = section('Rechnung und Zahlung');
    expect(invoices.getByLabelText(/^IBAN/)).toHaveProperty('value', 'CH93 0076 2011 6238 5295 7');
    const account = invoices.getByLabelText(/^QR-IBAN/);
    await user.type(account, 'ch44 3199');
    await save();
    expect(invoices.getByText(/^Bitte gib bei «QR-IBAN» eine IBAN an/)).toBeTruthy();
    expect(patches()).toEqual([]);
    await user.type(account, ' 9123 0008 8901 2');
    await save();
    await waitFor(() => expect(patches()).toEqual([[{ qrIban: 'CH4431999123000889012' }, '"3"']]));
  });

  test('a super admin sets reminders, and the second never comes before the first', async () => {
    const { user, save, patches } = await open();
    const dunning = section('Mahnungen');
    const second = dunning.getByLabelText(/^Zweite Mahnung nach/);
    await user.clear(second);
    await user.type(second, '5');
    await save();
    expect(dunning.getByText(/^Die zweite Mahnung kommt nach der ersten/)).toBeTruthy();
    await user.clear(second);
    await user.type(second, '20');
    const fee = dunning.getByLabelText(/^Gebühr der zweiten Mahnung/);
    await user.clear(fee);
    await user.type(fee, '20');
    await save();
    await waitFor(() => expect(patches()).toEqual([[{ secondReminderDays: 20, reminderFee: 2000 }, '"3"']]));
  });

  test('a super admin says what a day of a guide costs, each level once', async () => {
    const { user, save, patches } = await open({
      'GET /api/settings/:id': someSettings({ dayRates: [{ level: 'partner', rate: 60_000 }] }),
    });
    const rates = section('Tagesansätze');
    await user.click(rates.getByText('Ansatz hinzufügen'));
    const [, level] = rates.getAllByLabelText(/^Qualifikation/);
    const [, rate] = rates.getAllByLabelText(/^Pro Tag/);
    if (!level || !rate) throw new Error('The second row is missing.');
    expect(level).toHaveProperty('value', 'guide1+');
    await user.selectOptions(level, 'Partner');
    await user.type(rate, '680');
    await save();
    expect(rates.getByText('Das steht schon weiter oben.')).toBeTruthy();
    await user.selectOptions(level, 'Bergführung 1');
    await save();
    const dayRates = [
      { level: 'partner', rate: 60_000 },
      { level: 'guide1', rate: 68_000 },
    ];
    await waitFor(() => expect(patches()).toEqual([[{ dayRates }, '"3"']]));
  });

  test('a list can be emptied', async () => {
    const { user, save, patches } = await open({
      'GET /api/settings/:id': someSettings({ partners: [{ name: 'Seilerei', url: null }] }),
    });
    await user.click(screen.getByRole('button', { name: '«Seilerei» entfernen' }));
    await save();
    await waitFor(() => expect(patches()).toEqual([[{ partners: [] }, '"3"']]));
  });

  test('what is wrong is said at its field, and nothing is sent', async () => {
    const { user, save, patches } = await open();
    const phone = screen.getByLabelText(/^Telefon/);
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(screen.getByText('Partner hinzufügen'));
    await save();
    expect(screen.getByText('Bitte gib eine gültige Telefonnummer an.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(patches()).toEqual([]);
  });
});

describe('an admin who is no super admin', () => {
  test('changes the company’s texts and reads the rest, with the reason', async () => {
    const { user, save, patches } = await open({}, PERSONAS.admin);
    const sender = section('Absender der E-Mails');
    expect(sender.getByText('Firn <buchung@firn.example>')).toBeTruthy();
    expect(sender.queryByRole('textbox')).toBeNull();
    const prices = section('Preise und Fristen');
    expect(prices.getByText(/^Nur Super-Admins/)).toBeTruthy();
    expect(prices.getByText('10 %')).toBeTruthy();
    const publishing = prices.getByText('Spontantouren sofort veröffentlichen');
    expect(publishing.nextElementSibling?.textContent).toBe('nein');
    expect(prices.queryByRole('textbox')).toBeNull();
    const accounts = section('Rechnung und Zahlung');
    expect(accounts.getByText('CH93 0076 2011 6238 5295 7')).toBeTruthy();
    expect(accounts.queryByRole('textbox')).toBeNull();
    expect(section('Tagesansätze').getByText('keine')).toBeTruthy();
    const conditions = section('Bedingungen');
    expect(conditions.getByText('Bis 30 Tage vorher: CHF 80.–')).toBeTruthy();
    expect(await conditions.findByText('30 bis 20 Tage vorher: 50 % des Preises')).toBeTruthy();
    expect(conditions.queryByRole('textbox')).toBeNull();
    const street = screen.getByLabelText(/^Strasse und Nummer/);
    await user.clear(street);
    await user.type(street, 'Dorfstrasse 1');
    await save();
    await waitFor(() => expect(patches()).toEqual([[{ street: 'Dorfstrasse 1' }, '"3"']]));
  });

  test('whoever lost the right meanwhile is told which field it was', async () => {
    const message = 'Dieses Feld darfst du nicht ändern.';
    const { user, save } = await open({
      'PATCH /api/settings/:id': () => {
        throw testProblem(403, {
          type: '/problems/forbidden-fields',
          violations: [{ propertyPath: 'sacDiscountPercent', message }],
        });
      },
    });
    const discount = screen.getByLabelText(/^SAC-Rabatt/);
    await user.clear(discount);
    await user.type(discount, '15');
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

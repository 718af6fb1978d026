import { aCollection, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const FACTOR = '/api/me/second-factor';
const aFactor = (isActive: boolean, more: object = {}) => ({
  '@id': FACTOR,
  '@type': 'SecondFactor',
  isActive,
  isRequired: false,
  recoveryCodes: isActive ? 9 : 0,
  ...more,
});
const SECRET = {
  '@type': 'SecondFactorSecret',
  uri: 'otpauth://totp/Firn:gast%40firn.example?secret=JBSWY3DPEHPK3PXP',
  secret: 'JBSWY3DPEHPK3PXP',
};
const CODES = { '@type': 'RecoveryCodes', codes: ['aaaa-bbbb', 'cccc-dddd'] };
const USUAL: TestApiHandlers = {
  [`GET ${FACTOR}`]: aFactor(false),
  'GET /api/passkeys': aCollection('/api/passkeys', []),
  'GET /api/sessions': aCollection('/api/sessions', []),
};

async function open(api: TestApiHandlers = {}, options = {}) {
  const page = await renderRemote('/profil/konto', { user: GAST, api: { ...USUAL, ...api }, ...options });
  await screen.findByRole('heading', { name: 'Anmeldung und Sicherheit' });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const type = (label: string, text: string) => page.user.type(screen.getByLabelText(label), text);
  const sent = () =>
    page.shell.api.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  return { ...page, press, type, sent };
}

async function openSetup(api: TestApiHandlers = {}) {
  const page = await open({ [`POST ${FACTOR}`]: SECRET, ...api });
  await page.press('App hinzufügen');
  await page.type('Dein Passwort', 'Gipfel-2026!');
  await page.press('Weiter');
  await screen.findByLabelText('Code der App');
  return page;
}

describe('the second factor', () => {
  test('is set up by QR code or secret, and its recovery codes are shown once', async () => {
    const { press, type, sent, user, lifecycles } = await openSetup({ [`PUT ${FACTOR}`]: CODES });
    expect(await screen.findByRole('img', { name: 'QR-Code für deine App' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await type('Code der App', '123456');
    await press('Einschalten');
    const heading = await screen.findByRole('heading', { name: 'Deine Codes zur Wiederherstellung' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES.codes);
    expect(screen.queryByRole('heading', { name: 'Passwort' })).toBeNull();
    expect(lifecycles.canSwitch?.()).toBe('after-save');
    await press('Kopieren');
    await screen.findByText('Kopiert.');
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb\ncccc-dddd');
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledTimes(1);
    await press('Ich habe sie aufbewahrt');
    expect(await screen.findByText(/^Du hast noch 2 unbenützte Wiederherstellungscodes/)).toBeTruthy();
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
    expect(sent()).toEqual([
      ['POST', { currentPassword: 'Gipfel-2026!' }],
      ['PUT', { code: '123456' }],
    ]);
  });

  test('a wrong code is told at its field, and the secret stays', async () => {
    const message = 'Dieser Code stimmt nicht.';
    const { press, type } = await openSetup({
      [`PUT ${FACTOR}`]: () => {
        throw testProblem(422, { violations: [{ propertyPath: 'code', message }] });
      },
    });
    await type('Code der App', '000000');
    await press('Einschalten');
    await screen.findByText(message);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  });

  test('codes that the browser does not copy can be printed or marked', async () => {
    const { press, type } = await openSetup({ [`PUT ${FACTOR}`]: CODES });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await type('Code der App', '123456');
    await press('Einschalten');
    await press('Kopieren');
    await screen.findByText(/^Der Browser lässt das Kopieren nicht zu/);
  });

  test('is removed with the password, after what it means was told to whom it is demanded of', async () => {
    const { press, type, sent, shell } = await open({
      [`GET ${FACTOR}`]: aFactor(true, { isRequired: true }),
      [`DELETE ${FACTOR}`]: null,
    });
    await press('Zweiten Faktor entfernen');
    expect(screen.getByText(/^Die Verwaltung verlangt einen zweiten Faktor/)).toBeTruthy();
    await type('Dein Passwort', 'Gipfel-2026!');
    shell.answer({ ...USUAL, [`DELETE ${FACTOR}`]: null });
    await press('Zweiten Faktor entfernen');
    await screen.findByText('Dein zweiter Faktor ist entfernt.');
    expect(sent()).toEqual([['DELETE', { currentPassword: 'Gipfel-2026!' }]]);
    expect(screen.getByRole('button', { name: 'App hinzufügen' })).toBeTruthy();
  });

  test('one that was added elsewhere meanwhile is told by the server', async () => {
    const detail = 'Du hast schon einen zweiten Faktor.';
    const { press, type } = await open({
      [`POST ${FACTOR}`]: () => {
        throw testProblem(409, { detail });
      },
    });
    await press('App hinzufügen');
    await type('Dein Passwort', 'Gipfel-2026!');
    await press('Weiter');
    await screen.findByText(detail);
  });
});

test('an admin who lacks the factor that is demanded learns what to do', async () => {
  await open({}, { lacksSecondFactor: true });
  expect(screen.getByText('Für die Verwaltung fehlt dein zweiter Faktor')).toBeTruthy();
  expect(screen.getByText(/^Füge unten eine App als zweiten Faktor oder einen Passkey hinzu/)).toBeTruthy();
  expect(screen.getByText(/^Hast du schon einen\?/)).toBeTruthy();
});

test('whoever acts as somebody else is told that nothing can be changed, and nothing is asked', async () => {
  const impersonator = { fullName: 'Anna Admin', email: 'admin@firn.example' };
  const { shell } = await open({}, { impersonator });
  expect(screen.getByText(/^Du handelst gerade für Gina Gast/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(shell.api.calls).toEqual([]);
});

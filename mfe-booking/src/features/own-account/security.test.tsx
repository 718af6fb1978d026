import { aCollection, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const FACTOR = '/api/me/second-factor';
const aFactor = (more: object = {}) => ({
  '@id': FACTOR,
  '@type': 'SecondFactor',
  isActive: false,
  isRequired: false,
  recoveryCodes: 0,
  ...more,
});
const aSession = (id: string, more: object = {}) => ({
  '@id': `/api/sessions/${id}`,
  '@type': 'Session',
  id,
  device: 'Firefox auf Windows',
  place: 'dieses Netz',
  createdAt: '2026-02-01T08:00:00.000Z',
  seenAt: '2026-02-14T10:00:00.000Z',
  isCurrent: false,
  ...more,
});
const HERE = aSession('1', { isCurrent: true });
const PHONE = aSession('2', { device: 'Safari auf iPhone', place: 'ein anderes Netz' });
const PASSKEY = {
  '@id': '/api/passkeys/1',
  '@type': 'Passkey',
  id: '1',
  title: 'Mein Telefon',
  createdAt: '2026-02-01T08:00:00.000Z',
  usedAt: null,
};

const USUAL: TestApiHandlers = {
  [`GET ${FACTOR}`]: aFactor(),
  'GET /api/passkeys': aCollection('/api/passkeys', []),
  'GET /api/sessions': aCollection('/api/sessions', [HERE, PHONE]),
};

async function open(api: TestApiHandlers = {}, options = {}) {
  const page = await renderRemote('/profil/konto', { user: GAST, api: { ...USUAL, ...api }, ...options });
  await screen.findByRole('heading', { name: 'Anmeldung und Sicherheit' });
  const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields))
      await page.user.type(screen.getByLabelText(label), text);
  };
  const sent = () =>
    page.shell.api.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, body]);
  return { ...page, press, fill, sent };
}

const refused = (propertyPath: string, message: string) => () => {
  throw testProblem(422, { violations: [{ propertyPath, message }] });
};
const alone = (label: string) => screen.getByLabelText(label, { selector: 'input' });

describe('the password', () => {
  const NEW = { 'Bisheriges Passwort': 'Gipfel-2026!', 'Neues Passwort': 'Gletscher77' };

  test('is changed, with its rules told while it is typed', async () => {
    const { press, fill, sent } = await open({ 'PUT /api/me/password': null });
    await press('Passwort ändern');
    expect(document.activeElement).toBe(alone('Bisheriges Passwort'));
    await fill({ 'Bisheriges Passwort': 'Gipfel-2026!', 'Neues Passwort': 'gletscher' });
    const met = () => screen.getAllByText('erfüllt').map((mark) => mark.parentElement?.textContent);
    expect(met()).toEqual([
      'ein Kleinbuchstabe erfüllt',
      'nicht deine E-Mail-Adresse erfüllt',
      'keines der häufigsten Passwörter erfüllt',
    ]);
    expect(await screen.findByText(/^Stärke: /)).toBeTruthy();
    await fill({ 'Neues Passwort wiederholen': 'gletscher' });
    await press('Passwort ändern');
    expect(screen.getByText('Das Passwort braucht 10 bis 128 Zeichen.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await fill({ 'Neues Passwort': 'X7', 'Neues Passwort wiederholen': 'X7' });
    await press('Passwort ändern');
    await screen.findByText('Dein Passwort ist geändert. Alle anderen Anmeldungen sind beendet.');
    const password = 'gletscherX7';
    expect(sent()).toEqual([
      [
        'PUT',
        '/api/me/password',
        { currentPassword: 'Gipfel-2026!', password, passwordConfirmation: password },
      ],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passwort' }));
  });

  test('stays typed when the old one is wrong, and the field says so until it changes', async () => {
    const wrong = 'Dieses Passwort stimmt nicht.';
    const { press, fill } = await open({ 'PUT /api/me/password': refused('currentPassword', wrong) });
    await press('Passwort ändern');
    await fill({ ...NEW, 'Neues Passwort wiederholen': 'Gletscher77' });
    await press('Passwort ändern');
    await screen.findByText(wrong);
    expect(document.activeElement).toBe(alone('Bisheriges Passwort'));
    expect(screen.getByLabelText<HTMLInputElement>('Neues Passwort').value).toBe('Gletscher77');
    await fill({ 'Bisheriges Passwort': '!' });
    expect(screen.queryByText(wrong)).toBeNull();
  });

  test('says until when to wait after too many guesses', async () => {
    const { press, fill } = await open({
      'PUT /api/me/password': () => {
        throw testProblem(429, { retryAfter: 60 });
      },
    });
    await press('Passwort ändern');
    await fill({ ...NEW, 'Neues Passwort wiederholen': 'Gletscher77' });
    await press('Passwort ändern');
    await screen.findByText(/Ab 12:01 Uhr kannst du es noch einmal versuchen/);
  });

  test('says how to come back where another browser has ended the log-in', async () => {
    const { press, fill } = await open({
      'PUT /api/me/password': () => {
        throw testProblem(401);
      },
    });
    await press('Passwort ändern');
    await fill({ ...NEW, 'Neues Passwort wiederholen': 'Gletscher77' });
    await press('Passwort ändern');
    await screen.findByText(/^Du bist nicht mehr angemeldet\. Lade diese Seite neu/);
  });

  test('typed twice differently, or not at all, is not sent', async () => {
    const { press, fill, sent } = await open();
    await press('Passwort ändern');
    await fill({ ...NEW, 'Neues Passwort wiederholen': 'Gletscher78' });
    await press('Passwort ändern');
    expect(screen.getByText(/nicht gleich/)).toBeTruthy();
    await press('Abbrechen');
    await press('Passwort ändern');
    await press('Passwort ändern');
    for (const label of ['Bisheriges Passwort', 'Neues Passwort', 'Neues Passwort wiederholen'])
      expect(screen.getByText(`Bitte fülle das Feld «${label}» aus.`)).toBeTruthy();
    expect(sent()).toEqual([]);
    await fill({ 'Neues Passwort': 'Gletscher77' });
    expect(document.activeElement).toBe(alone('Neues Passwort'));
  });
});

describe('the address', () => {
  test('is asked by mail', async () => {
    const { press, fill, sent } = await open({ 'POST /api/me/email': null });
    await press('Adresse ändern');
    await fill({ 'Neue E-Mail-Adresse': 'gina', 'Dein Passwort': 'Gipfel-2026!' });
    await press('Link senden');
    expect(screen.getByText(/wie name@beispiel\.ch/)).toBeTruthy();
    await fill({ 'Neue E-Mail-Adresse': '@firn.example' });
    await press('Link senden');
    await screen.findByText(/^Schau in das Postfach von gina@firn\.example/);
    expect(sent()).toEqual([
      ['POST', '/api/me/email', { email: 'gina@firn.example', currentPassword: 'Gipfel-2026!' }],
    ]);
  });
});

describe('the sessions', () => {
  test('are listed, and each but this one can be ended', async () => {
    const { press, sent, shell } = await open({ 'DELETE /api/sessions/:id': null });
    const items = await within(
      await screen.findByRole('region', { name: 'Wo du angemeldet bist' }),
    ).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Firefox auf Windowsdiese Anmeldungdieses Netz, zuletzt benützt am Sa, 14.02.2026, 11:00 Uhr',
      'Safari auf iPhoneein anderes Netz, zuletzt benützt am Sa, 14.02.2026, 11:00 UhrBeenden',
    ]);
    shell.answer({
      ...USUAL,
      'DELETE /api/sessions/:id': null,
      'GET /api/sessions': aCollection('/api/sessions', [HERE]),
    });
    await press('Anmeldung beenden: Safari auf iPhone');
    await screen.findByText('Die Anmeldung ist beendet.');
    expect(sent()).toEqual([['DELETE', '/api/sessions/2', null]]);
    expect(screen.queryByRole('button', { name: 'Alle anderen beenden' })).toBeNull();
  });

  test('end all at once but this one', async () => {
    const { press, sent } = await open({ 'DELETE /api/sessions': null });
    await press('Alle anderen beenden');
    await screen.findByText('Alle anderen Anmeldungen sind beendet.');
    expect(sent()).toEqual([['DELETE', '/api/sessions', null]]);
  });

  test('say when they could not be loaded or ended', async () => {
    const down = () => {
      throw testProblem(503);
    };
    const refuse = () => {
      throw testProblem(403);
    };
    const { press, shell } = await open({ 'GET /api/sessions': refuse, 'DELETE /api/sessions': down });
    await screen.findByText('Das konnten wir nicht laden.');
    shell.answer({ ...USUAL, 'DELETE /api/sessions': down });
    await press('Nochmals versuchen');
    await press('Alle anderen beenden');
    await screen.findByText('Das hat nicht geklappt. Bitte versuche es noch einmal.');
  });
});

describe('the passkeys', () => {
  const ask: { current: () => Promise<unknown> } = { current: async () => null };

  function withPasskeys(): void {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', {
      value: { create: () => ask.current() },
      configurable: true,
    });
  }

  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('cannot be added where the browser knows none', async () => {
    await open();
    await screen.findByText(/^Dieser Browser kann keine Passkeys anlegen/);
    expect(screen.queryByRole('button', { name: 'Passkey hinzufügen' })).toBeNull();
  });

  test('are removed after a question', async () => {
    const api = { 'GET /api/passkeys': aCollection('/api/passkeys', [PASSKEY]) };
    const { press, sent, shell } = await open({ ...api, 'DELETE /api/passkeys/:id': null });
    expect(await screen.findByText('angelegt am So, 01.02.2026, noch nie benützt')).toBeTruthy();
    await press('Mein Telefon entfernen');
    await press('Abbrechen');
    await press('Mein Telefon entfernen');
    shell.answer({ ...USUAL, 'DELETE /api/passkeys/:id': null });
    await press('Ja, entfernen');
    await screen.findByText('Der Passkey ist entfernt.');
    expect(sent()).toEqual([['DELETE', '/api/passkeys/1', null]]);
    expect(screen.getByText('Du hast noch keinen Passkey.')).toBeTruthy();
  });

  test('are added with what the browser answers', async () => {
    withPasskeys();
    const bytes = new Uint8Array([1, 2, 3]).buffer;
    ask.current = async () => ({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: { attestationObject: bytes, clientDataJSON: bytes },
      getClientExtensionResults: () => ({}),
    });
    const options = {
      challenge: 'AQID',
      rp: { name: 'Firn' },
      user: { id: 'AQID', name: 'gast@firn.example', displayName: 'Gina' },
      pubKeyCredParams: [],
    };
    const { press, fill, sent, shell } = await open({
      'POST /api/passkeys/options': options,
      'POST /api/passkeys': PASSKEY,
    });
    await press('Passkey hinzufügen');
    await fill({ Name: 'Mein Telefon', 'Dein Passwort': 'Gipfel-2026!' });
    ask.current = ((make) => async () => {
      shell.answer({
        ...USUAL,
        'POST /api/passkeys': PASSKEY,
        'GET /api/passkeys': aCollection('/api/passkeys', [PASSKEY]),
      });
      return make();
    })(ask.current);
    await press('Weiter');
    await screen.findByText('Der Passkey ist hinzugefügt.');
    expect(screen.getByText('Mein Telefon')).toBeTruthy();
    expect(sent()[0]).toEqual(['POST', '/api/passkeys/options', { currentPassword: 'Gipfel-2026!' }]);
    expect(sent()[1]).toMatchObject([
      'POST',
      '/api/passkeys',
      { title: 'Mein Telefon', response: { id: 'AQID' } },
    ]);
  });

  test.each([
    ['the browser’s dialog is closed', 'NotAllowedError', /^Der Browser hat keinen Passkey angelegt/],
    ['the device has one already', 'InvalidStateError', /^Auf diesem Gerät hast du schon einen Passkey/],
    ['the browser knows none for the address', 'SecurityError', /^Für diese Adresse der Website/],
  ])('stay as they are when %s', async (_when, name, said) => {
    withPasskeys();
    ask.current = () => Promise.reject(new DOMException('no', name));
    const { press, fill } = await open({
      'POST /api/passkeys/options': {
        challenge: 'AQID',
        rp: { id: 'firn.example' },
        user: { id: 'AQID' },
        pubKeyCredParams: [],
      },
    });
    await press('Passkey hinzufügen');
    await fill({ Name: 'Mein Telefon', 'Dein Passwort': 'Gipfel-2026!' });
    await press('Weiter');
    await screen.findByText(said);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mein Telefon');
  });
});

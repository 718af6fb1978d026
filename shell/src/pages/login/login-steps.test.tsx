import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCaptcha } from '../../testing/answer-captcha.ts';
import { cleanWindow } from '../../testing/clean-window.ts';
import { meOf } from '../../testing/me.ts';
import { aSession } from '../../testing/page-state.ts';
import { renderFrame } from '../../testing/render-frame.tsx';

cleanWindow();
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

type Page = ReturnType<typeof renderFrame>;

const SECOND_FACTOR = { type: '/problems/second-factor' };

async function fillIn({ user }: Page) {
  await user.type(screen.getByLabelText('E-Mail'), 'gast@firn.example');
  await user.type(screen.getByLabelText('Passwort'), 'Gipfel-2026!');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}

const bodies = ({ network }: Page) =>
  network.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('the second factor', () => {
  async function open(): Promise<Page> {
    const page = renderFrame({ path: '/login?weiter=/tours' });
    page.network.answer('POST', '/api/login', 401, SECOND_FACTOR);
    await fillIn(page);
    await screen.findByRole('heading', { name: 'Zweiter Schritt' });
    return page;
  }

  test('is asked for once the password is right, and logs in', async () => {
    const page = await open();
    const field = screen.getByLabelText('Code');
    expect([document.activeElement === field, field.getAttribute('autocomplete')]).toEqual([
      true,
      'one-time-code',
    ]);
    page.network.forget('POST', '/api/login');
    page.network.answer('POST', '/api/login', 204);
    page.network.answer('GET', '/api/me', 200, meOf(aSession()));
    await page.user.type(field, '123 456{Enter}');
    expect(bodies(page)[1]).toEqual({
      email: 'gast@firn.example',
      password: 'Gipfel-2026!',
      secondFactor: '123456',
    });
    expect(window.location.pathname).toBe('/tours');
  });

  test('says that a code is wrong, and keeps it', async () => {
    const page = await open();
    await page.user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText(/^Dieser Code stimmt nicht/)).toBeTruthy();
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '000000');
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  });

  test('asks for a code before it asks the server', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(screen.getByText('Bitte gib den Code aus deiner App ein.')).toBeTruthy();
    expect(bodies(page)).toHaveLength(1);
  });

  test('lets somebody else log in, and keeps the address', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Anderes Konto verwenden' }));
    expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'gast@firn.example');
    expect(screen.getByLabelText('Passwort')).toHaveProperty('value', '');
  });
});

test('an unconfirmed account gets the mail again, and nothing else', async () => {
  const page = renderFrame({ path: '/login' });
  await answerCaptcha(page.network);
  page.network.answer('POST', '/api/login', 403, { type: '/problems/unconfirmed' });
  page.network.answer('POST', '/api/registration/mail', 202);
  await fillIn(page);
  const name = 'Bestätige zuerst deine E-Mail-Adresse';
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name }));
  await page.user.click(screen.getByRole('button', { name: 'Neuen Link senden' }));
  expect(await screen.findByRole('heading', { name: 'Schau in dein Postfach' })).toBeTruthy();
  expect(bodies(page)[1]).toEqual({ email: 'gast@firn.example', captcha: expect.any(String) });
});

describe('a passkey', () => {
  const BYTES = new Uint8Array([1, 2, 3]).buffer;
  const assertion = {
    id: 'AQID',
    rawId: BYTES,
    type: 'public-key',
    response: { authenticatorData: BYTES, clientDataJSON: BYTES, signature: BYTES, userHandle: BYTES },
    getClientExtensionResults: () => ({}),
  };

  /** A browser with passkeys; `ask` is its dialog. */
  function withPasskeys(ask: () => Promise<unknown>): Page {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get: ask }, configurable: true });
    const page = renderFrame({ path: '/login?weiter=/tours' });
    page.network.answer('POST', '/api/passkey-login/options', 200, { challenge: 'AQID' });
    return page;
  }

  test('is offered only where the browser knows them', () => {
    renderFrame({ path: '/login' });
    expect(screen.queryByRole('button', { name: 'Passkey verwenden' })).toBeNull();
  });

  test('logs in', async () => {
    const page = withPasskeys(async () => assertion);
    page.network.answer('POST', '/api/passkey-login', 204);
    page.network.answer('GET', '/api/me', 200, meOf(aSession()));
    await page.user.click(screen.getByRole('button', { name: 'Passkey verwenden' }));
    await screen.findByRole('button', { name: 'Passkey verwenden' });
    expect(bodies(page)[1]).toMatchObject({ response: { id: 'AQID', type: 'public-key' } });
    expect(window.location.pathname).toBe('/tours');
  });

  test('that the person does not give leaves the form as it is', async () => {
    const page = withPasskeys(() => Promise.reject(new DOMException('closed', 'NotAllowedError')));
    await page.user.type(screen.getByLabelText('E-Mail'), 'gast@firn.example');
    await page.user.click(screen.getByRole('button', { name: 'Passkey verwenden' }));
    expect(await screen.findByText(/^Mit einem Passkey hat es nicht geklappt/)).toBeTruthy();
    expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'gast@firn.example');
  });
});

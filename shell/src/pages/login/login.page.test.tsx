import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderFrameHtml } from '../../frame/render-frame.tsx';
import { cleanWindow } from '../../testing/clean-window.ts';
import { meOf } from '../../testing/me.ts';
import { ANONYMOUS, aPageState, aRemote, aSession } from '../../testing/page-state.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { loginTarget } from './login-target.ts';

cleanWindow();

async function fillIn({ user }: ReturnType<typeof renderFrame>, password = 'Gipfel-2026!') {
  await user.type(screen.getByLabelText('E-Mail'), 'gast@firn.example');
  await user.type(screen.getByLabelText('Passwort'), password);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}

describe('logging in', () => {
  test('leads to where the visitor wanted to go', async () => {
    const page = renderFrame({ path: '/login?weiter=%2Ftours%2F3%3Fseite%3D2' });
    page.network.answer('POST', '/api/login', 204);
    page.network.answer('GET', '/api/me', 200, meOf(aSession()));
    await fillIn(page);
    expect(window.location.pathname + window.location.search).toBe('/tours/3?seite=2');
    expect(page.network.requests[0]?.body).toEqual({ email: 'gast@firn.example', password: 'Gipfel-2026!' });
  });

  test.each([
    ['ROLE_GUIDE', '', '/touren'],
    ['ROLE_GUIDE', '?weiter=/tours', '/tours'],
    ['ROLE_ADMIN', '', '/'],
    ['ROLE_USER', '', '/'],
  ])('leads %s, with «%s», to %s', async (role, search, target) => {
    const navigation = [
      { area: 'header-user', label: 'Profil', path: '/profil', order: 10, audience: 'user' },
      { area: 'header-user', label: 'Meine Touren', path: '/touren', order: 2, audience: 'guide-or-admin' },
    ] as const;
    const page = renderFrame({
      path: `/login${search}`,
      state: aPageState({}, [aRemote('guides', { navigation: [...navigation] })]),
    });
    page.network.answer('POST', '/api/login', 204);
    page.network.answer('GET', '/api/me', 200, meOf(aSession([role])));
    await fillIn(page);
    expect(window.location.pathname).toBe(target);
  });

  test('says when e-mail or password is wrong, and keeps what was typed', async () => {
    const page = renderFrame({ path: '/login' });
    page.network.answer('POST', '/api/login', 401, { title: 'Nein' });
    await fillIn(page, 'falsch');
    expect(await screen.findByText('E-Mail oder Passwort stimmt nicht.')).toBeTruthy();
    expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'gast@firn.example');
  });

  test.each([
    [429, 'Das waren zu viele Versuche. Ab 12:01 Uhr kannst du es noch einmal versuchen.'],
    [503, 'Das hat nicht geklappt. Bitte versuche es noch einmal.'],
  ])('explains %d', async (status, text) => {
    const page = renderFrame({ path: '/login' });
    page.services.now = () => new Date('2026-02-14T11:00:10.000Z');
    page.network.answer('POST', '/api/login', status, {}, { 'retry-after': '40' });
    await fillIn(page);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('a refusal leads back to the form: to its first field, or to where the visitor was typing', async () => {
    const page = renderFrame({ path: '/login' });
    page.network.answer('POST', '/api/login', 401, {});
    await fillIn(page, 'falsch');
    await screen.findByText('E-Mail oder Passwort stimmt nicht.');
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
    await page.user.type(screen.getByLabelText('Passwort'), 'noch falsch{Enter}');
    expect(page.network.requests).toHaveLength(2);
    await screen.findByText('E-Mail oder Passwort stimmt nicht.');
    expect(document.activeElement).toBe(screen.getByLabelText('Passwort'));
  });

  test('is sent once, however often the button is pressed, and the button keeps its focus', async () => {
    const page = renderFrame({ path: '/login' });
    let refuse = (_answer: Response) => {};
    const calls: unknown[] = [];
    window.fetch = (...call) => {
      calls.push(call);
      return new Promise((resolve) => {
        refuse = resolve;
      });
    };
    await fillIn(page);
    const button = screen.getByRole('button', { name: 'Wird angemeldet …' });
    await page.user.click(button);
    expect([calls.length, button.hasAttribute('disabled'), document.activeElement]).toEqual([
      1,
      false,
      button,
    ]);
    refuse({ ok: false, status: 401, json: async () => ({}), headers: new Headers() } as Response);
    expect(await screen.findByText('E-Mail oder Passwort stimmt nicht.')).toBeTruthy();
  });

  test('names the missing field and focuses it, without asking the server', async () => {
    const page = renderFrame({ path: '/login' });
    await page.user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(screen.getByText('Bitte gib deine E-Mail-Adresse ein.')).toBeTruthy();
    expect(screen.getByText('Bitte gib dein Passwort ein.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
    expect(page.network.requests).toEqual([]);
  });

  test('somebody who is logged in is sent on at once', () => {
    renderFrame({ path: '/login?weiter=/tours', state: aPageState({ session: aSession() }) });
    expect(window.location.pathname).toBe('/tours');
  });
});

test.each([
  ['?weiter=/profil', '/profil'],
  ['?weiter=%2Fagenda%3Ftype%3Dtour%23liste', '/agenda?type=tour#liste'],
  ['', '/'],
  ['?weiter=https://evil.example/', '/'],
  ['?weiter=//evil.example/profil', '/'],
  ['?weiter=/%5Cevil.example', '/'],
  ['?weiter=javascript:alert(1)', '/'],
  ['?weiter=/login?weiter=/profil', '/'],
  ['?weiter=/logout', '/'],
])('the address %s leads to %s', (search, target) => {
  expect(loginTarget(search, 'https://firn.example', '/')).toBe(target);
});

test('before its script runs the log-in cannot be submitted, and says whom to call', () => {
  const state = aPageState();
  const { html } = renderFrameHtml({ state, url: '/login', regionHtml: '', headerImage: false });
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  expect(drawn.querySelector('form')?.getAttribute('method')).toBe('post');
  expect(drawn.querySelector('form button')).toHaveProperty('disabled', true);
  expect(drawn.querySelector('main noscript')?.textContent).toContain('033 854 12 80');
});

describe('logging out', () => {
  test('a failure can be tried again', async () => {
    const page = renderFrame({ path: '/logout', state: aPageState({ session: aSession() }) });
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    page.network.answer('POST', '/api/logout', 204);
    page.network.answer('GET', '/api/me', 200, meOf(ANONYMOUS));
    await page.user.click(again);
    expect(await screen.findByText('Du bist abgemeldet. Bis zum nächsten Mal!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wieder anmelden' })).toBeTruthy();
  });
});

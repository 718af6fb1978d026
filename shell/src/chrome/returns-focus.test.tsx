import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { cleanWindow } from '../testing/clean-window.ts';
import { meOf } from '../testing/me.ts';
import { ANONYMOUS, aPageState, aRemote, aSession } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();

const admin = aSession(['ROLE_ADMIN'], 'admin@firn.example');
const focused = () => document.activeElement;

describe('the focus never falls to the body', () => {
  test.each(['Ablehnen', 'Einverstanden'])(
    'when cookies are answered with «%s»: it goes to the page, or back to where it was',
    async (answer) => {
      const { user } = renderFrame();
      await user.click(screen.getByRole('button', { name: answer }));
      expect(focused()).toBe(screen.getByRole('main'));
      const reopen = screen.getByRole('button', { name: 'Cookie-Einstellungen' });
      await user.click(reopen);
      screen.getByRole('button', { name: answer }).focus();
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('button', { name: answer })).toBeNull();
      expect(focused()).toBe(reopen);
    },
  );

  test('when a message is closed: it goes to the one before, then to where it was', async () => {
    const { services, user } = renderFrame();
    act(() => services.toasts.add({ variant: 'error', text: 'Nicht gespeichert' }));
    act(() => services.toasts.add({ variant: 'error', text: 'Nicht gesendet' }));
    const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Firn, zur Startseite' });
    home.focus();
    const [first, second] = screen.getAllByRole('button', { name: 'Meldung schliessen' });
    act(() => first?.focus());
    await user.click(second as HTMLElement);
    expect(focused()).toBe(first);
    await user.click(first as HTMLElement);
    expect(focused()).toBe(home);
  });

  test('when an impersonation ends', async () => {
    const impersonator = { fullName: 'Ada Amstutz', email: 'admin@firn.example' };
    const page = renderFrame({ state: aPageState({ session: { ...aSession(), impersonator } }) });
    page.network.answer('GET', '/api/me', 200, meOf(admin));
    const notice = screen.getByText(/eingeloggt!/).parentElement as HTMLElement;
    await page.user.click(within(notice).getByRole('button', { name: 'Zurück zur Administration' }));
    expect(screen.queryByText(/eingeloggt!/)).toBeNull();
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test.each(['lost', 'readable'] as const)('when a %s region is tried again', async (state) => {
    const { status, user, retry } = renderFrame();
    retry.mockImplementation(() => status.set('loading'));
    act(() => status.set(state));
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test('when logging out is tried again', async () => {
    const page = renderFrame({ path: '/logout', state: aPageState({ session: aSession() }) });
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    page.network.answer('POST', '/api/logout', 204);
    page.network.answer('GET', '/api/me', 200, meOf(ANONYMOUS));
    await page.user.click(again);
    await screen.findByText('Du bist abgemeldet. Bis zum nächsten Mal!');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test('when a link of the menu leads to the page that is there', async () => {
    const entry = {
      area: 'header',
      label: 'Touren',
      path: '/tours',
      order: 1,
      audience: 'everyone',
    } as const;
    const { user } = renderFrame({ state: aPageState({}, [aRemote('menu', { navigation: [entry] })]) });
    await user.click(screen.getByRole('button', { name: 'Menü' }));
    await user.click(screen.getByRole('link', { name: 'Touren' }));
    expect(screen.getByRole('button', { name: 'Menü' }).getAttribute('aria-expanded')).toBe('false');
    expect(focused()).toBe(screen.getByRole('main'));
  });
});

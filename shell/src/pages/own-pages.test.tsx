import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderFrameHtml } from '../frame/render-frame.tsx';
import { cleanWindow } from '../testing/clean-window.ts';
import { aPageState } from '../testing/page-state.ts';
import { follow, regionText, startPage } from '../testing/start-page.ts';
import { LOADERS } from './index.ts';

/** Of tools/src/jest/fail-on-console-error.mjs. */
declare const takeConsole: () => string[];

cleanWindow();

const { login } = LOADERS;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const loaders = LOADERS as Record<string, typeof login>;

afterEach(() => {
  jest.restoreAllMocks();
  loaders.login = login;
});

/** The code of the log-in comes when the test says so. */
function hold() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  loaders.login = async () => {
    await released;
    return (login as NonNullable<typeof login>)();
  };
  return () => act(async () => release());
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const button = () => screen.getByRole('button', { name: 'Anmelden' });

function drawn(path: string): string {
  return renderFrameHtml({ state: aPageState(), url: path, regionHtml: '', headerImage: false }).html;
}

describe('a page of the shell', () => {
  test('that the server drew can be read at once and used once its code is there', async () => {
    const release = hold();
    await startPage({ path: '/login', frame: drawn('/login') });
    const asDrawn = button();
    expect([heading(), asDrawn.hasAttribute('disabled')]).toEqual(['Anmelden', true]);
    await release();
    expect([button() === asDrawn, asDrawn.hasAttribute('disabled')]).toEqual([true, false]);
  });

  test('that the browser opens takes the place of the page before, which stays until then', async () => {
    const release = hold();
    await startPage();
    await follow('/login');
    expect([regionText(), heading()]).toEqual(['tours@1.0.0', undefined]);
    await release();
    expect([regionText(), heading(), document.title]).toEqual(['', 'Anmelden', 'Anmelden – Firn']);
  });

  test('that is left before its code has come does not come back', async () => {
    const release = hold();
    await startPage();
    await follow('/login');
    await follow('/tours/1');
    await release();
    expect([regionText(), heading()]).toEqual(['tours@1.0.0', undefined]);
  });
});

describe('when its code does not come', () => {
  test.each([
    ['', 'drawn by the browser'],
    [drawn('/login'), 'drawn by the server'],
  ])('one reload, and after it a notice with the phone number (%#)', async (frame) => {
    loaders.login = missing;
    const { beacons } = await startPage({ path: '/login', frame });
    // All that jsdom does on a reload is to log.
    await waitFor(() => expect(beacons()).toContain('shell@0.0.0-test load-failed'));
    expect(takeConsole()).toEqual([expect.stringContaining('Not implemented')]);
    expect(heading()).not.toBe('Dieser Bereich ist gerade nicht erreichbar');
    document.body.replaceChildren();
    await startPage({ path: '/login', frame });
    const name = 'Dieser Bereich ist gerade nicht erreichbar';
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('033 854 12 80');
  });

  test('it can be asked for again', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    loaders.login = missing;
    await startPage({ path: '/login' });
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    loaders.login = login;
    await act(async () => again.click());
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeTruthy();
  });
});

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { answerCaptcha } from '../testing/answer-captcha.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();
afterEach(() => {
  Reflect.deleteProperty(window, 'grecaptcha');
});

type Page = ReturnType<typeof renderFrame>;

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script[src]')];
const bodies = ({ network }: Page) =>
  network.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
const alertText = () =>
  screen
    .getAllByRole('alert')
    .flatMap(({ children }) => [...children])
    .map(({ textContent }) => textContent);

/** The form of a reset, with an address, on a site that has set up this captcha. */
async function open(kind: string, siteKey: string | null = 'public-key'): Promise<Page> {
  const page = renderFrame({ path: '/passwort-vergessen' });
  page.network.answer('GET', '/api/captcha', 200, { kind, siteKey });
  page.network.answer('POST', '/api/password-reset', 202);
  expect(scripts()).toEqual([]);
  await page.user.type(screen.getByLabelText('E-Mail'), 'nina@firn.example');
  return page;
}

const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Link senden' }));

/** Google's script has come; `response` is what the box holds. */
async function arrive(response = 'token-2') {
  const grecaptcha = {
    ready: (action: () => void) => action(),
    render: jest.fn((_box: HTMLElement, _options: object) => 7),
    getResponse: () => response,
    reset: jest.fn(),
    execute: jest.fn(async (_key: string, _options: object) => 'token-3'),
  };
  Object.assign(window, { grecaptcha });
  await act(async () => scripts()[0]?.dispatchEvent(new Event('load')));
  return grecaptcha;
}

describe('version 2', () => {
  test('shows its box once somebody types, and sends what that holds', async () => {
    const page = await open('recaptcha-v2');
    expect(scripts().map(({ src }) => src)).toEqual([
      'https://www.google.com/recaptcha/api.js?render=explicit&hl=de-CH',
    ]);
    const { render, reset } = await arrive();
    expect(render).toHaveBeenCalledWith(expect.any(HTMLElement), { sitekey: 'public-key', hl: 'de-CH' });
    await send(page);
    expect(bodies(page)).toEqual([{ email: 'nina@firn.example', captcha: 'token-2' }]);
    expect(reset).toHaveBeenCalledWith(7);
  });

  test('asks for the tick that is missing', async () => {
    const page = await open('recaptcha-v2');
    await arrive('');
    await send(page);
    expect(alertText()).toEqual(['Bitte setze noch das Häkchen bei «Ich bin kein Roboter».']);
    expect(bodies(page)).toEqual([]);
  });
});

describe('version 3', () => {
  test('runs with the action and the key of the site', async () => {
    const page = await open('recaptcha-v3');
    expect(scripts()[0]?.src).toContain('render=public-key');
    const { execute } = await arrive();
    await send(page);
    expect(execute).toHaveBeenCalledWith('public-key', { action: 'password_reset' });
    expect(bodies(page)).toEqual([{ email: 'nina@firn.example', captcha: 'token-3' }]);
  });

  test('that cannot run says so', async () => {
    const page = await open('recaptcha-v3');
    const { execute } = await arrive();
    execute.mockRejectedValueOnce(new Error('Timeout'));
    await send(page);
    expect(alertText()[0]).toBe('Error during reCAPTCHA verification: failed to execute');
    expect(bodies(page)).toEqual([]);
  });
});

describe('what people read', () => {
  test.each([
    ['recaptcha-v2', null, 'Error during reCAPTCHA verification: no key provided'],
    ['recaptcha', 'public-key', 'Error during reCAPTCHA verification: no version provided'],
  ])('of the setting %s with the key %s', async (kind, siteKey, text) => {
    const page = await open(kind, siteKey);
    await send(page);
    expect(alertText()[0]).toBe(text);
    expect(alertText()[1]).toContain('Bitte sende das Formular noch einmal');
  });

  test('of a script that does not come, which the next attempt fetches again', async () => {
    const page = await open('recaptcha-v2');
    await act(async () => scripts()[0]?.dispatchEvent(new Event('error')));
    await send(page);
    await act(async () => scripts()[0]?.dispatchEvent(new Event('error')));
    expect(alertText()[0]).toBe('Error during reCAPTCHA verification: failed to load script');
    await send(page);
    expect(scripts()).toHaveLength(1);
    await arrive();
    expect(bodies(page)).toEqual([{ email: 'nina@firn.example', captcha: 'token-2' }]);
  });

  test('of an answer that the check refuses', async () => {
    const page = await open('recaptcha-v3');
    await arrive();
    page.network.forget('POST', '/api/password-reset');
    page.network.answer('POST', '/api/password-reset', 422, { type: '/problems/captcha' });
    await send(page);
    expect(alertText()[0]).toBe('reCAPTCHA not defined');
    expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'nina@firn.example');
  });
});

describe('ALTCHA', () => {
  async function solving(): Promise<Page> {
    const page = renderFrame({ path: '/passwort-vergessen' });
    await answerCaptcha(page.network);
    page.network.answer('POST', '/api/password-reset', 503);
    await page.user.type(screen.getByLabelText('E-Mail'), 'nina@firn.example');
    await send(page);
    await screen.findByText('Das hat nicht geklappt. Bitte versuche es noch einmal.');
    return page;
  }

  test('is solved here, with no script of anybody else', async () => {
    const page = await solving();
    const [{ captcha }] = bodies(page) as [{ captcha: string }];
    expect(JSON.parse(atob(captcha))).toMatchObject({
      challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: expect.any(String) },
      solution: { counter: 2 },
    });
    expect(scripts()).toEqual([]);
  });

  test('is solved anew for each attempt, because an answer is good for one', async () => {
    const page = await solving();
    await send(page);
    await screen.findByText('Das hat nicht geklappt. Bitte versuche es noch einmal.');
    const asked = page.network.requests.filter(({ url }) => url.pathname === '/api/captcha/challenge');
    expect(asked).toHaveLength(2);
  });
});

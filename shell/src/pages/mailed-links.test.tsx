import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFrameHtml } from '../frame/render-frame.tsx';
import { answerCaptcha } from '../testing/answer-captcha.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { meOf } from '../testing/me.ts';
import { aPageState, aSession } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();

const CODE = 'Zm9vYmFyZm9vYmFy';

type Page = ReturnType<typeof renderFrame>;

async function open(path: string): Promise<Page> {
  const page = renderFrame({ path });
  await answerCaptcha(page.network);
  return page;
}

const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }));
const calls = ({ network }: Page) =>
  network.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => ({ call: `${method} ${url.pathname}`, body }));
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Pages that ask for an address, and what they then say. */
const MAILS = [
  [
    '/passwort-vergessen',
    'Link senden',
    '/api/password-reset',
    'Wenn es zu nina@firn.example ein Konto gibt',
  ],
  ['/register/confirm', 'Neuen Link senden', '/api/registration/mail', 'auf seine Bestätigung wartet'],
  [
    '/register/newsletter',
    'Newsletter abonnieren',
    '/api/newsletter_subscriptions',
    'Erst wenn du den Link darin anklickst',
  ],
  [
    '/register/confirm-newsletter',
    'Newsletter abonnieren',
    '/api/newsletter_subscriptions',
    'Erst wenn du den Link darin anklickst',
  ],
] as const;

describe.each(MAILS)('%s', (path, button, target, words) => {
  test('sends the address with the captcha, and answers alike for everybody', async () => {
    const page = await open(path);
    page.network.answer('POST', target, 202);
    await page.user.type(screen.getByLabelText('E-Mail'), ' nina@firn.example ');
    await press(page, button);
    expect(document.activeElement).toBe(await heading('Schau in dein Postfach'));
    expect(screen.getByRole('main').textContent).toContain(words);
    const body = { email: 'nina@firn.example', captcha: expect.any(String) };
    expect(calls(page)).toEqual([{ call: `POST ${target}`, body }]);
  });

  test.each(['', 'nina', 'nina@firn', 'Ötzi@firn.example'])('refuses «%s» as an address', async (email) => {
    const page = await open(path);
    if (email) await page.user.type(screen.getByLabelText('E-Mail'), email);
    await press(page, button);
    expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
    expect(calls(page)).toEqual([]);
  });

  test('says until when too many attempts count, and keeps the address', async () => {
    const page = await open(path);
    page.services.now = () => new Date('2026-02-14T11:00:10.000Z');
    page.network.answer('POST', target, 429, {}, { 'retry-after': '3000' });
    await page.user.type(screen.getByLabelText('E-Mail'), 'nina@firn.example');
    await press(page, button);
    const text = 'Das waren zu viele Versuche. Ab 12:51 Uhr kannst du es noch einmal versuchen.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'nina@firn.example');
  });
});

describe('a new password', () => {
  const PATH = `/api/password-reset/${CODE}`;

  async function choose(status: number): Promise<Page> {
    const page = await open(`/passwort-vergessen/${CODE}`);
    page.network.answer('PUT', PATH, status);
    await page.user.type(screen.getByLabelText('Passwort'), 'Gipfel-2026!');
    await page.user.type(screen.getByLabelText('Passwort wiederholen'), 'Gipfel-2026!');
    await press(page, 'Passwort speichern');
    return page;
  }

  test('is set, and leads to the log-in', async () => {
    const page = await choose(204);
    expect(document.activeElement).toBe(await heading('Dein neues Passwort gilt'));
    const body = { password: 'Gipfel-2026!', passwordConfirmation: 'Gipfel-2026!' };
    expect(calls(page)).toEqual([{ call: `PUT ${PATH}`, body }]);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/login');
  });

  test('by a link that was used or is late is not set; a new link is offered there', async () => {
    const page = await choose(410);
    expect(await screen.findByText(/Dieser Link gilt nicht mehr/)).toBeTruthy();
    page.network.answer('POST', '/api/password-reset', 202);
    await page.user.type(screen.getByLabelText('E-Mail'), 'nina@firn.example');
    await press(page, 'Neuen Link senden');
    expect(await heading('Schau in dein Postfach')).toBeTruthy();
  });
});

/** Links of mails that somebody confirms by a button. */
const LINKS = [
  {
    path: `/register/confirm/${CODE}`,
    button: 'E-Mail-Adresse bestätigen',
    call: 'POST /api/registration/confirm',
    done: 'Dein Konto ist bereit',
    offer: 'Neuen Link senden',
  },
  {
    path: `/register/confirm-newsletter/${CODE}`,
    button: 'Abo bestätigen',
    call: 'POST /api/newsletter_subscriptions/confirm',
    done: 'Du erhältst jetzt unseren Newsletter',
    offer: 'Newsletter abonnieren',
  },
  {
    path: `/register/newsletter/${CODE}`,
    button: 'Newsletter abbestellen',
    call: `DELETE /api/newsletter_subscriptions/${CODE}`,
    done: 'Du erhältst keinen Newsletter mehr',
    offer: 'Newsletter abonnieren',
  },
] as const;

describe.each(LINKS)('$path', ({ path, button, call, done, offer }) => {
  const [method = '', target = ''] = call.split(' ');

  test('does nothing before the button is pressed, and then says that it is done', async () => {
    const page = await open(path);
    page.network.answer(method, target, 200, { email: 'nina@firn.example', returnPath: null });
    expect(calls(page)).toEqual([]);
    await press(page, button);
    expect(document.activeElement).toBe(await heading(done));
    expect(calls(page).map((one) => one.call)).toEqual([call]);
    if (method === 'POST') expect(calls(page)[0]?.body).toEqual({ verificationCode: CODE });
  });

  test('that was used or is late says so and offers a new one', async () => {
    const page = await open(path);
    page.network.answer(method, target, 410);
    await press(page, button);
    expect(await screen.findByRole('button', { name: offer })).toBeTruthy();
    expect(alerts().join()).toContain('Dieser Link gilt nicht mehr');
  });

  test('that the server could not answer can be tried again', async () => {
    const page = await open(path);
    page.network.answer(method, target, 503);
    await press(page, button);
    expect(await screen.findByText('Das hat nicht geklappt. Bitte versuche es noch einmal.')).toBeTruthy();
    await press(page, button);
    expect(calls(page)).toHaveLength(2);
  });
});

test('whoever left a booking to register logs in and goes on with it', async () => {
  const page = await open(`/register/confirm/${CODE}`);
  const returnPath = '/event/018f0000-0000-7000-8000-000000000001/buchen';
  page.network.answer('POST', '/api/registration/confirm', 200, { email: 'nina@firn.example', returnPath });
  await press(page, 'E-Mail-Adresse bestätigen');
  const link = await screen.findByRole('link', { name: 'Anmelden und zur Buchung' });
  expect(link.getAttribute('href')).toBe(`/login?weiter=${encodeURIComponent(returnPath)}`);
});

test.each([
  ['goes back into the booking that was left', '/event/1/buchen', '/event/1/buchen'],
  ['stays where no booking was left', null, `/register/confirm/${CODE}`],
])('whoever is signed in by the link %s', async (_what, returnPath, address) => {
  const page = await open(`/register/confirm/${CODE}`);
  const confirmed = { email: 'gast@firn.example', returnPath, signedIn: true };
  page.network.answer('POST', '/api/registration/confirm', 200, confirmed);
  page.network.answer('GET', '/api/me', 200, meOf(aSession()));
  await press(page, 'E-Mail-Adresse bestätigen');
  const sign = await screen.findByRole('link', { name: 'Angemeldet als Gina Gast' });
  expect(sign.dataset.initials).toBe('GG');
  await waitFor(() => expect(page.services.navigation.get().location.pathname).toBe(address));
  expect(screen.queryByText(/Melde dich ab/)).toBeNull();
});

describe('a registration that came from another browser', () => {
  const CALL = '/api/registration/confirm';
  const wrong = (message: string) => ({ violations: [{ propertyPath: 'password', message }] });

  async function pressElsewhere(status: number, body: object = {}): Promise<Page> {
    const page = await open(`/register/confirm/${CODE}`);
    page.network.answer('POST', CALL, 422, wrong('Bitte gib das Passwort ein.'));
    page.network.answer('POST', CALL, status, body);
    await press(page, 'E-Mail-Adresse bestätigen');
    const field = await screen.findByLabelText('Passwort deiner Registrierung');
    expect(document.activeElement).toBe(field);
    return page;
  }
  const say = async (page: Page, password: string) => {
    await page.user.type(screen.getByLabelText('Passwort deiner Registrierung'), password);
    await press(page, 'E-Mail-Adresse bestätigen');
  };

  test('is confirmed with its password', async () => {
    const page = await pressElsewhere(200, { email: 'nina@firn.example', returnPath: null });
    expect(screen.getByRole('main').textContent).toContain('oder jemand anders hat deine Adresse angegeben');
    await say(page, 'Gipfel-2026!');
    expect(document.activeElement).toBe(await heading('Dein Konto ist bereit'));
    expect(calls(page)[1]?.body).toEqual({ verificationCode: CODE, password: 'Gipfel-2026!' });
  });

  test('is not with another, nor with none, and says so at the field', async () => {
    const page = await pressElsewhere(422, wrong('Das ist nicht das Passwort dieser Registrierung.'));
    await press(page, 'E-Mail-Adresse bestätigen');
    expect(calls(page)).toHaveLength(1);
    await say(page, 'Falsch-2026!');
    expect(await screen.findByText('Das ist nicht das Passwort dieser Registrierung.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Neu registrieren/ }).getAttribute('href')).toBe('/register');
  });

  test('whose link is over by then offers a new one', async () => {
    const page = await pressElsewhere(410);
    await say(page, 'Gipfel-2026!');
    expect(await screen.findByRole('button', { name: 'Neuen Link senden' })).toBeTruthy();
  });
});

test('whoever confirms in a browser where somebody else is logged in is told so', async () => {
  const page = renderFrame({
    path: `/register/confirm/${CODE}`,
    state: aPageState({ session: aSession() }),
    answers: (network) =>
      network.answer('POST', '/api/registration/confirm', 200, {
        email: 'nina@firn.example',
        returnPath: null,
      }),
  });
  await press(page, 'E-Mail-Adresse bestätigen');
  await screen.findByText(/^In diesem Browser bist du als Gina Gast angemeldet/);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/logout']);
});

test.each([
  '/passwort-vergessen',
  `/passwort-vergessen/${CODE}`,
  '/register',
  `/register/${CODE}`,
  '/register/new',
  `/register/confirm/${CODE}`,
  '/register/confirm-newsletter',
  `/register/newsletter/${CODE}`,
])('%s says what to do without JavaScript, and sends nothing before its script runs', (url) => {
  const { html } = renderFrameHtml({ state: aPageState(), url, regionHtml: '', headerImage: false });
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  expect(main?.querySelector('noscript')?.textContent).toContain('033 854 12 80');
  const buttons = [...(main?.querySelectorAll('button') ?? [])];
  expect(buttons.every(({ disabled }) => disabled)).toBe(true);
});

import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answerCaptcha } from '../testing/answer-captcha.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();

const EVENT = '018f0000-0000-7000-8000-000000000001';
const SECRET = 'Zm9vYmFyZm9vYmFy';

type Page = ReturnType<typeof renderFrame>;

async function open(path: string): Promise<Page> {
  const page = renderFrame({ path });
  await answerCaptcha(page.network);
  return page;
}

async function fillIn({ user }: Page, password = 'Gipfel-2026!') {
  await user.type(screen.getByLabelText('Vorname'), 'Nina');
  await user.type(screen.getByLabelText('Nachname'), 'Nef');
  await user.type(screen.getByLabelText('E-Mail'), 'nina@firn.example');
  await user.type(screen.getByLabelText('Passwort'), password);
  await user.type(screen.getByLabelText('Passwort wiederholen'), password);
  await user.click(screen.getByRole('checkbox', { name: /einverstanden mit den AGB/ }));
}

const send = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Konto eröffnen' }));
const sent = ({ network }: Page) =>
  network.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('a registration', () => {
  test('sends what the contract asks for, with the captcha, and leads to the mailbox', async () => {
    const page = await open('/register');
    page.network.answer('POST', '/api/users', 202);
    await fillIn(page);
    await send(page);
    const heading = await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('main').textContent).toContain('nina@firn.example');
    expect(sent(page)).toEqual([
      {
        email: 'nina@firn.example',
        password: 'Gipfel-2026!',
        passwordConfirmation: 'Gipfel-2026!',
        firstName: 'Nina',
        lastName: 'Nef',
        acceptTerms: true,
        newsletter: false,
        captcha: expect.stringMatching(/^[\w+/]+=*$/),
      },
    ]);
  });

  test.each([
    [`/register/new/${EVENT}`, { returnTo: EVENT }],
    ['/register/new', {}],
  ])('from %s comes back to the event', async (path, more) => {
    const page = await open(path);
    page.network.answer('POST', '/api/users', 202);
    await fillIn(page);
    await send(page);
    await screen.findByRole('heading', { name: 'Schau in dein Postfach' });
    expect(sent(page)[0]).toMatchObject(more);
    expect(Object.keys(sent(page)[0] as object).includes('returnTo')).toBe('returnTo' in more);
  });

  test('sends the mail once more', async () => {
    const page = await open('/register');
    const { user, network } = page;
    network.answer('POST', '/api/users', 202);
    network.answer('POST', '/api/registration/mail', 202);
    await fillIn(page);
    await send(page);
    await user.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await screen.findByText('Die E-Mail an nina@firn.example ist noch einmal unterwegs.');
    expect(sent(page).at(-1)).toMatchObject({ email: 'nina@firn.example', captcha: expect.any(String) });
  });

  test('comes back as it was filled in to correct the address', async () => {
    const page = await open('/register');
    page.network.answer('POST', '/api/users', 202);
    await fillIn(page);
    await send(page);
    await page.user.click(await screen.findByRole('button', { name: 'Adresse korrigieren' }));
    const field = screen.getByLabelText('E-Mail');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await page.user.clear(field);
    await page.user.type(field, 'nina.nef@firn.example');
    await send(page);
    expect(
      await screen.findByText(/Wir haben dir eine E-Mail an nina.nef@firn.example gesendet/),
    ).toBeTruthy();
    expect(sent(page).at(-1)).toMatchObject({
      email: 'nina.nef@firn.example',
      firstName: 'Nina',
      lastName: 'Nef',
    });
  });

  test('whoever has an account logs in and comes back to where they were', async () => {
    await open(`/register/new/${EVENT}?weiter=%2Ftours%2F3`);
    const link = screen.getByRole('link', { name: 'Schon ein Konto? Anmelden' });
    expect(link.getAttribute('href')).toBe('/login?weiter=%2Ftours%2F3');
  });

  test('names each missing field, focuses the first, and asks nobody', async () => {
    const page = await open('/register');
    await send(page);
    expect(document.activeElement).toBe(screen.getByLabelText('Vorname'));
    expect(screen.getByText('Bitte gib ein Passwort ein.')).toBeTruthy();
    expect(screen.getByText('Bitte fülle das Feld «Passwort wiederholen» aus.')).toBeTruthy();
    expect(screen.getByText('Bitte bestätige, dass du mit den AGB einverstanden bist.')).toBeTruthy();
    expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBe('true');
    await page.user.type(screen.getByLabelText('Nachname'), 'Nef');
    expect(screen.getByLabelText('Nachname').getAttribute('aria-invalid')).toBe('false');
    expect(screen.getByLabelText('Nachname')).toHaveProperty('value', 'Nef');
    expect(document.activeElement).toBe(screen.getByLabelText('Nachname'));
    expect(sent(page)).toEqual([]);
  });

  test('asks for nothing to be ticked beforehand, and loads no captcha before somebody types', async () => {
    const page = await open('/register');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
    expect(page.network.requests).toEqual([]);
    await page.user.click(screen.getByLabelText('Vorname'));
    expect(page.network.requests[0]?.url.pathname).toBe('/api/captcha');
  });

  test('a refusal by the server stands at its field, and what was typed stays', async () => {
    const page = await open('/register');
    const violations = [{ propertyPath: 'lastName', message: 'Bitte ohne Zeilenumbruch.' }];
    page.network.answer('POST', '/api/users', 422, { violations });
    await fillIn(page);
    await send(page);
    expect(await screen.findByText('Bitte ohne Zeilenumbruch.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Nachname'));
    expect(screen.getByLabelText('Passwort')).toHaveProperty('value', 'Gipfel-2026!');
  });
});

describe('the password', () => {
  const rules = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset.met)
      .map(({ dataset, textContent }) => `${dataset.met === 'true' ? '+' : '-'} ${textContent}`);

  test('shows which rules it meets while it is typed, and how strong it is', async () => {
    const { user } = await open('/register');
    expect(rules().every((rule) => rule.startsWith('-'))).toBe(true);
    await user.type(screen.getByLabelText('E-Mail'), 'nina@firn.example');
    await user.type(screen.getByLabelText('Passwort'), 'gipfel2');
    expect(rules()).toEqual([
      '- 10 bis 128 Zeichen',
      '+ ein Kleinbuchstabe erfüllt',
      '- ein Grossbuchstabe',
      '+ eine Ziffer erfüllt',
      '+ nicht deine E-Mail-Adresse erfüllt',
      '+ keines der häufigsten Passwörter erfüllt',
    ]);
    expect(await screen.findByText('Stärke: mittel')).toBeTruthy();
    await user.type(screen.getByLabelText('Passwort'), ' Über-Grat & Firn/schlittern');
    expect(await screen.findByText('Stärke: sehr gut')).toBeTruthy();
  });

  test('can be looked at, and is the new one for password managers', async () => {
    const { user } = await open('/register');
    const field = screen.getByLabelText('Passwort');
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual([
      'password',
      'new-password',
    ]);
    await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(field.getAttribute('type')).toBe('text');
  });

  test('that differs in its repetition, or is too weak, is not sent', async () => {
    const page = await open('/register');
    await fillIn(page, 'grat-und-gipfel');
    await page.user.type(screen.getByLabelText('Passwort wiederholen'), 'x');
    await send(page);
    expect(screen.getByText('Das Passwort braucht mindestens einen Grossbuchstaben.')).toBeTruthy();
    expect(screen.getByText(/Die beiden Passwörter sind nicht gleich/)).toBeTruthy();
    expect(sent(page)).toEqual([]);
  });
});

describe('an invitation', () => {
  const guest = { email: 'nina@firn.example', firstName: 'Nina', lastName: 'Nef' };
  const PATH = `/api/invitations/${SECRET}`;

  const invited = (status: number, answer: object = {}) =>
    renderFrame({
      path: `/register/${SECRET}`,
      answers: (network) => network.answer('GET', PATH, status, answer),
    });

  test('fills the form for the address it was sent to, and makes the account at once', async () => {
    const page = invited(200, guest);
    expect(await screen.findByLabelText('Vorname')).toHaveProperty('value', 'Nina');
    await answerCaptcha(page.network);
    page.network.answer('POST', '/api/users', 202);
    expect(screen.getByLabelText('E-Mail')).toMatchObject({ value: 'nina@firn.example', readOnly: true });
    await page.user.type(screen.getByLabelText('Passwort'), 'Gipfel-2026!');
    await page.user.type(screen.getByLabelText('Passwort wiederholen'), 'Gipfel-2026!');
    await page.user.click(screen.getByRole('checkbox', { name: /einverstanden mit den AGB/ }));
    await send(page);
    expect(await screen.findByRole('heading', { name: 'Dein Konto ist bereit' })).toBeTruthy();
    expect(sent(page)[0]).toMatchObject({ email: 'nina@firn.example', invitation: SECRET });
  });

  test('that was used or is late says so and offers what helps', async () => {
    invited(410);
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/login',
      '/register',
      '/passwort-vergessen',
    ]);
  });

  test('that was used while its form was open says so, too', async () => {
    const page = invited(200, guest);
    await screen.findByLabelText('Vorname');
    await answerCaptcha(page.network);
    page.network.answer('POST', '/api/users', 410);
    await page.user.type(screen.getByLabelText('Passwort'), 'Gipfel-2026!');
    await page.user.type(screen.getByLabelText('Passwort wiederholen'), 'Gipfel-2026!');
    await page.user.click(screen.getByRole('checkbox', { name: /einverstanden mit den AGB/ }));
    await send(page);
    const heading = await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht mehr' });
    expect(document.activeElement).toBe(heading);
  });

  test('that cannot be loaded can be asked for again', async () => {
    const page = invited(503);
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    page.network.forget('GET', PATH);
    page.network.answer('GET', PATH, 200, guest);
    await page.user.click(again);
    expect(await screen.findByLabelText('Vorname')).toHaveProperty('value', 'Nina');
  });
});

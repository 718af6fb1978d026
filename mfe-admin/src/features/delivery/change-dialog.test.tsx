import type { RemoteDescription } from '@firn/shared-contracts/delivery';
import { PERSONAS, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aDeliveredRemote, deliveryAnswers } from '../../testing/delivery.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/delivery';
const LOGIN = '/login?weiter=%2Fadmin%2Fsettings%2Fdelivery';
const ROLLBACK = 'POST /delivery/remotes/:remote/rollback';
const canary = { version: '1.2.0', percent: 10, staff: false, since: '2026-02-14T08:00:00.000Z' };
const done = { sequence: 8, changed: true, remote: 'mfe-booking', from: '1.1.0', to: '1.1.0' };

/** The page with a dialog open. */
async function open(action: string, api: TestApiHandlers = {}, remote = aDeliveredRemote()) {
  const answers = { ...deliveryAnswers([remote]), ...api };
  const rendered = await renderRemote(PATH, { user: PERSONAS['super-admin'], api: answers });
  await rendered.user.click(await screen.findByRole('button', { name: `${action} …: Buchen` }));
  const dialog = screen.getByRole('dialog');
  const reason = () => within(dialog).getByRole('textbox', { name: 'Begründung' });
  const submit = () => rendered.user.click(within(dialog).getByRole('button', { name: action }));
  /** Submits as the keyboard, an extension or a second tap may, whatever the button's state. */
  const submitAnyhow = () => act(async () => dialog.querySelector('form')?.requestSubmit());
  /** The next answers, which the page gets at its next poll. */
  const becomes = (next: TestApiHandlers) => {
    rendered.shell.answer({ ...answers, ...next });
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...rendered, dialog, reason, submit, submitAnyhow, becomes };
}

const writesOf = ({ shell }: Awaited<ReturnType<typeof open>>) =>
  shell.api.calls.filter(({ method }) => method === 'POST');

function answeredLater() {
  let refuse: (error: unknown) => void = () => undefined;
  const answer = new Promise((_resolve, reject) => {
    refuse = reject;
  });
  return { answer: () => answer, refuse: (error: unknown) => refuse(error) };
}

describe('an expired session', () => {
  const ended = () => {
    throw testProblem(401, {
      type: '/problems/token-needed',
      detail: 'The session has ended. Log in again.',
    });
  };

  test('keeps page, dialog and typed reason, and links to the login in another tab', async () => {
    const page = await open('Zurückrollen');
    await page.user.type(page.reason(), 'Preise falsch');
    page.becomes({ 'GET /delivery/remotes': ended });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Deine Sitzung ist abgelaufen.');
    const link = within(notice).getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([LOGIN, '_blank']);
    expect(page.reason()).toHaveProperty('value', 'Preise falsch');
    expect(page.shell.seen.status).toBeNull();
  });

  test('that is discovered when a change is sent keeps the dialog, too', async () => {
    const page = await open('Zurückrollen', { [ROLLBACK]: ended });
    await page.user.type(page.reason(), 'Preise falsch');
    await page.submit();
    const notice = await within(page.dialog).findByRole('alert');
    expect(notice.textContent).toBe('Deine Sitzung ist abgelaufen. In neuem Tab einloggen');
    expect(page.reason()).toHaveProperty('value', 'Preise falsch');
  });
});

describe('while a change is being sent', () => {
  const refusal = testProblem(409, { type: '/problems/version-withdrawn', detail: 'It was taken back.' });
  const cancelled = (dialog: HTMLElement) => {
    const event = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('Escape does not close the dialog, and no other version takes over the page', async () => {
    const later = answeredLater();
    const page = await open('Zurückrollen', { [ROLLBACK]: later.answer });
    expect([cancelled(page.dialog), page.lifecycles.canSwitch()]).toEqual([false, 'now']);
    await page.user.type(page.reason(), 'Preise falsch');
    expect(page.lifecycles.canSwitch()).toBe('after-save');
    await page.submit();
    await waitFor(() => expect(cancelled(page.dialog)).toBe(true));
    expect(page.lifecycles.canSwitch()).toBe('never');
    later.refuse(refusal);
    expect((await within(page.dialog).findByRole('alert')).textContent).toContain('wurde zurückgezogen');
    expect([cancelled(page.dialog), page.lifecycles.canSwitch()]).toEqual([false, 'after-save']);
    expect(page.shell.toasts.get()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(page.lifecycles.canSwitch()).toBe('now'));
  });

  test('it is sent once, and a change seen meanwhile may be its own effect', async () => {
    const later = answeredLater();
    const page = await open('Zurückrollen', { [ROLLBACK]: later.answer });
    await page.user.type(page.reason(), 'Preise falsch');
    await page.submit();
    await page.submitAnyhow();
    page.becomes(deliveryAnswers([aDeliveredRemote({ current: '1.0.0', lastKnownGood: null })]));
    await waitFor(() => expect(page.dialog.textContent).toContain('Live ist 1.0.0.'));
    expect(within(page.dialog).queryByRole('alert')).toBeNull();
    expect(writesOf(page)).toMatchObject([{ quiet: true }]);
    later.refuse(refusal);
    await waitFor(() => expect(within(page.dialog).getAllByRole('alert')).toHaveLength(2));
  });

  test('if the dialog is closed anyway, no refusal is lost', async () => {
    const later = answeredLater();
    const page = await open('Zurückrollen', { [ROLLBACK]: later.answer });
    await page.user.type(page.reason(), 'Preise falsch');
    await page.submit();
    await waitFor(() => expect(writesOf(page)).toHaveLength(1));
    (page.dialog as HTMLDialogElement).close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.lifecycles.canSwitch()).toBe('never');
    later.refuse(refusal);
    await waitFor(() =>
      expect(page.shell.toasts.get()).toMatchObject([
        { variant: 'error', text: 'Buchen: Diese Version wurde zurückgezogen.' },
      ]),
    );
    expect(page.lifecycles.canSwitch()).toBe('now');
  });
});

test('a dialog says that another version went live, and sends only after a second confirmation', async () => {
  const page = await open('Zurückrollen', { [ROLLBACK]: done });
  await page.user.type(page.reason(), 'Preise falsch');
  await page.user.selectOptions(within(page.dialog).getByRole('combobox', { name: 'Version' }), '1.0.0');
  const moved: Partial<RemoteDescription> = { current: '1.2.0', lastKnownGood: '1.1.0' };
  page.becomes(deliveryAnswers([aDeliveredRemote(moved)]));
  const notice = await within(page.dialog).findByRole('alert');
  expect(notice.textContent).toContain('Inzwischen ist 1.2.0 live, vorher war es 1.1.0.');
  await page.submit();
  await page.submitAnyhow();
  expect(writesOf(page)).toEqual([]);
  await page.user.click(within(notice).getByRole('button', { name: 'Angesehen, weiter' }));
  expect(page.dialog.textContent).toContain('Live ist 1.2.0.');
  expect(within(page.dialog).getByRole('option', { name: 'Letzte gute Version (1.1.0)' })).toBeTruthy();
  await page.submit();
  await waitFor(() => expect(writesOf(page).map(({ body }) => body)).toEqual([{ reason: 'Preise falsch' }]));
});

test('a reason is limited to what the gateway accepts', async () => {
  const { reason } = await open('Zurückrollen');
  expect(reason()).toHaveProperty('maxLength', 500);
});

test('a rollback during a canary says that the canary will end, and afterwards that it has', async () => {
  const page = await open('Zurückrollen', { [ROLLBACK]: done }, aDeliveredRemote({ canary }));
  expect(page.dialog.textContent).toContain('Wer zurückrollt, beendet zuerst den Canary');
  expect(within(page.dialog).getByRole('option', { name: 'Nur den Canary beenden (1.2.0)' })).toBeTruthy();
  await page.user.type(page.reason(), 'Preise falsch');
  await page.submit();
  await waitFor(() =>
    expect(page.shell.toasts.get()).toMatchObject([
      { text: 'Buchen: Der Canary ist beendet, live bleibt 1.1.0.' },
    ]),
  );
});

test('a withdrawal preselects the live version and names it', async () => {
  const { dialog } = await open('Zurückziehen');
  expect(dialog.textContent).toContain('Live ist 1.1.0.');
  expect(within(dialog).getByRole('combobox', { name: 'Version' })).toHaveProperty('value', '1.1.0');
});

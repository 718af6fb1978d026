import { aCollection, aMessageRule, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/settings/message-rules';
const RULE = aMessageRule();
const PREVIEW = {
  total: 22,
  recipients: [
    { recipient: 'nina@firn.example', event: 'Skitour Piz Buin' },
    { recipient: 'urs@firn.example', event: null },
  ],
  mail: {
    template: 'last_info',
    to: 'nina@firn.example',
    subject: 'Letzte Infos: Skitour Piz Buin',
    text: 'Hallo Nina',
  },
  sms: null,
  refused: [],
};
const api = { ...someAnswers, 'GET /api/message_rules/:id/preview': PREVIEW };

type Call = { readonly method: string; readonly body?: unknown };
const writesOf = (calls: readonly Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);

test('the list says to whom and when each rule writes', async () => {
  const rules = [
    RULE,
    aMessageRule({
      id: '2',
      title: 'Danke',
      moment: 'after_end',
      days: 1,
      untilDays: 7,
      sent: 12,
      active: true,
    }),
    aMessageRule({
      id: '3',
      title: 'Bald voll',
      template: 'remembered_few_seats',
      audience: 'rememberers',
      moment: 'state',
      state: 'few_seats',
      days: null,
      time: null,
    }),
  ];
  const list = { ...api, 'GET /api/message_rules': aCollection('/api/message_rules', rules) };
  await renderRemote(PATH, { api: list });
  const row = await screen.findByRole('row', { name: /letzte Infos/ });
  expect(within(row).getByText('Wer gebucht hat')).toBeTruthy();
  expect(within(row).getByText('3 Tage vorher, 08:00')).toBeTruthy();
  const thanks = within(screen.getByRole('row', { name: /Danke/ }));
  expect(thanks.getByText('1 Tag nachher, 08:00')).toBeTruthy();
  expect(thanks.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(within(screen.getByRole('row', { name: /Bald voll/ })).getByText('Wenige Plätze frei')).toBeTruthy();
});

test('whoever switches a rule on sees first whom it reaches, and what they read', async () => {
  const patch = ({ body }: TestRequest) => aMessageRule({ version: 2, ...(body as object) });
  const { shell, user } = await renderRemote(PATH, {
    api: { ...api, 'PATCH /api/message_rules/:id': patch },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Eingeschaltet: Gäste: letzte Infos' }));
  const dialog = await screen.findByRole('dialog', { name: '«Gäste: letzte Infos»' });
  expect(await within(dialog).findByText(/erreicht die Regel 22 Personen/)).toBeTruthy();
  expect(within(dialog).getByText(/3 Tage vor dem Beginn um 08:00, bis zum Beginn.*0-mal/)).toBeTruthy();
  expect(within(dialog).getByText('nina@firn.example')).toBeTruthy();
  expect(within(dialog).getByText('und 20 weitere')).toBeTruthy();
  expect(within(dialog).getByText('Letzte Infos: Skitour Piz Buin')).toBeTruthy();
  expect(writesOf(shell.api.calls)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Einschalten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writesOf(shell.api.calls)).toEqual([['PATCH', { active: true }]]);
});

test('off it goes at once', async () => {
  const on = aMessageRule({ active: true });
  const patch = ({ body }: TestRequest) => aMessageRule({ version: 2, ...(body as object) });
  const { shell, user } = await renderRemote(PATH, {
    api: {
      ...api,
      'GET /api/message_rules': aCollection('/api/message_rules', [on]),
      'PATCH /api/message_rules/:id': patch,
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Eingeschaltet/ }));
  await waitFor(() => expect(writesOf(shell.api.calls)).toEqual([['PATCH', { active: false }]]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a preview that does not come can be asked for again', async () => {
  let isAway = true;
  const preview = () => {
    if (isAway) throw testProblem(503);
    return { total: 0, recipients: [], mail: null, sms: null, refused: [] };
  };
  const { user } = await renderRemote(PATH, {
    api: { ...api, 'GET /api/message_rules/:id/preview': preview },
  });
  await user.click(await screen.findByRole('button', { name: 'Vorschau: Gäste: letzte Infos' }));
  const dialog = await screen.findByRole('dialog', { name: '«Gäste: letzte Infos»' });
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Einschalten' })).toBeNull();
  isAway = false;
  await user.click(within(dialog).getByRole('button', { name: 'Nochmals versuchen' }));
  expect(await within(dialog).findByText('Im Moment erreicht die Regel niemanden.')).toBeTruthy();
});

test('a new rule has what goes with its mail, and is switched off', async () => {
  const create = ({ body }: TestRequest) => aMessageRule({ id: 'neu', ...(body as object) });
  const { shell, user } = await renderRemote(PATH, { api: { ...api, 'POST /api/message_rules': create } });
  await user.click(await screen.findByRole('link', { name: 'Neu' }));
  const form = await screen.findByRole('dialog', { name: 'Neue Regel' });
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Danke sagen');
  await user.selectOptions(within(form).getByRole('combobox', { name: /Mitteilung/ }), 'Danke');
  expect(await within(form).findByRole('textbox', { name: /Tage nachher/ })).toBeTruthy();
  await user.selectOptions(within(form).getByRole('combobox', { name: /Geht an/ }), 'Alle Teilnehmenden');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(writesOf(shell.api.calls)).toEqual([
      [
        'POST',
        {
          title: 'Danke sagen',
          template: 'thanks',
          audience: 'persons',
          channel: 'mail',
          moment: 'after_end',
          days: 1,
          time: '10:00',
          untilDays: 7,
        },
      ],
    ]),
  );
});

test('a state takes the place of the days, and days that of the state', async () => {
  const patch = ({ body }: TestRequest) => aMessageRule({ version: 2, ...(body as object) });
  const { shell, user } = await renderRemote(`${PATH}?edit=${RULE.id}`, {
    api: { ...api, 'PATCH /api/message_rules/:id': patch },
  });
  const moment = await screen.findByRole('combobox', { name: /^Wann/ });
  await user.selectOptions(moment, 'Sobald ein Zustand erreicht ist');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /^Zustand/ }),
    'Durchführung gesichert',
  );
  expect(screen.queryByRole('textbox', { name: /Tage vorher/ })).toBeNull();
  await user.selectOptions(moment, 'Vor dem Beginn');
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: /Tage vorher/ })).toBeTruthy();
  await user.selectOptions(moment, 'Sobald ein Zustand erreicht ist');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(writesOf(shell.api.calls)).toEqual([
      ['PATCH', { moment: 'state', days: null, time: null, state: 'organized' }],
    ]),
  );
});

test('what contradicts itself is said at its field before anything is sent', async () => {
  const { shell, user } = await renderRemote(`${PATH}?edit=${RULE.id}`, { api });
  await user.type(await screen.findByRole('textbox', { name: /Nachholen bis/ }), '5');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText(/weniger Tage an als bei «Tage vorher»/)).length).toBeGreaterThan(0);
  expect(writesOf(shell.api.calls)).toEqual([]);
});

test('of a mail that finds its readers by itself the name alone is changed', async () => {
  const digest = aMessageRule({
    title: 'Pinnwand',
    template: 'pinboard_digest',
    audience: 'pinboard_readers',
    moment: 'daily',
    days: null,
    time: '18:00',
  });
  await renderRemote(`${PATH}?edit=${digest.id}`, { api: { ...api, 'GET /api/message_rules/:id': digest } });
  expect(await screen.findByText(/Täglich um 18:00. Zeitpunkt und Empfänger gehören fest/)).toBeTruthy();
  const form = within(screen.getByRole('dialog', { name: 'Regel bearbeiten' }));
  expect(form.queryByRole('combobox')).toBeNull();
  expect(form.getAllByRole('textbox')).toHaveLength(1);
});

test('a rule that writes by SMS has the words of it and no subject', async () => {
  const patch = ({ body }: TestRequest) => aMessageRule({ version: 2, ...(body as object) });
  const { shell, user } = await renderRemote(`${PATH}?edit=${RULE.id}`, {
    api: { ...api, 'PATCH /api/message_rules/:id': patch },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Eigener Betreff/ }), 'Bald');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Weg/ }), 'SMS');
  const words = await screen.findByRole('textbox', { name: /^Text der SMS/ });
  expect(screen.queryByRole('textbox', { name: /Betreff/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText('Bitte schreib den Text der SMS.')).length).toBeGreaterThan(0);
  await user.type(words, 'Bald geht es los.');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(writesOf(shell.api.calls)).toEqual([['PATCH', { channel: 'sms', text: 'Bald geht es los.' }]]),
  );
});

test('the preview of an SMS shows its words, its parts and whom it does not reach', async () => {
  const preview = {
    total: 1,
    recipients: [{ recipient: 'Nina Käser, +41791112233', event: 'Tödi' }],
    mail: null,
    sms: { text: 'Hallo Nina, bald: Tödi', segments: 2 },
    refused: [{ name: 'Urs Käser', event: 'Tödi', message: 'Diese Telefonnummer gibt es nicht.' }],
  };
  const { user } = await renderRemote(PATH, {
    api: { ...api, 'GET /api/message_rules/:id/preview': preview },
  });
  await user.click(await screen.findByRole('button', { name: 'Vorschau: Gäste: letzte Infos' }));
  const dialog = within(await screen.findByRole('dialog', { name: '«Gäste: letzte Infos»' }));
  expect(await dialog.findByText('Hallo Nina, bald: Tödi')).toBeTruthy();
  expect(dialog.getByText('So liest es die erste (2 SMS-Teile)')).toBeTruthy();
  expect(dialog.getByText('Urs Käser: Diese Telefonnummer gibt es nicht.')).toBeTruthy();
});

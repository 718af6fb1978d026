import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startSmtpListener } from '../../../../test/smtp-listener.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { invitationOf } from './invitation.ts';
import type { Dispatch, Mail, Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const SENDER = { name: 'Firn', address: 'buchung@firn.example', replyTo: null };

interface Bench {
  readonly mailer: Mailer;
  /** Messages as they left, in the order of sending. */
  messages(): Promise<string[]>;
  /** Makes every further sending fail. */
  breakDown(): Promise<void>;
  cleanUp(): Promise<void>;
}

async function folderBench(): Promise<Bench> {
  const parent = await mkdtemp(join(tmpdir(), 'firn-mail-'));
  const folder = join(parent, 'outbox');
  return {
    mailer: createFolderMailer(folder),
    async messages() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    },
    async breakDown() {
      await rm(folder, { recursive: true, force: true });
      await writeFile(folder, 'a file where the folder should be');
    },
    cleanUp: () => rm(parent, { recursive: true }),
  };
}

async function smtpBench(): Promise<Bench> {
  const listener = await startSmtpListener();
  return {
    mailer: createSmtpMailer(listener.url),
    messages: async () => listener.messages,
    breakDown: () => listener.close(),
    cleanUp: () => listener.close(),
  };
}

const dispatch = (mail: Mail, changes: Partial<Dispatch> = {}): Dispatch => ({
  mail,
  sender: SENDER,
  files: [],
  ...changes,
});

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  template: 'booking_confirmed',
  recipient: 'gast@firn.example',
  subject: 'Deine Buchung B-2026-00042',
  text: 'Salü Nina\n.\nBis bald über dem Nebel',
  html: '<p>Salü Nina</p>',
  ...changes,
});

describe.each([
  ['the folder', folderBench],
  ['SMTP', smtpBench],
])('a mailer by %s', (_name, open) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(async () => {
    bench.mailer.close();
    await bench.cleanUp();
  });

  test('a mail of the newsletter says how to unsubscribe by one click', async () => {
    const unsubscribeUrl = 'https://firn.example/api/newsletter_subscriptions/a-way-out';
    await bench.mailer.send(dispatch(mail({ unsubscribeUrl })));
    const [message = ''] = await bench.messages();
    expect(message.replace(/\r?\n /g, ' ')).toMatch(
      /^List-Unsubscribe: <https:\/\/firn\.example\/api\/newsletter_subscriptions\/a-way-out>\r?$/m,
    );
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  test('hands over sender, recipient, subject, text and HTML', async () => {
    const sent = mail();
    await bench.mailer.send(dispatch(sent));
    const [message, ...others] = await bench.messages();
    expect(others).toEqual([]);
    expect(message).toMatch(/^From: Firn <buchung@firn\.example>\r?$/m);
    expect(message).toMatch(/^To: gast@firn\.example\r?$/m);
    expect(message).toMatch(/^Subject: Deine Buchung B-2026-00042\r?$/m);
    expect(message).toContain(`<${sent.id}@firn>`);
    expect(message).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(message).toMatch(/Content-Type: text\/html; charset=utf-8/);
    expect(message).toContain('Bis bald =C3=BCber dem Nebel');
  });

  test('carries a calendar file, and the address of whoever gets the answers', async () => {
    const start = new Date('2026-02-14T07:00:00Z');
    const about = {
      title: 'Skitour; Piz Buin',
      place: 'Galtür, Tirol',
      description: 'Treffpunkt',
      point: null,
      url: 'https://firn.example/event/1',
    };
    const facts = {
      ...about,
      uid: 'event-1@firn',
      sequence: 3,
      isCancelled: true,
      start,
      end: start,
      at: start,
    };
    await bench.mailer.send(
      dispatch(mail({ replyTo: 'guide@firn.example', invitation: invitationOf(facts) })),
    );
    const [message = ''] = await bench.messages();
    expect(message).toMatch(/^Reply-To: guide@firn\.example\r?$/m);
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    const encoded = /Content-Type: text\/calendar[\s\S]*?base64\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(
      message,
    )?.[1];
    const calendar = Buffer.from(encoded ?? '', 'base64').toString('utf8');
    for (const line of ['METHOD:CANCEL', 'UID:event-1@firn', 'SEQUENCE:3', 'DTSTART:20260214T070000Z']) {
      expect(calendar).toContain(line);
    }
    expect(calendar).toContain('SUMMARY:Skitour\\; Piz Buin');
  });

  test('is from whom the settings name, and answers go where they say unless the mail says otherwise', async () => {
    const sender = {
      name: 'Bergschule Nüll, Büro',
      address: 'post@nuell.example',
      replyTo: 'ja@nuell.example',
    };
    await bench.mailer.send(dispatch(mail({ subject: 'Erste' }), { sender }));
    await bench.mailer.send(dispatch(mail({ subject: 'Zweite', replyTo: 'guide@firn.example' }), { sender }));
    const messages = await bench.messages();
    const headOf = (subject: string) => messages.find((one) => one.includes(`Subject: ${subject}`)) ?? '';
    expect(headOf('Erste')).toMatch(
      /^From: =\?UTF-8\?Q\?Bergschule_N=C3=BCll=2C_B=C3=BCro\?= <post@nuell\.example>\r?$/m,
    );
    expect(headOf('Erste')).toMatch(/^Reply-To: ja@nuell\.example\r?$/m);
    expect(headOf('Zweite')).toMatch(/^Reply-To: guide@firn\.example\r?$/m);
  });

  test('carries files as they are', async () => {
    const content = Buffer.from('%PDF-1.7 Route\n%%EOF');
    const files = [{ filename: 'Route Tödi.pdf', contentType: 'application/pdf', content }];
    const attachments = [{ documentId: randomUUID(), fileName: 'Route Tödi.pdf' }];
    await bench.mailer.send(dispatch(mail({ attachments }), { files }));
    const [message = ''] = await bench.messages();
    expect(message).toMatch(/Content-Type: application\/pdf/);
    expect(message).toMatch(/Content-Disposition: attachment;/);
    expect(message).toContain(content.toString('base64'));
  });

  test('a recipient cannot smuggle in a second one', async () => {
    const smuggled = '\r\nBcc: fremd@firn.example';
    const attempt = mail({ subject: `Hallo${smuggled}`, replyTo: `guide@firn.example${smuggled}` });
    const sender = { ...SENDER, name: `Firn${smuggled}`, address: `buchung@firn.example${smuggled}` };
    await bench.mailer.send(dispatch(attempt, { sender }));
    const [message] = await bench.messages();
    expect(message).not.toMatch(/^Bcc:/m);
  });

  test('rejects when the mail was not accepted', async () => {
    await bench.breakDown();
    await expect(bench.mailer.send(dispatch(mail()))).rejects.toThrow();
  });
});

import { BUILT_IN_COMPANY, MAIL_TEXT_GROUPS, mailTextViolations } from '@firn/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { MAIL_TEXTS } from './catalogue.ts';
import { placeholdersOf } from './mail-texts.read-model.ts';

const company = { ...BUILT_IN_COMPANY, mailFoot: '', mailLogo: null, mailColour: '#0a5a78' };
const STYLE = /<style>.*<\/style>/s;
const TEXTS = MAIL_TEXTS.map((each) => [each.text.key, each] as const);

/** They may reach somebody who has never heard of us (docs/domain/mails.md#request-for-confirmation). */
const TO_STRANGERS = [
  'booking_confirmation_requested',
  'register_confirm',
  'newsletter_confirm',
  'email_change',
  'email_taken',
];
/** None of them is what a visitor types. */
const OURS = ['event', 'datum', 'nummer', 'frist', 'firma'];

test('every key stands once, and no group is empty', () => {
  const keys = TEXTS.map(([key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(MAIL_TEXTS.map(({ text }) => text.group))).toEqual(new Set(MAIL_TEXT_GROUPS));
});

describe.each(TEXTS)('%s', (key, { text, sample }) => {
  const placeholders = placeholdersOf(text);

  test('its default keeps the rules, and leaves no brace in the mail', () => {
    expect(mailTextViolations(text.defaults, placeholders)).toEqual([]);
    const { subject, text: plain, html } = sample({ ...company, texts: {} });
    expect(`${subject}${plain}${html.replace(STYLE, '')}`).not.toMatch(/[{}]|undefined|NaN/);
    expect(`${text.title}${text.sentWhen}${plain}`).not.toContain('ß');
  });

  test('ends with the foot of all mails', () => {
    const mail = sample({ ...company, mailFoot: 'Im Juli\nsind wir <draussen>.', texts: {} });
    expect(mail.text).toMatch(/hallo@firn\.example\n\nIm Juli\nsind wir <draussen>\.$/);
    expect(mail.html).toMatch(/>Im Juli<br>sind wir &#60;draussen&#62;\.<\/p>[\s</a-z>]*<\/html>$/);
  });

  test('says the same as HTML and as text, with the address of its button below it', () => {
    const { text: plain, html } = sample({ ...company, texts: {} });
    const said = html.replace(/^.*<body[^>]*>/s, '').replaceAll(/<[^>]+>/g, ' ');
    const words = (of: string) =>
      of.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).match(/[^\s:]+/g) ?? [];
    expect(words(said)).toEqual([company.name.split(' '), words(plain)].flat());
    const button = /class="button"[^>]*><a href="([^"]*)"/.exec(html.replaceAll('\n', ''))?.[1] ?? null;
    const addresses = [...plain.matchAll(/: (https:\S+)$/gm)].map(([, url]) => url);
    if (button !== null) expect(addresses).toContain(button.replaceAll('&#38;', '&'));
  });

  test('every placeholder stands for its sample', () => {
    const written = placeholders.map(({ name }) => `${name}: {${name}}`).join('\n\n');
    const changed = { subject: 'Neu', opening: written, closing: '' };
    const mail = sample({ ...company, texts: { [key]: changed } });
    expect(mail.subject).toBe('Neu');
    for (const { name, sample: value } of placeholders) expect(mail.text).toContain(`${name}: ${value}\n`);
  });

  test('what the system says stays, whatever is written', () => {
    const before = sample({ ...company, texts: {} });
    const nothing = { subject: 'x', opening: '', closing: '' };
    const { text: after } = sample({ ...company, texts: { [key]: nothing } });
    const own = `${text.defaults.opening}\n\n${text.defaults.closing}`.split('\n\n').length;
    const kept = before.text.split('\n\n').filter((part) => after.split('\n\n').includes(part));
    expect(kept).toEqual(after.split('\n\n'));
    expect(before.text.split('\n\n').length - kept.length).toBeLessThanOrEqual(own);
    for (const [link] of before.text.matchAll(/https:\S+/g)) expect(after).toContain(link);
  });
});

test.each(TO_STRANGERS)('%s has no word that a visitor typed', (key) => {
  const [, known] = TEXTS.find(([name]) => name === key) ?? [];
  if (!known) throw new Error(`There is no text ${key}.`);
  expect(OURS).toEqual(expect.arrayContaining(Object.keys(known.text.placeholders)));
  expect(known.sample({ ...company, texts: {} }).text).toMatch(/^Hallo\n/);
});

test('what is written is plain text: escaped in HTML, with paragraphs', () => {
  const known = TEXTS.find(([name]) => name === 'event_confirmed')?.[1];
  const opening = '<script>alert(1)</script> {Event}\n\n\n{vorname}';
  const texts = { event_confirmed: { subject: null, opening, closing: null } };
  const mail = known?.sample({ ...company, texts });
  expect(mail?.subject).toBe('Findet statt: Skitour Piz Buin');
  expect(mail?.text).toContain('\n\n<script>alert(1)</script> Skitour Piz Buin\n\nNina\n\n');
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).toContain('&#60;script&#62;');
});

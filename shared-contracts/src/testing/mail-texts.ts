import type { MailPreview, MailTextResponse } from '../api/mail-texts.ts';

export function aMailText(overrides: Partial<MailTextResponse> = {}): MailTextResponse {
  return {
    '@id': '/api/mail_texts/invitation',
    '@type': 'MailText',
    id: 'invitation',
    version: 3,
    title: 'Einladung zu einem Konto',
    sentWhen: 'Wenn das Büro einen Gast einlädt.',
    group: 'accounts',
    placeholders: [
      { name: 'vorname', means: 'Vorname', sample: 'Nina', needed: false },
      { name: 'frist', means: 'Bis wann der Link gilt', sample: 'Sa, 30.01.2027', needed: true },
    ],
    defaults: {
      subject: 'Deine Einladung',
      opening: 'Die Einladung gilt bis {frist}.',
      closing: 'Dein Firn-Team',
    },
    subject: null,
    opening: null,
    closing: null,
    changedBy: null,
    changedAt: null,
    ...overrides,
  };
}

export function aMailPreview(overrides: Partial<MailPreview> = {}): MailPreview {
  return {
    '@type': 'MailPreview',
    subject: 'Deine Einladung',
    text: 'Hallo Nina\n\nDie Einladung gilt bis Sa, 30.01.2027.\n\nDein Firn-Team',
    html: '<p>Hallo Nina</p>',
    ...overrides,
  };
}

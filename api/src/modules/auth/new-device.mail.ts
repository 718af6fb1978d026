import { iri } from '../../lib/iri.ts';
import { formatMoment } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';
import type { UserRow } from '../people/index.ts';

export interface NewDeviceFacts {
  readonly user: Pick<UserRow, 'id' | 'email' | 'firstName'>;
  /** In words. */
  readonly device: string;
  readonly company: Letterhead;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly at: Date;
}

export const NEW_DEVICE_TEXT = defineMailText({
  key: 'new_device',
  title: 'Anmeldung auf einem neuen Gerät',
  sentWhen: 'Wenn sich jemand in einem Browser anmeldet, den das Konto noch nicht kennt.',
  group: 'accounts',
  placeholders: { vorname: FIRST_NAME },
  defaults: {
    subject: 'Anmeldung auf einem neuen Gerät',
    opening:
      'Jemand hat sich mit deinem Passwort auf einem Gerät angemeldet, das dein Konto noch nicht kennt.',
    closing: 'Dein Firn-Team',
  },
});

/** `new_device` (docs/domain/mails.md#accounts). */
export function newDeviceMail({ user, device, company, origin, at }: NewDeviceFacts): OutgoingMail {
  const mail = writeMail(NEW_DEVICE_TEXT, {
    greeting: `Hallo ${user.firstName}`.trim(),
    values: { vorname: user.firstName },
    details: [
      ['Gerät', device],
      ['Zeit', formatMoment(at)],
    ],
    link: { text: 'Deine Anmeldungen', url: `${origin}/profil/konto` },
    notices: [
      'Warst du das? Dann musst du nichts tun.',
      'Warst du es nicht? Ändere dein Passwort auf dieser Seite: Das beendet alle anderen Anmeldungen.',
    ],
    company,
  });
  return { ...mail, template: 'new_device', recipient: user.email, about: iri('users', user.id) };
}

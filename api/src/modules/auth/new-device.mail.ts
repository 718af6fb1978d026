import type { Company } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { formatDays, formatTime } from '../../lib/swiss-format.ts';
import { type OutgoingMail, writeLetter } from '../outbox/index.ts';
import type { UserRow } from '../users/index.ts';

export interface NewDeviceFacts {
  readonly user: Pick<UserRow, 'id' | 'email' | 'firstName'>;
  /** In words. */
  readonly device: string;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly at: Date;
}

/** `new_device` (docs/domain/mails.md#accounts). */
export function newDeviceMail({ user, device, company, origin, at }: NewDeviceFacts): OutgoingMail {
  const letter = writeLetter({
    greeting: `Hallo ${user.firstName}`.trim(),
    opening: [
      'Jemand hat sich mit deinem Passwort auf einem Gerät angemeldet, das dein Konto noch nicht kennt.',
    ],
    details: [
      ['Gerät', device],
      ['Zeit', `${formatDays(at, at)}, ${formatTime(at)} Uhr`],
    ],
    link: { text: 'Deine Anmeldungen', url: `${origin}/profil/konto` },
    closing: [
      'Warst du das? Dann musst du nichts tun.',
      'Warst du es nicht? Ändere dein Passwort auf dieser Seite: Das beendet alle anderen Anmeldungen.',
      'Dein Firn-Team',
    ],
    company,
  });
  const about = iri('users', user.id);
  return {
    ...letter,
    template: 'new_device',
    subject: 'Anmeldung auf einem neuen Gerät',
    recipient: user.email,
    about,
  };
}

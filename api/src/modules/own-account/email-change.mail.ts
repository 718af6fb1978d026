import type { Company } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { type OutgoingMail, writeLetter } from '../outbox/index.ts';
import type { UserRow } from '../users/index.ts';

export interface EmailChangeFacts {
  readonly user: UserRow;
  readonly newEmail: string;
  /** Secret of the link; null for the mail that has none. */
  readonly code: string | null;
  readonly company: Pick<Company, 'name' | 'phone' | 'email'>;
  /** Origin that visitors use. */
  readonly origin: string;
}

/** `email_change`, to the new address (docs/domain/mails.md#accounts). */
export function emailChangeMail({ user, newEmail, code, company, origin }: EmailChangeFacts): OutgoingMail {
  const letter = writeLetter({
    greeting: 'Guten Tag',
    opening: [
      'Diese Adresse soll künftig die eines Kontos bei uns sein. Bitte bestätige, dass sie dir gehört.',
    ],
    ...(code && { link: { text: 'Adresse bestätigen', url: `${origin}/profil/e-mail/${code}/bestaetigen` } }),
    closing: ['Der Link gilt 24 Stunden. Warst du das nicht? Dann musst du nichts tun.', 'Dein Firn-Team'],
    company,
  });
  const about = iri('users', user.id);
  return {
    ...letter,
    template: 'email_change',
    subject: 'Bitte bestätige deine Adresse',
    recipient: newEmail,
    about,
  };
}

/** `email_taken`, to an address that another record has; nothing changes. */
export function emailTakenMail({ user, newEmail, company, origin }: EmailChangeFacts): OutgoingMail {
  const letter = writeLetter({
    greeting: 'Guten Tag',
    opening: [
      'Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie ist bei uns schon bekannt, darum haben wir nichts geändert.',
    ],
    link: { text: 'Anmelden', url: `${origin}/login` },
    closing: [
      'Warst du das? Melde dich bei uns, wir legen die beiden gerne zusammen. Sonst musst du nichts tun.',
      'Dein Firn-Team',
    ],
    company,
  });
  const about = iri('users', user.id);
  return {
    ...letter,
    template: 'email_taken',
    subject: 'Deine Adresse ist schon bekannt',
    recipient: newEmail,
    about,
  };
}

/** `email_change_notice`, to the old address, which can undo it. */
export function emailChangeNotice({ user, newEmail, code, company, origin }: EmailChangeFacts): OutgoingMail {
  const letter = writeLetter({
    greeting: `Hallo ${user.firstName}`.trim(),
    opening: [
      'Für dein Konto ist eine neue E-Mail-Adresse angegeben worden. Sie gilt, sobald sie bestätigt ist.',
    ],
    details: [['Neue Adresse', newEmail]],
    ...(code && { link: { text: 'Zurücknehmen', url: `${origin}/profil/e-mail/${code}/zuruecknehmen` } }),
    closing: [
      'Warst du das? Dann musst du nichts tun.',
      'Warst du es nicht? Nimm die Änderung mit dem Link zurück, bis sieben Tage nach dem Wechsel. Das beendet alle Anmeldungen und entfernt, was seither an Passkeys und zweitem Faktor dazukam; setze danach dein Passwort neu.',
      'Dein Firn-Team',
    ],
    company,
  });
  const about = iri('users', user.id);
  const subject = 'Neue Adresse für dein Konto';
  return { ...letter, template: 'email_change_notice', subject, recipient: user.email, about };
}

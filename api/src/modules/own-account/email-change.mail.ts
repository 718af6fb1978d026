import { iri } from '../../lib/iri.ts';
import {
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';
import type { UserRow } from '../people/index.ts';

export interface EmailChangeFacts {
  readonly user: Pick<UserRow, 'id' | 'email' | 'firstName'>;
  readonly newEmail: string;
  /** Secret of the link; null for the mail that has none. */
  readonly code: string | null;
  readonly company: Letterhead;
  /** Origin that visitors use. */
  readonly origin: string;
}

/** Its new address may be a stranger's: nothing stands there that the account says of itself. */
export const EMAIL_CHANGE_TEXT = defineMailText({
  key: 'email_change',
  title: 'Neue Adresse bestätigen',
  sentWhen: 'An die neue Adresse, wenn jemand die Adresse des eigenen Kontos ändern will.',
  group: 'accounts',
  placeholders: {},
  defaults: {
    subject: 'Bitte bestätige deine Adresse',
    opening:
      'Diese Adresse soll künftig die eines Kontos bei uns sein. Bitte bestätige, dass sie dir gehört.',
    closing: 'Dein Firn-Team',
  },
});

/** `email_change`, to the new address (docs/domain/mails.md#accounts). */
export function emailChangeMail({ user, newEmail, code, company, origin }: EmailChangeFacts): OutgoingMail {
  const mail = writeMail(EMAIL_CHANGE_TEXT, {
    greeting: 'Hallo',
    values: {},
    ...(code && { link: { text: 'Adresse bestätigen', url: `${origin}/profil/e-mail/${code}/bestaetigen` } }),
    notices: ['Der Link gilt 24 Stunden. Warst du das nicht? Dann musst du nichts tun.'],
    company,
  });
  return { ...mail, template: 'email_change', recipient: newEmail, about: iri('users', user.id) };
}

export const EMAIL_TAKEN_TEXT = defineMailText({
  key: 'email_taken',
  title: 'Adresse schon bekannt',
  sentWhen: 'An die neue Adresse, wenn sie bei uns schon jemand anders hat.',
  group: 'accounts',
  placeholders: {},
  defaults: {
    subject: 'Deine Adresse ist schon bekannt',
    opening:
      'Jemand wollte diese Adresse für ein anderes Konto verwenden. Sie ist bei uns schon bekannt, darum haben wir nichts geändert.',
    closing: 'Dein Firn-Team',
  },
});

/** `email_taken`, to an address that another record has; nothing changes. */
export function emailTakenMail({ user, newEmail, company, origin }: EmailChangeFacts): OutgoingMail {
  const mail = writeMail(EMAIL_TAKEN_TEXT, {
    greeting: 'Hallo',
    values: {},
    link: { text: 'Anmelden', url: `${origin}/login` },
    notices: [
      'Warst du das? Melde dich bei uns, wir legen die beiden gerne zusammen. Sonst musst du nichts tun.',
    ],
    company,
  });
  return { ...mail, template: 'email_taken', recipient: newEmail, about: iri('users', user.id) };
}

export const EMAIL_CHANGE_NOTICE_TEXT = defineMailText({
  key: 'email_change_notice',
  title: 'Neue Adresse angegeben',
  sentWhen: 'An die bisherige Adresse, wenn jemand die Adresse des eigenen Kontos ändern will.',
  group: 'accounts',
  placeholders: { vorname: FIRST_NAME },
  defaults: {
    subject: 'Neue Adresse für dein Konto',
    opening:
      'Für dein Konto ist eine neue E-Mail-Adresse angegeben worden. Sie gilt, sobald sie bestätigt ist.',
    closing: 'Dein Firn-Team',
  },
});

/** `email_change_notice`, to the old address, which can undo it. */
export function emailChangeNotice({ user, newEmail, code, company, origin }: EmailChangeFacts): OutgoingMail {
  const mail = writeMail(EMAIL_CHANGE_NOTICE_TEXT, {
    greeting: `Hallo ${user.firstName}`.trim(),
    values: { vorname: user.firstName },
    details: [['Neue Adresse', newEmail]],
    ...(code && { link: { text: 'Zurücknehmen', url: `${origin}/profil/e-mail/${code}/zuruecknehmen` } }),
    notices: [
      'Warst du das? Dann musst du nichts tun.',
      'Warst du es nicht? Nimm die Änderung mit dem Link zurück, bis sieben Tage nach dem Wechsel. Das beendet alle Anmeldungen, macht das Passwort ungültig und entfernt Passkeys und zweiten Faktor, die seither oder in den sieben Tagen davor dazukamen. Danach schicken wir dir einen Link für ein neues Passwort.',
    ],
    company,
  });
  return { ...mail, template: 'email_change_notice', recipient: user.email, about: iri('users', user.id) };
}

import { iri } from '../../lib/iri.ts';
import { formatMoment } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  type MailText,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';

type AccountText = MailText<'vorname'>;

function accountText(
  key: string,
  sentWhen: string,
  words: { subject: string; opening: string },
): AccountText {
  const defaults = { ...words, closing: 'Dein Firn-Team' };
  const placeholders = { vorname: FIRST_NAME };
  return defineMailText({ key, title: words.subject, sentWhen, group: 'accounts', placeholders, defaults });
}

interface Words {
  readonly text: AccountText;
  /** For whoever did not do it. */
  readonly remedy: string;
  readonly link: { readonly text: string; readonly path: string };
  /** Then the device would be the office's. */
  readonly isByOffice?: true;
}

const RESET = { text: 'Passwort neu setzen', path: '/passwort-vergessen' } as const;

/** By template (docs/domain/mails.md#accounts). */
const WORDS = {
  password_changed: {
    text: accountText('password_changed', 'Wenn das Passwort eines Kontos geändert oder neu gesetzt wurde.', {
      subject: 'Dein Passwort wurde geändert',
      opening: 'Das Passwort deines Kontos wurde geändert. Alle anderen Anmeldungen sind beendet.',
    }),
    remedy: 'Warst du es nicht? Setze dein Passwort auf dieser Seite neu: Das beendet alle Anmeldungen.',
    link: RESET,
  },
  second_factor_on: {
    text: accountText('second_factor_on', 'Wenn ein Konto ab jetzt einen Code aus einer App verlangt.', {
      subject: 'Zweiter Faktor eingeschaltet',
      opening: 'Dein Konto verlangt ab jetzt beim Anmelden einen Code aus einer App.',
    }),
    remedy:
      'Warst du es nicht? Setze dein Passwort auf dieser Seite neu: Das beendet alle Anmeldungen. Melde dich dann bei uns, damit wir dir beim zweiten Faktor helfen.',
    link: RESET,
  },
  second_factor_off: {
    text: accountText('second_factor_off', 'Wenn ein Konto keinen Code aus einer App mehr verlangt.', {
      subject: 'Zweiter Faktor ausgeschaltet',
      opening: 'Dein Konto verlangt beim Anmelden keinen Code mehr.',
    }),
    remedy:
      'Warst du es nicht? Setze dein Passwort auf dieser Seite neu: Das beendet alle Anmeldungen. Schalte danach den zweiten Faktor in deinem Konto wieder ein.',
    link: RESET,
  },
  factors_removed: {
    text: accountText(
      'factors_removed',
      'Wenn ein Super-Admin den zweiten Faktor und die Passkeys eines Kontos entfernt hat.',
      {
        subject: 'Zweiter Faktor und Passkeys entfernt',
        opening:
          'Unser Büro hat den zweiten Faktor und die Passkeys deines Kontos entfernt und dich überall abgemeldet. Du meldest dich jetzt mit E-Mail und Passwort an; richte den zweiten Faktor danach neu ein.',
      },
    ),
    remedy:
      'Hast du das nicht verlangt? Setze dein Passwort auf dieser Seite neu, und melde dich gleich bei uns.',
    link: RESET,
    isByOffice: true,
  },
  passkey_added: {
    text: accountText('passkey_added', 'Wenn zu einem Konto ein Passkey dazukam.', {
      subject: 'Neuer Passkey für dein Konto',
      opening: 'Für dein Konto wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Passwort anmelden.',
    }),
    remedy:
      'Warst du es nicht? Entferne ihn auf dieser Seite, und ändere dort dein Passwort: Das beendet alle anderen Anmeldungen.',
    link: { text: 'Konto und Sicherheit', path: '/profil/konto' },
  },
} as const satisfies Readonly<Record<string, Words>>;

export const ACCOUNT_CHANGE_TEXTS = Object.entries(WORDS).map(([template, { text }]) => ({
  template: template as keyof typeof WORDS,
  text,
}));

export interface AccountChangeFacts {
  readonly template: keyof typeof WORDS;
  readonly owner: { readonly id: string; readonly email: string; readonly firstName: string };
  /** In words. */
  readonly device: string;
  /** What the owner called the passkey. */
  readonly title?: string;
  readonly company: Letterhead;
  /** Origin that visitors use. */
  readonly origin: string;
  readonly at: Date;
}

/** Tells the owner that the safety of the account changed. */
export function accountChangeMail(facts: AccountChangeFacts): OutgoingMail {
  const { template, owner, device, title, company, origin, at } = facts;
  const { text, remedy, link, isByOffice }: Words = WORDS[template];
  const mail = writeMail(text, {
    greeting: `Hallo ${owner.firstName}`.trim(),
    values: { vorname: owner.firstName },
    details: [
      ...(title === undefined ? [] : [['Passkey', title] as const]),
      ...(isByOffice ? [] : [['Gerät', device] as const]),
      ['Zeit', formatMoment(at)],
    ],
    link: { text: link.text, url: `${origin}${link.path}` },
    notices: [
      isByOffice
        ? 'Hast du es verlangt? Dann musst du nichts tun.'
        : 'Warst du das? Dann musst du nichts tun.',
      remedy,
    ],
    company,
  });
  return { ...mail, template, recipient: owner.email, about: iri('users', owner.id) };
}

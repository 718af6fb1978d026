import { iri } from '../../lib/iri.ts';
import {
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';

interface AddressChangedFacts {
  /** As before the change. */
  readonly user: { readonly id: string; readonly email: string; readonly firstName: string };
  readonly company: Letterhead;
}

export const ADDRESS_CHANGED_TEXT = defineMailText({
  key: 'email_changed',
  title: 'Adresse vom Büro geändert',
  sentWhen: 'An die bisherige Adresse, wenn das Büro sie geändert hat.',
  group: 'accounts',
  placeholders: { vorname: FIRST_NAME },
  defaults: {
    subject: 'Deine Adresse wurde geändert',
    opening:
      'Unser Büro hat deine E-Mail-Adresse bei uns geändert. Ab jetzt gehen unsere E-Mails an die neue, und mit ihr meldest du dich an, wenn du ein Konto hast.',
    closing: 'Dein Firn-Team',
  },
});

/** `email_changed`, to the old address. It may have been somebody else's by mistake: the new one does not stand there. */
export function addressChangedMail({ user, company }: AddressChangedFacts): OutgoingMail {
  const mail = writeMail(ADDRESS_CHANGED_TEXT, {
    greeting: `Hallo ${user.firstName}`.trim(),
    values: { vorname: user.firstName },
    notices: [
      'Hast du es verlangt? Dann musst du nichts tun.',
      'Hast du es nicht verlangt? Melde dich bitte gleich bei uns.',
    ],
    company,
  });
  return { ...mail, template: 'email_changed', recipient: user.email, about: iri('users', user.id) };
}

import type { EndingToken } from '@firn/shared-contracts/delivery';
import { formatMoment } from '../../lib/swiss-format.ts';
import {
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  type OutgoingMail,
  writeMail,
} from '../outbox/index.ts';

export const TOKEN_ENDS_TEMPLATE = 'token_ends';

export const TOKEN_ENDS_TEXT = defineMailText({
  key: TOKEN_ENDS_TEMPLATE,
  title: 'Token der Auslieferung läuft ab',
  sentWhen: 'An alle Super-Admins, 14 Tage bevor ein Token endet, mit dem Teams ihre Releases ausliefern.',
  group: 'accounts',
  placeholders: {
    vorname: FIRST_NAME,
    token: { means: 'Wie das Token heisst', sample: 'CI von mfe-booking' },
  },
  defaults: {
    subject: 'Das Token «{token}» endet bald',
    opening: 'Ein Token, mit dem Releases ausgeliefert werden, endet bald. Danach wird es abgelehnt.',
    closing: 'Dein Firn-Team',
  },
});

interface TokenEndsFacts {
  readonly admin: { readonly email: string; readonly firstName: string };
  readonly token: EndingToken;
  readonly company: Letterhead;
  /** Origin that visitors use. */
  readonly origin: string;
}

/** What the mail and its reminder are about: the token, by its id. */
export const aboutToken = ({ id }: Pick<EndingToken, 'id'>): string => `/delivery/tokens/${id}`;

/** `token_ends` (docs/domain/mails.md#accounts): the token's name and end, never its secret, which nobody knows. */
export function tokenEndsMail({ admin, token, company, origin }: TokenEndsFacts): OutgoingMail {
  const { id, label, remote, expiresAt } = token;
  const end = new Date(expiresAt);
  const mail = writeMail(TOKEN_ENDS_TEXT, {
    greeting: `Hallo ${admin.firstName}`.trim(),
    values: { vorname: admin.firstName, token: label },
    details: [
      ['Token', label],
      ['Remote', remote === '*' ? 'alle' : remote],
      ['Gültig bis', formatMoment(end)],
    ],
    link: { text: 'Auslieferung', url: `${origin}/admin/settings/delivery` },
    notices: [
      `Ein neues machst du mit «npm run firn -- token create --remote '${remote}' --label "${label}"». Trage es dort ein, wo FIRN_TOKEN steht.`,
      `Braucht es niemand mehr? Dann widerrufe es: «npm run firn -- token revoke --id ${id}».`,
    ],
    company,
  });
  return { ...mail, template: TOKEN_ENDS_TEMPLATE, recipient: admin.email, about: aboutToken(token) };
}

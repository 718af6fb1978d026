/** The company behind the demo data; the shell's footer says the same (shell/src/i18n/de-CH/company.ts). */
export const COMPANY = {
  name: 'Firn Bergführungen GmbH',
  street: 'Bahnhofstrasse 12',
  postalCode: '3818',
  town: 'Grindelwald',
  /** Phone as people read it. */
  phone: '033 854 12 80',
  /** The same phone as it is kept (E.164). */
  phoneNumber: '+41338541280',
  email: 'hallo@firn.example',
} as const;

/** Name and postal address, as lines of HTML. */
export const COMPANY_ADDRESS_HTML = `${COMPANY.name}<br>${COMPANY.street}<br>${COMPANY.postalCode} ${COMPANY.town}`;

/** Phone and e-mail, as a paragraph of HTML. */
export const COMPANY_CONTACT_HTML = `<p>Telefon ${COMPANY.phone}<br>${COMPANY.email}</p>`;

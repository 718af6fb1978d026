import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import { GUIDE_LEVELS } from '@firn/shared-contracts/domain';

const { name, street, postalCode, city: town, phone, email, openingHours } = BUILT_IN_COMPANY;

/** The company behind the demo data, which its settings name. */
export const COMPANY = {
  name,
  street,
  postalCode,
  town,
  /** Phone as people read it. */
  phone,
  /** The same phone as it is kept (E.164). */
  phoneNumber: '+41338541280',
  email,
  openingHours,
} as const;

/** The cost of a day of a guide, in francs: who leads ropes costs more than who walks ahead. */
const DAY_RATES: readonly (readonly [level: RegExp, francs: number])[] = [
  [/^(partner|guide)/, 680],
  [/^aspirant/, 480],
  [/^climbingTeacher/, 420],
  [/^hikingTeacher/, 380],
];

/** Accounts, VAT and day rates of the demo; the accounts are printed as samples and belong to nobody. */
export const COMPANY_MONEY = {
  iban: 'CH9300762011623852957',
  qrIban: 'CH4431999123000889012',
  vatNumber: 'CHE-123.456.788 MWST',
  dayRates: GUIDE_LEVELS.flatMap((level) =>
    DAY_RATES.filter(([levels]) => levels.test(level)).map(([, francs]) => ({ level, rate: francs * 100 })),
  ),
};

/** The conditions that are shown before a booking is sent, in short; the whole is the page `agb`. */
export const CONDITIONS_HTML = [
  '<p>Das Wichtigste aus unseren Bedingungen:</p>',
  '<ul>',
  '<li><p>Es zählt der Tag, an dem wir deine Annullierung erhalten.</p></li>',
  '<li><p>Bis zum Anmeldeschluss kann jemand anders kostenlos deinen Platz übernehmen.</p></li>',
  '</ul>',
].join('');

/** Name and postal address, as lines of HTML. */
export const COMPANY_ADDRESS_HTML = `${COMPANY.name}<br>${COMPANY.street}<br>${COMPANY.postalCode} ${COMPANY.town}`;

/** Phone and e-mail, as a paragraph of HTML. */
export const COMPANY_CONTACT_HTML = `<p>Telefon ${COMPANY.phone}<br>${COMPANY.email}</p>`;

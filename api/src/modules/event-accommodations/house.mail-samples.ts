import type { SampledMailText } from '../outbox/index.ts';
import { ASKED_TEXT, CANCELLED_TEXT, CHANGED_TEXT, type HouseMailFacts, houseMail } from './house.mails.ts';

const facts: Omit<HouseMailFacts, 'company'> = {
  house: { title: 'Britanniahütte SAC', allergiesInWords: true },
  event: { code: 'E-12-3', title: 'Skitour Piz Buin' },
  wanted: {
    persons: 9,
    guests: 8,
    guestsWithSac: 3,
    guides: 1,
    vegetarian: 2,
    allergies: 1,
    allergiesDigest: '',
    arrival: '2027-02-13',
    departure: '2027-02-14',
    rooms: 0,
    halfBoard: true,
  },
  allergies: ['Nüsse'],
  note: '',
  differences: [{ field: 'persons', text: 'neu 9 statt 7 Personen' }],
};

export const HOUSE_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: ASKED_TEXT, sample: (company) => houseMail('accommodation_asked', { ...facts, company }) },
  { text: CHANGED_TEXT, sample: (company) => houseMail('accommodation_changed', { ...facts, company }) },
  { text: CANCELLED_TEXT, sample: (company) => houseMail('accommodation_cancelled', { ...facts, company }) },
];

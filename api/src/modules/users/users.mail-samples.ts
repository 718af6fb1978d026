import type { SampledMailText } from '../outbox/index.ts';
import { ADDRESS_CHANGED_TEXT, addressChangedMail } from './address-changed.mail.ts';

const user = { id: '', email: 'nina@beispiel.ch', firstName: 'Nina' };

export const USER_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: ADDRESS_CHANGED_TEXT, sample: (company) => addressChangedMail({ user, company }) },
];

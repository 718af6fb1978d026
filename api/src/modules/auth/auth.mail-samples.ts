import { SAMPLE_AT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { ACCOUNT_CHANGE_TEXTS, accountChangeMail } from './account-change.mail.ts';
import { NEW_DEVICE_TEXT, newDeviceMail } from './new-device.mail.ts';

const owner = { id: '', email: 'nina@beispiel.ch', firstName: 'Nina' };
const device = 'Firefox auf Windows';
const about = { device, origin: SAMPLE_ORIGIN, at: SAMPLE_AT };

export const AUTH_MAIL_TEXTS: readonly SampledMailText[] = [
  { text: NEW_DEVICE_TEXT, sample: (company) => newDeviceMail({ ...about, user: owner, company }) },
  ...ACCOUNT_CHANGE_TEXTS.map(({ template, text }) => ({
    text,
    sample: (company: Parameters<SampledMailText['sample']>[0]) => {
      const title = template === 'passkey_added' ? { title: 'Mein Telefon' } : {};
      return accountChangeMail({ ...about, ...title, template, owner, company });
    },
  })),
];

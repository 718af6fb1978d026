import type { Company } from './settings.ts';

/** Describes the company of the demo. */
export const BUILT_IN_COMPANY: Company = {
  name: 'Firn Bergführungen GmbH',
  street: 'Bahnhofstrasse 12',
  postalCode: '3818',
  city: 'Grindelwald',
  phone: '033 854 12 80',
  email: 'hallo@firn.example',
  openingHours: [
    { days: 'Mo–Fr', hours: '08:30–12:00 und 13:30–17:30' },
    { days: 'Sa', hours: '09:00–12:00 (Mitte Dezember bis Mitte April)' },
  ],
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/firn.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/firn.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@firn.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/firn-example' },
  ],
  partners: [
    { name: 'Gletscherseil', url: null },
    { name: 'Nordwand Optik', url: null },
    { name: 'Hüttli Kaffee', url: null },
    { name: 'Steigfell Sport', url: null },
  ],
};

/** The settings begin with this, and it is what a page says of the company while nobody could read its settings. */
export const NEW_COMPANY: Company = {
  name: 'Firn',
  street: '',
  postalCode: '',
  city: '',
  phone: '',
  email: '',
  openingHours: [],
  socialLinks: [],
  partners: [],
};

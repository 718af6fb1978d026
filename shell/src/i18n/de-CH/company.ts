export const company = {
  name: 'Firn Bergführungen GmbH',
  street: 'Bahnhofstrasse 12',
  place: '3818 Grindelwald',
  phone: '033 854 12 80',
  email: 'hallo@firn.example',
  openingHours: {
    title: 'Öffnungszeiten',
    week: 'Mo–Fr 08:30–12:00 und 13:30–17:30',
    saturday: 'Sa 09:00–12:00 (Mitte Dezember bis Mitte April)',
  },
} as const;

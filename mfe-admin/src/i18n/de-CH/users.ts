import { defineTexts } from '@firn/shared-ui/i18n';

export const usersTexts = defineTexts('users', {
  title: 'Gäste',
  captions: { all: 'Gäste und Guides', 'by-group': 'Wer in einer Gruppe ist' },
  views: { all: 'Alle', 'by-group': 'Nach Gruppe' },
  empty: { all: 'Noch keine Gäste.', 'by-group': 'Niemand ist in einer Gruppe.' },
  filters: {
    user: 'Name, E-Mail oder Ort',
    roles: 'Rolle',
    groups: 'Gruppe',
    userState: 'Konto',
    lastSeenAt: 'Zuletzt angemeldet',
    currentlyGuiding: 'Aktuell als Guide tätig',
  },
  roles: { ROLE_GUIDE: 'Guide', ROLE_ADMIN: 'Administration', ROLE_SUPER_ADMIN: 'Super-Administration' },
  guest: 'Gast',
  partner: 'Partner',
  columns: {
    name: 'Name',
    code: 'Nummer',
    email: 'E-Mail',
    phone: 'Telefon',
    city: 'Ort',
    roles: 'Rollen',
    groups: 'Gruppen',
    userState: 'Konto',
    lastSeenAt: 'Zuletzt da',
  },
  actions: { locked: 'Sperren', active: 'Entsperren' },
  questions: {
    locked_one: '1 Konto sperren? Die Person wird abgemeldet.',
    locked_other: '{{count}} Konten sperren? Die Personen werden abgemeldet.',
    active_one: '1 Konto entsperren?',
    active_other: '{{count}} Konten entsperren?',
  },
});

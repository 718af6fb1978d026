import { defineTexts } from '@firn/shared-ui/i18n';

export const usersTexts = defineTexts('users', {
  title: 'Gäste',
  caption: 'Gäste und Guides',
  empty: 'Noch keine Gäste.',
  filters: { user: 'Name, E-Mail oder Ort', roles: 'Rolle', currentlyGuiding: 'Aktuell als Guide tätig' },
  roles: { ROLE_GUIDE: 'Guide', ROLE_ADMIN: 'Administration', ROLE_SUPER_ADMIN: 'Super-Administration' },
  guest: 'Gast',
  columns: { name: 'Name', code: 'Nummer', email: 'E-Mail', phone: 'Telefon', city: 'Ort', roles: 'Rollen' },
});

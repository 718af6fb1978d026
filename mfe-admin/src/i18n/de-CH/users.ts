import { defineTexts } from '@firn/shared-ui/i18n';

export const usersTexts = defineTexts('users', {
  title: 'Gäste',
  caption: 'Gäste und Guides',
  empty: 'Niemand gefunden.',
  filters: { user: 'Name, E-Mail oder Ort', roles: 'Rolle' },
  roles: { ROLE_GUIDE: 'Guide', ROLE_ADMIN: 'Administration', ROLE_SUPER_ADMIN: 'Super-Administration' },
  guest: 'Gast',
  columns: { name: 'Name', code: 'Nummer', email: 'E-Mail', city: 'Ort', roles: 'Rollen' },
});

import { defineTexts } from '@firn/shared-ui/i18n';

export const userTexts = defineTexts('user', {
  title: 'Gast',
  sections: {
    overview: 'Übersicht',
    bookings: 'Buchungen',
    lists: 'Listen',
    notes: 'Notizen',
    roles: 'Rollen',
  },
  facts: {
    number: 'Gastnummer',
    customer: 'Kundennummer',
    email: 'E-Mail',
    phone: 'Telefon',
    city: 'Ort',
    portrait: 'Porträt',
    website: 'Auf der Website vorgestellt',
  },
  roles: {
    roles: 'Rollen',
    groups: 'Gruppen',
    level: 'Qualifikation',
    guiding: 'Aktuell als Guide tätig',
    spontaneous: 'Darf Spontantouren anbieten',
    create: 'Darf Touren erstellen',
    partner: 'Partner',
    none: 'Keine',
    names: { ROLE_GUIDE: 'Guide', ROLE_ADMIN: 'Administration', ROLE_SUPER_ADMIN: 'Super-Administration' },
  },
  yes: 'Ja',
  no: 'Nein',
  impersonate: 'Als {{name}} einloggen',
  impersonateFailed: 'Der Wechsel zu {{name}} hat nicht geklappt.',
});

import { defineTexts } from '@firn/shared-ui/i18n';

export const userTexts = defineTexts('user', {
  forms: { overview: 'Person bearbeiten', roles: 'Rollen bearbeiten', notes: 'Notizen bearbeiten' },
  parts: {
    person: 'Person',
    address: 'Adresse',
    contact: 'Notfall und SAC',
    website: 'Website',
    roles: 'Was die Person ist',
    guide: 'Guide',
    notes: 'Notizen des Büros',
  },
  hints: {
    email: 'Hierher gehen alle E-Mails, und damit meldet sich die Person an.',
    own: 'Die eigene Adresse und die eigenen Rollen ändert jemand anderes.',
    readOnly: 'Konten der Administration ändert nur die Super-Administration.',
    groups: 'Kleine Buchstaben, Ziffern und Bindestriche.',
    notes: 'Nur das Büro liest das.',
  },
  facts: { number: 'Gastnummer', state: 'Konto', since: 'Dabei seit', lastSeen: 'Zuletzt angemeldet' },
  names: { ROLE_GUIDE: 'Guide', ROLE_ADMIN: 'Administration', ROLE_SUPER_ADMIN: 'Super-Administration' },
  history: {
    title: 'Verlauf',
    none: 'Noch nichts.',
    system: 'System',
    entry: '{{at}}: {{actor}}, {{what}}',
    actions: {
      create: 'erfasst',
      update: 'geändert: {{fields}}',
      transition: 'Konto {{state}}',
      merge: 'zusammengeführt',
      other: 'geändert',
    },
    inName: '{{impersonator}} als {{actor}}',
  },
  none: 'keine',
  chosen: 'gewählt',
  yes: 'Ja',
  no: 'Nein',
});

import { defineTexts } from '@firn/shared-ui/i18n';

export const partnersTexts = defineTexts('partners', {
  title: 'Partner',
  intro:
    'Hütten, Hotels und Tourismusbüros, die Gäste bringen. Wer über eine Adresse mit dem Code kommt und im selben Besuch bucht, zählt für den Partner. Der Code in der Liste öffnet die Agenda mit einer solchen Adresse; der Zusatz gilt auf jeder unserer Seiten.',
  empty: 'Noch keine Partner.',
  create: 'Neuer Partner',
  edit: 'Partner bearbeiten',
  columns: { title: 'Name', code: 'Code', commission: 'Provision', contact: 'Kontakt', ends: 'Zählt' },
  commission: { percent: '{{percent}} %', perPerson: '{{amount}} pro Person' },
  ends: { open: 'ohne Ende', last: 'bis {{day}}', over: 'beendet am {{day}}' },
  fields: {
    title: 'Name',
    code: 'Code',
    sites: 'Websites',
    origin: 'Adresse der Website',
    commissionPercent: 'Provision in Prozent',
    commissionPerPerson: 'Provision pro Person',
    contactName: 'Kontaktperson',
    contactEmail: 'E-Mail',
    contactPhone: 'Telefon',
    statementAddress: 'Adresse für Abrechnungen',
    vatNumber: 'MWST-Nummer',
    endsOn: 'Letzter Tag',
    notes: 'Notizen',
  },
  hints: {
    code: 'Zwei bis dreissig Buchstaben, Ziffern und Bindestriche.',
    origin: 'Zum Beispiel https://hotel.ch, ohne Pfad.',
    commission: 'Entweder in Prozent des Preises oder als Betrag pro Person.',
    vatNumber: 'Leer lassen, wenn der Partner keine Mehrwertsteuer abrechnet.',
    endsOn: 'Danach zählt der Code für niemanden mehr.',
  },
  site: 'Website {{number}}',
  addSite: 'Website hinzufügen',
  percent: '%',
});

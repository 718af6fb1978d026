import { defineTexts } from '@firn/shared-ui/i18n';

/** Tokens of the company's own programs. */
export const apiTokensTexts = defineTexts('api-tokens', {
  settings: 'Einstellungen',
  title: 'API-Tokens',
  intro:
    'Ein Token ist der Schlüssel eines eurer Programme zur Schnittstelle. Es handelt für sich selbst, nicht für dich, und darf nur, was du hier ankreuzt. Gib jedem Programm ein eigenes, dann lässt es sich einzeln beenden.',
  create: 'Neues Token',
  field: 'Für welches Programm',
  hint: 'Ein Name, an dem du das Programm im Protokoll erkennst, zum Beispiel «App für die Hütten».',
  scopes: 'Was es darf',
  scopeHints: {
    catalogue: 'Angebote, Events und Preise, wie sie alle sehen',
    'bookings.read': 'alle Buchungen mit ihren Personen, auch mit Angaben zu Essen und Allergien',
    'bookings.write': 'neue Buchungen anlegen, bestehende ändern und annullieren',
  },
  days: 'Gültig',
  daysOf: '{{count}} Tage',
  password: 'Dein Passwort',
  make: 'Token erstellen',
  made: 'Neues Token: {{title}}',
  once: 'Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.',
  token: 'Token',
  copy: 'Kopieren',
  copied: 'Kopiert',
  list: 'Tokens',
  empty: 'Noch hat kein Programm ein Token.',
  may: 'Darf: {{scopes}}',
  madeBy: 'Erstellt am {{date}} von {{name}}, gültig bis {{end}}',
  operator: 'der Betriebsleitung',
  used: 'Zuletzt benutzt: {{time}}',
  unused: 'Noch nie benutzt',
  end: 'Beenden',
  endOf: '{{title}} beenden',
  ending: {
    title: '«{{title}}» beenden?',
    text: 'Das Programm kommt ab sofort nicht mehr in die Schnittstelle. Das Token lässt sich nicht wieder einschalten.',
    confirm: 'Token beenden',
    cancel: 'Behalten',
    done: 'Das Token gilt nicht mehr.',
  },
});

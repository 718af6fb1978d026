/**
 * First parts of addresses that are not free for pages of the office, and what each belongs to. Those of remotes are the first
 * parts of their routes; a test holds them against every `remote.json`.
 */
export const OWNED_ADDRESSES: Readonly<Record<string, string>> = {
  admin: 'der Administration',
  agenda: 'der Agenda',
  api: 'der Schnittstelle',
  'cms-preview': 'der Vorschau von Seiten',
  delivery: 'der Auslieferung',
  embed: 'den Angeboten auf fremden Websites',
  event: 'den Touren',
  guide: 'den Guides',
  guides: 'den Guides',
  gutschein: 'den Gutscheinen',
  login: 'der Anmeldung',
  logout: 'der Abmeldung',
  merkliste: 'der Merkliste',
  octo: 'der Schnittstelle für Wiederverkäufer',
  offer: 'den Angeboten',
  'passwort-vergessen': 'der Anmeldung',
  print: 'dem Druck von Listen',
  profil: 'dem Profil der Gäste',
  register: 'der Registrierung',
  remotes: 'der Auslieferung',
  rueckmeldung: 'den Rückmeldungen',
  startseite: 'der Startseite',
  suche: 'der Suche',
  team: 'dem Team',
};

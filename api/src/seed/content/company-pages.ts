import { COMPANY, COMPANY_ADDRESS_HTML, COMPANY_CONTACT_HTML } from '../company.ts';
import {
  action,
  columns,
  groupSize,
  headerImage,
  list,
  map,
  pageLink,
  picture,
  pointAt,
  priceTable,
  quote,
  section,
  subtitle,
  team,
  text,
  toAddress,
  toPage,
} from './blocks.ts';
import { emailOf, guestsPerGuide, inWords, TEAM } from './facts.ts';
import { SUSTAINABILITY } from './journey-pages.ts';
import { JOBS, WHO_LEADS } from './people-pages.ts';
import type { PageSeed } from './types.ts';

const PHILOSOPHY: PageSeed = {
  slug: 'philosophie',
  title: 'Philosophie',
  metaDescription:
    'Warum bei uns der Gipfel ein schönes Ziel ist und kein Grund, wie wir offen entscheiden und weshalb du jederzeit Nein sagen darfst.',
  blocks: [
    headerImage('dome-dusk'),
    subtitle('Warum wir umkehren können'),
    text(
      section(
        'Der Weg gehört dazu',
        'Ein Gipfel ist ein schönes Ziel, aber kein Grund. Wir planen jede Tour so, dass sie auch ohne ihn ein guter Tag ist. Das klingt nach wenig und ändert alles: das Tempo, die Pausen, den Ton.',
      ),
    ),
    quote(
      'Das Wetter war nichts, die Ersatztour dafür umso schöner. Danke für die gute Entscheidung.',
      'Aus einer Rückmeldung',
    ),
    text(
      section(
        'Offen reden',
        'Wir sagen, was wir sehen und wie wir entscheiden. Du darfst jederzeit nachfragen, und du darfst jederzeit Nein sagen. Wer fragt, hält niemanden auf.',
      ),
    ),
    picture('storm-massif', 'Hier sind wir umgekehrt. Es war ein guter Tag.', 'wide'),
    text(
      section(
        'Weniger ist genauer',
        'Wir führen keine Berge, die wir nicht kennen, und keine Gruppen, in denen wir nicht jeden Namen wissen. Dafür wissen wir, wo im März um elf der Schnee weich wird.',
      ),
    ),
  ],
};

const sizeRow = (what: string, isMeant: Parameters<typeof guestsPerGuide>[0]) => {
  const most = guestsPerGuide(isMeant);
  return [what, most === 1 ? '1 Gast' : `bis ${most} Gäste`] as const;
};

const SAFETY: PageSeed = {
  slug: 'sicherheit',
  title: 'Sicherheit',
  metaDescription:
    'Ausbildung, Gruppengrössen je Guide, Material und Notfallplan: was wir vor, auf und nach jeder Tour tun, damit alle wieder heimkommen.',
  metaKeywords: 'Sicherheit, Bergführer, Gruppengrösse, Notfall, Ausbildung',
  blocks: [
    headerImage('storm-wall'),
    subtitle('Was wir tun, damit alle heimkommen'),
    text(
      section(
        'Ganz sicher ist nur das Sofa',
        'Am Berg bleibt ein Rest Risiko, und wir sagen dir, wie gross er ist. Was wir tun können, ist viel: gut ausgebildet sein, wenige Gäste führen, früh planen und rechtzeitig umkehren.',
      ),
    ),
    groupSize('Auf dem Gletscher'),
    priceTable(
      'Gäste je Guide',
      [
        sizeRow('Gletscherwanderung', ({ code }) => code === '112'),
        sizeRow(
          'Hochtour, Basis',
          ({ kind, level, code }) => kind === 'highTour' && level === 'Basis' && code !== '112',
        ),
        sizeRow('Hochtour, Aufbau', ({ kind, level }) => kind === 'highTour' && level === 'Aufbau'),
        sizeRow(
          'Hochtour, Fortgeschritten',
          ({ kind, level }) => kind === 'highTour' && level === 'Fortgeschritten',
        ),
        sizeRow('Hörnligrat am Matterhorn', ({ code }) => code === '111'),
        sizeRow('Skitour', ({ kind }) => kind === 'skiTour'),
        sizeRow('Skihochtour', ({ kind }) => kind === 'skiHighTour'),
        sizeRow('Freeride', ({ kind }) => kind === 'freeride'),
        sizeRow('Schneeschuhtour', ({ kind }) => kind === 'snowshoe'),
        sizeRow('Klettersteig', ({ kind }) => kind === 'viaFerrata'),
        sizeRow('Mehrseillängen', ({ kind }) => kind === 'multiPitch'),
      ],
      'Wie viele es auf deiner Tour sind, steht in der Ausschreibung. Sind die Verhältnisse schlecht, gehen wir mit weniger.',
    ),
    columns(
      [
        text(
          section(
            'Vor der Tour',
            list(
              'Wetter, Lawinenbulletin und Verhältnisse, am Vorabend und am Morgen',
              'Ein zweiter Plan, der schon gezeichnet ist',
              'Kontrolle von Seil, Gurt und LVS, bei allen',
            ),
          ),
        ),
      ],
      [
        text(
          section(
            'Unterwegs',
            list(
              'Funk oder Satellitengerät in jeder Gruppe',
              'Apotheke, Rettungssack und Reserveseil',
              'Ein Zeitplan, der im Büro liegt',
            ),
          ),
        ),
      ],
    ),
    text(
      section(
        'Wenn etwas passiert',
        'Der Guide leitet die Rettung und alarmiert: Rega 1414, im Wallis 144. Das Büro ist erreichbar, bis die letzte Gruppe zurück ist, und ruft deine Notfallnummer an. Danach reden wir darüber, mit dir und untereinander.',
      ),
      section(
        'Ausbildung',
        `Wer auf Gletschern und im Fels führt, hat den eidgenössischen Fachausweis oder steht kurz davor. Weiterbildung ist bei uns Pflicht, jedes Jahr, in Lawinenkunde wie in Erster Hilfe. ${pageLink('Wer was führen darf', 'uber-uns/wer-dich-fuehrt')}`,
      ),
    ),
  ],
};

export const ABOUT: PageSeed = {
  slug: 'uber-uns',
  title: 'Über uns',
  metaDescription:
    'Wer hinter Firn steht: Bergführerinnen, Wanderleiter und Kletterlehrerinnen aus allen Sprachregionen der Schweiz, seit 1998 von Grindelwald aus unterwegs.',
  metaKeywords: 'Firn, Bergführer, Grindelwald, Team, Geschichte',
  blocks: [
    headerImage('massif-dawn'),
    subtitle('Bergführungen mit Haltung'),
    text(
      section(
        'Seit 1998 unterwegs',
        `Vier Bergführer aus ${COMPANY.town} hatten genug davon, dreissig Gäste im Tag auf denselben Gipfel zu bringen. Sie gründeten Firn und nahmen sich vor, jeden Namen zu kennen. Heute sind wir ${inWords(TEAM.all)} Guides, ${inWords(TEAM.women)} Frauen und ${inWords(TEAM.men)} Männer, aus allen vier Sprachregionen.`,
        'Der Name kommt vom alten Schnee, der ein Jahr überdauert hat. Erst aus ihm wird Gletscher.',
      ),
    ),
    picture('home', `Über ${COMPANY.town}, kurz nach sechs: So sieht unser Bürofenster aus.`, 'wide'),
    text(
      section(
        'Was uns wichtig ist',
        list(
          `${pageLink('Sicherheit vor Gipfel', 'uber-uns/sicherheit')}`,
          `${pageLink('Umkehren können', 'uber-uns/philosophie')}`,
          `${pageLink('Bahn vor Parkplatz', 'uber-uns/nachhaltigkeit')}`,
          'Faire Löhne: Unsere Guides sind angestellt oder seit Jahren Partner.',
        ),
      ),
    ),
    team('Ein paar von uns', ['Beat', 'Ursina', 'Andrin', 'Nina'].map(emailOf)),
    action('Das ganze Team', 'Mit Bild, Beruf und ein paar Sätzen.', toAddress('Zum Team', '/team')),
  ],
  children: [PHILOSOPHY, SAFETY, WHO_LEADS, SUSTAINABILITY, JOBS],
};

export const CONTACT: PageSeed = {
  slug: 'kontakt',
  title: 'Kontakt',
  metaDescription: `Adresse, Telefon, E-Mail und Öffnungszeiten von Firn in ${COMPANY.town}, dazu der Weg vom Bahnhof und was du uns am besten gleich mitschreibst.`,
  blocks: [
    headerImage('hills-noon'),
    subtitle('Ruf uns an, wir sind selbst am Berg gewesen'),
    columns(
      [text(section(`Büro ${COMPANY.town}`, `<p>${COMPANY_ADDRESS_HTML}</p>`, COMPANY_CONTACT_HTML))],
      [
        text(
          section(
            'Öffnungszeiten',
            list(...COMPANY.openingHours.map(({ days, hours }) => `<strong>${days}</strong> ${hours}`)),
          ),
        ),
      ],
    ),
    map('Zwischen See und Eiger', [
      pointAt('grindelwald'),
      pointAt('interlaken'),
      pointAt('meiringen'),
      pointAt('eiger'),
      pointAt('wetterhorn'),
    ]),
    text(
      section(
        'Was uns hilft',
        'Geht es um eine Buchung, nenn uns ihre Nummer. Geht es um eine Idee, nenn uns Datum, Anzahl und was ihr schon gemacht habt. Dann ist die erste Antwort gleich die richtige.',
        `In einem Notfall am Berg rufst du nicht uns an, sondern die Rega: 1414.`,
      ),
    ),
    action(
      'Vielleicht steht es schon hier',
      'Anmelden, bezahlen, absagen, Kinder, Wetter.',
      toPage('Fragen und Antworten', 'gut-zu-wissen/fragen'),
    ),
  ],
};

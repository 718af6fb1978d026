import { COMPANY, COMPANY_ADDRESS_HTML, COMPANY_CONTACT_HTML } from '../company.ts';
import { button, headerImage, section, subtitle } from './blocks.ts';
import type { PageSeed } from './types.ts';

export const COMPANY_PAGES: readonly PageSeed[] = [
  {
    slug: 'startseite',
    title: 'Firn',
    metaDescription:
      'Firn führt dich auf Hochtouren, Skitouren und Klettersteige in den Schweizer Alpen und bildet dich aus: vom Lawinenkurs bis zum Hochtourenkurs.',
    blocks: [
      headerImage('home'),
      subtitle('Mit uns auf den Berg. Von der ersten Gletscherwanderung bis zum Hörnligrat.'),
      section(
        'Kleine Gruppen, grosse Tage',
        '<p>Wir gehen mit wenigen Gästen los und nehmen uns Zeit. Auf einem Gletscher sind es höchstens sechs, am Grat zwei, auf dem Hörnligrat bist du mit deinem Bergführer allein.</p>',
      ),
      section(
        'Lernen, um selbst zu gehen',
        '<p>In unseren Kursen lernst du, Entscheidungen zu treffen: Wie steht es um den Schnee? Wo liegt die Spalte? Wann kehren wir um? Das Ziel ist, dass du uns eines Tages nicht mehr brauchst.</p>',
      ),
      section(
        'Mit dem Zug an den Berg',
        '<p>Fast alle Treffpunkte liegen an einem Bahnhof. Die Zeiten sind so gewählt, dass du mit dem öffentlichen Verkehr anreisen kannst.</p>',
      ),
      button('Zur Agenda', '/agenda'),
    ],
  },
  {
    slug: 'uber-uns',
    title: 'Über uns',
    metaDescription:
      'Wer hinter Firn steht: Bergführerinnen, Wanderleiter und Kletterlehrerinnen aus allen Sprachregionen der Schweiz.',
    blocks: [
      headerImage('massif-dawn'),
      subtitle('Bergführungen mit Haltung'),
      section(
        'Seit 1998 unterwegs',
        `<p>Firn wurde von vier Bergführern in ${COMPANY.town} gegründet. Heute sind wir vierzehn Leute aus allen vier Sprachregionen, die Hälfte davon Frauen.</p><p>Wir arbeiten im Sommer wie im Winter, kennen unsere Gebiete seit Jahrzehnten und sagen auch einmal ab, wenn die Verhältnisse nicht stimmen.</p>`,
      ),
      section(
        'Was uns wichtig ist',
        '<p>Sicherheit vor Gipfel, Qualität vor Menge, Anreise mit der Bahn vor Parkplatz. Unsere Guides sind fest angestellt oder seit Jahren Partner und werden fair bezahlt.</p>',
      ),
    ],
    children: [
      {
        slug: 'philosophie',
        title: 'Philosophie',
        metaDescription: 'Wie wir Touren planen, Gruppen führen und Verantwortung teilen.',
        blocks: [
          headerImage('dome-dusk'),
          subtitle('Warum wir umkehren können'),
          section(
            'Der Weg gehört dazu',
            '<p>Ein Gipfel ist ein schönes Ziel, aber kein Grund. Wir planen jede Tour so, dass sie auch ohne Gipfel ein guter Tag ist.</p>',
          ),
          section(
            'Offen reden',
            '<p>Wir sagen, was wir sehen und wie wir entscheiden. Du darfst jederzeit nachfragen, und du darfst jederzeit Nein sagen.</p>',
          ),
        ],
      },
      {
        slug: 'sicherheit',
        title: 'Sicherheit',
        metaDescription: 'Ausbildung, Gruppengrössen, Material und Notfallplan bei Firn.',
        blocks: [
          headerImage('storm-wall'),
          subtitle('Was wir tun, damit alle heimkommen'),
          section(
            'Ausbildung',
            '<p>Unsere Bergführerinnen und Bergführer haben den eidgenössischen Fachausweis und bilden sich jedes Jahr weiter, in Lawinenkunde ebenso wie in Erster Hilfe.</p>',
          ),
          section(
            'Gruppengrösse',
            '<ul><li>Gletscherwanderung: bis acht Gäste je Guide</li><li>Hochtour Basis: bis sechs</li><li>Hochtour Aufbau: zwei bis vier</li><li>Anspruchsvolle Grate: ein bis zwei</li></ul>',
          ),
          section(
            'Notfall',
            '<p>Jede Gruppe hat Funk oder Satellitengerät, Rettungsmaterial und einen hinterlegten Zeitplan. Das Büro ist erreichbar, bis die letzte Gruppe zurück ist.</p>',
          ),
        ],
      },
    ],
  },
  {
    slug: 'team',
    title: 'Team',
    metaDescription: 'Bergführerinnen, Wanderleiter und Kletterlehrer von Firn.',
    blocks: [
      headerImage('horn-noon'),
      subtitle('Die Menschen, die mit dir gehen'),
      section(
        'Vierzehn Leute, vier Sprachen',
        '<p>Unsere Guides kommen aus dem Wallis, aus Graubünden, dem Berner Oberland, der Zentralschweiz, der Romandie und dem Tessin. Alle haben denselben Anspruch: Du sollst sicher unterwegs sein und etwas mitnehmen.</p>',
      ),
    ],
  },
  {
    slug: 'kontakt',
    title: 'Kontakt',
    metaDescription: `Adresse, Telefon und Öffnungszeiten von Firn in ${COMPANY.town}.`,
    blocks: [
      headerImage('hills-noon'),
      subtitle('Ruf uns an, wir sind selbst am Berg gewesen'),
      section(`Büro ${COMPANY.town}`, `<p>${COMPANY_ADDRESS_HTML}</p>${COMPANY_CONTACT_HTML}`),
      section(
        'Öffnungszeiten',
        '<p>Montag bis Freitag, 08:30–12:00 und 13:30–17:30 Uhr. Von Mitte Dezember bis Mitte April auch am Samstag, 09:00–12:00 Uhr.</p>',
      ),
    ],
  },
];

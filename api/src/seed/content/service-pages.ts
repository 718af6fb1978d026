import { COMPANY, COMPANY_ADDRESS_HTML, COMPANY_CONTACT_HTML } from '../company.ts';
import { headerImage, section, subtitle } from './blocks.ts';
import type { PageSeed } from './types.ts';

export const SERVICE_PAGES: readonly PageSeed[] = [
  {
    slug: 'gut-zu-wissen',
    title: 'Gut zu wissen',
    metaDescription: 'Praktisches zur Vorbereitung auf deine Tour.',
    blocks: [
      headerImage('hills-autumn'),
      subtitle('Material, Versicherung und Gutscheine'),
      section(
        'Vor der Tour',
        '<p>Eine Woche vor dem Start bekommst du die letzten Informationen mit Treffpunkt, Gruppenliste und Wetteraussichten.</p>',
      ),
    ],
    children: [
      {
        slug: 'material-verleih',
        title: 'Material-Verleih',
        metaDescription: 'Mietpreise für LVS, Schneeschuhe, Steigeisen und mehr.',
        blocks: [
          headerImage('snow-hut'),
          subtitle('Was du nicht hast, haben wir'),
          section(
            'Preise je Tag',
            '<ul><li>LVS, Schaufel und Sonde: CHF 25.–</li><li>Schneeschuhe mit Stöcken: CHF 20.–</li><li>Steigeisen: CHF 15.–</li><li>Pickel, Klettergurt oder Helm: je CHF 8.–</li><li>Klettersteigset mit Gurt und Helm: CHF 25.–</li></ul>',
          ),
          section(
            'Abholen',
            '<p>Das Material liegt am Treffpunkt bereit und wird am Ende der Tour wieder abgegeben. Bestellen kannst du es telefonisch bis drei Tage vorher.</p>',
          ),
        ],
      },
      {
        slug: 'versicherung',
        title: 'Versicherung',
        metaDescription: 'Unfall, Rettung und Annullierung.',
        blocks: [
          headerImage('storm-wall'),
          subtitle('Was gedeckt sein muss'),
          section(
            'Deine Sache',
            '<p>Unfallversicherung und Rettungskosten sind Sache der Teilnehmenden. Wir empfehlen eine Gönnerschaft bei der Rega und eine Annullierungskosten-Versicherung.</p>',
          ),
          section(
            'Unsere Sache',
            '<p>Unsere Guides und die Firma haben eine Berufshaftpflichtversicherung gemäss Risikoaktivitätengesetz.</p>',
          ),
        ],
      },
      {
        slug: 'gutscheine',
        title: 'Gutscheine',
        metaDescription: 'Gutscheine von Firn ab CHF 20.–.',
        blocks: [
          headerImage('dome-dusk'),
          subtitle('Schenk einen Tag am Berg'),
          section(
            'So geht es',
            "<p>Gutscheine gibt es über jeden Betrag von CHF 20.– bis CHF 5'000.–. Sie sind fünf Jahre gültig und können in Teilen eingelöst werden. Bestell sie per E-Mail oder Telefon, wir schicken dir einen Gutschein mit Bild und deinem Text.</p>",
          ),
        ],
      },
    ],
  },
];

export const LEGAL_PAGES: readonly PageSeed[] = [
  {
    slug: 'agb',
    title: 'Allgemeine Geschäftsbedingungen',
    metaDescription: 'Anmeldung, Zahlung, Annullierung und Haftung.',
    blocks: [
      headerImage('wall-dawn'),
      subtitle('Stand 1. Oktober 2026'),
      section(
        '1. Anmeldung',
        '<p>Mit der Buchung kommt ein verbindlicher Vertrag zustande. Du erhältst sofort eine Bestätigung per E-Mail. Die Anzahl Plätze ist beschränkt; ist eine Tour ausgebucht, führen wir eine Warteliste.</p>',
      ),
      section(
        '2. Preise und Zahlung',
        '<p>Alle Preise verstehen sich pro Person in Schweizer Franken inklusive Mehrwertsteuer. Mitglieder des SAC erhalten 10 % Rabatt auf die Anteile Tour und Ausbildung. Rechnungen sind innert 30 Tagen zahlbar, spätestens 14 Tage vor Beginn.</p>',
      ),
      section(
        '3. Annullierung durch dich',
        '<p>Was eine Abmeldung kostet, hängt davon ab, wie viele Tage vor Beginn sie bei uns eintrifft. Die Stufen stehen vor dem Buchen neben dem Preis und danach bei deiner Buchung. Es gelten jene, die am Tag deiner Buchung galten.</p><p>Bis zum Anmeldeschluss kannst du kostenlos eine Ersatzperson stellen, welche die Anforderungen erfüllt.</p>',
      ),
      section(
        '4. Absage durch uns',
        '<p>Wird die Mindestteilnehmerzahl nicht erreicht oder lassen Wetter und Verhältnisse die Tour nicht zu, erhältst du den ganzen Betrag zurück, wahlweise als Auszahlung, Gutschein oder Umbuchung. Du entscheidest innert 14 Tagen.</p>',
      ),
      section(
        '5. Programmänderung',
        '<p>Der Guide kann das Programm ändern, wenn die Sicherheit es verlangt. Ein Anspruch auf Rückerstattung entsteht daraus nicht, solange eine gleichwertige Tour durchgeführt wird.</p>',
      ),
      section(
        '6. Versicherung und Haftung',
        '<p>Die Unfallversicherung ist Sache der Teilnehmenden. Wir haften im Rahmen des Bundesgesetzes über Pauschalreisen und des Risikoaktivitätengesetzes.</p>',
      ),
      section('7. Gerichtsstand', `<p>Es gilt Schweizer Recht. Gerichtsstand ist ${COMPANY.town} BE.</p>`),
    ],
  },
  {
    slug: 'impressum',
    title: 'Impressum',
    metaDescription: 'Angaben zur Firma.',
    blocks: [
      headerImage('hills-noon'),
      subtitle('Wer für diese Seite verantwortlich ist'),
      section('Betreiberin', `<p>${COMPANY_ADDRESS_HTML}<br>UID CHE-000.000.000 MWST</p>`),
      section('Kontakt', COMPANY_CONTACT_HTML),
      section('Bilder', '<p>Alle Bilder dieser Seite sind gezeichnet, nicht fotografiert.</p>'),
    ],
  },
  {
    slug: 'datenschutzerklarung',
    title: 'Datenschutzerklärung',
    metaDescription: 'Wie Firn mit Personendaten umgeht, nach dem revidierten Datenschutzgesetz.',
    blocks: [
      headerImage('forest-winter'),
      subtitle('Was wir über dich wissen und warum'),
      section(
        'Welche Daten wir bearbeiten',
        '<p>Für eine Buchung brauchen wir Name, Adresse, Geburtsdatum, Telefon und eine Notfallnummer. Allergien gibst du nur an, wenn die Küche oder der Guide davon wissen muss.</p>',
      ),
      section(
        'Wer sie sieht',
        '<p>Das Büro und die Guides deiner Tour. Guides sehen die Angaben bis 30 Tage nach dem Ende der Tour.</p>',
      ),
      section(
        'Wie lange wir sie behalten',
        '<p>Gesundheitsdaten und Notfallkontakte löschen wir 90 Tage nach der Tour. Rechnungen bewahren wir zehn Jahre auf, weil das Gesetz es verlangt.</p>',
      ),
      section(
        'Cookies und Statistik',
        '<p>Ohne deine Zustimmung laden wir keine Dienste von Dritten. Ablehnen ist so einfach wie Zustimmen, und du kannst deine Wahl im Fuss der Seite jederzeit ändern.</p>',
      ),
      section(
        'Deine Rechte',
        `<p>Du kannst jederzeit Auskunft, Berichtigung oder Löschung verlangen: ${COMPANY.email}.</p>`,
      ),
    ],
  },
];

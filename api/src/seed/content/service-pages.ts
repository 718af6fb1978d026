import { COMPANY, COMPANY_ADDRESS_HTML, COMPANY_CONTACT_HTML } from '../company.ts';
import type { PageSeed } from './types.ts';

export const SERVICE_PAGES: readonly PageSeed[] = [
  {
    slug: 'gut-zu-wissen',
    title: 'Gut zu wissen',
    subtitle: 'Material, Versicherung und Gutscheine',
    image: 'hills-autumn',
    metaDescription: 'Praktisches zur Vorbereitung auf deine Tour.',
    sections: [
      {
        heading: 'Vor der Tour',
        html: '<p>Eine Woche vor dem Start bekommst du die letzten Informationen mit Treffpunkt, Gruppenliste und Wetteraussichten.</p>',
      },
    ],
    children: [
      {
        slug: 'material-verleih',
        title: 'Material-Verleih',
        subtitle: 'Was du nicht hast, haben wir',
        image: 'snow-hut',
        metaDescription: 'Mietpreise für LVS, Schneeschuhe, Steigeisen und mehr.',
        sections: [
          {
            heading: 'Preise je Tag',
            html: '<ul><li>LVS, Schaufel und Sonde: CHF 25.–</li><li>Schneeschuhe mit Stöcken: CHF 20.–</li><li>Steigeisen: CHF 15.–</li><li>Pickel, Klettergurt oder Helm: je CHF 8.–</li><li>Klettersteigset mit Gurt und Helm: CHF 25.–</li></ul>',
          },
          {
            heading: 'Abholen',
            html: '<p>Das Material liegt am Treffpunkt bereit und wird am Ende der Tour wieder abgegeben. Bestellen kannst du es telefonisch bis drei Tage vorher.</p>',
          },
        ],
      },
      {
        slug: 'versicherung',
        title: 'Versicherung',
        subtitle: 'Was gedeckt sein muss',
        image: 'storm-wall',
        metaDescription: 'Unfall, Rettung und Annullierung.',
        sections: [
          {
            heading: 'Deine Sache',
            html: '<p>Unfallversicherung und Rettungskosten sind Sache der Teilnehmenden. Wir empfehlen eine Gönnerschaft bei der Rega und eine Annullierungskosten-Versicherung.</p>',
          },
          {
            heading: 'Unsere Sache',
            html: '<p>Unsere Guides und die Firma haben eine Berufshaftpflichtversicherung gemäss Risikoaktivitätengesetz.</p>',
          },
        ],
      },
      {
        slug: 'gutscheine',
        title: 'Gutscheine',
        subtitle: 'Schenk einen Tag am Berg',
        image: 'dome-dusk',
        metaDescription: 'Gutscheine von Firn ab CHF 20.–.',
        sections: [
          {
            heading: 'So geht es',
            html: "<p>Gutscheine gibt es über jeden Betrag von CHF 20.– bis CHF 5'000.–. Sie sind fünf Jahre gültig und können in Teilen eingelöst werden. Bestell sie per E-Mail oder Telefon, wir schicken dir einen Gutschein mit Bild und deinem Text.</p>",
          },
        ],
      },
    ],
  },
];

export const LEGAL_PAGES: readonly PageSeed[] = [
  {
    slug: 'agb',
    title: 'Allgemeine Geschäftsbedingungen',
    subtitle: 'Stand 1. Oktober 2026',
    image: 'wall-dawn',
    metaDescription: 'Anmeldung, Zahlung, Annullierung und Haftung.',
    sections: [
      {
        heading: '1. Anmeldung',
        html: '<p>Mit der Buchung kommt ein verbindlicher Vertrag zustande. Du erhältst sofort eine Bestätigung per E-Mail. Die Anzahl Plätze ist beschränkt; ist eine Tour ausgebucht, führen wir eine Warteliste.</p>',
      },
      {
        heading: '2. Preise und Zahlung',
        html: '<p>Alle Preise verstehen sich pro Person in Schweizer Franken inklusive Mehrwertsteuer. Mitglieder des SAC erhalten 10 % Rabatt auf die Anteile Tour und Ausbildung. Rechnungen sind innert 30 Tagen zahlbar, spätestens 14 Tage vor Beginn.</p>',
      },
      {
        heading: '3. Annullierung durch dich',
        html: '<p>Was eine Abmeldung kostet, hängt davon ab, wie viele Tage vor Beginn sie bei uns eintrifft. Die Stufen stehen vor dem Buchen neben dem Preis und danach bei deiner Buchung. Es gelten jene, die am Tag deiner Buchung galten.</p><p>Bis zum Anmeldeschluss kannst du kostenlos eine Ersatzperson stellen, welche die Anforderungen erfüllt.</p>',
      },
      {
        heading: '4. Absage durch uns',
        html: '<p>Wird die Mindestteilnehmerzahl nicht erreicht oder lassen Wetter und Verhältnisse die Tour nicht zu, erhältst du den ganzen Betrag zurück, wahlweise als Auszahlung, Gutschein oder Umbuchung. Du entscheidest innert 14 Tagen.</p>',
      },
      {
        heading: '5. Programmänderung',
        html: '<p>Der Guide kann das Programm ändern, wenn die Sicherheit es verlangt. Ein Anspruch auf Rückerstattung entsteht daraus nicht, solange eine gleichwertige Tour durchgeführt wird.</p>',
      },
      {
        heading: '6. Versicherung und Haftung',
        html: '<p>Die Unfallversicherung ist Sache der Teilnehmenden. Wir haften im Rahmen des Bundesgesetzes über Pauschalreisen und des Risikoaktivitätengesetzes.</p>',
      },
      {
        heading: '7. Gerichtsstand',
        html: `<p>Es gilt Schweizer Recht. Gerichtsstand ist ${COMPANY.town} BE.</p>`,
      },
    ],
  },
  {
    slug: 'impressum',
    title: 'Impressum',
    subtitle: 'Wer für diese Seite verantwortlich ist',
    image: 'hills-noon',
    metaDescription: 'Angaben zur Firma.',
    sections: [
      {
        heading: 'Betreiberin',
        html: `<p>${COMPANY_ADDRESS_HTML}<br>UID CHE-000.000.000 MWST</p>`,
      },
      { heading: 'Kontakt', html: COMPANY_CONTACT_HTML },
      { heading: 'Bilder', html: '<p>Alle Bilder dieser Seite sind gezeichnet, nicht fotografiert.</p>' },
    ],
  },
  {
    slug: 'datenschutzerklarung',
    title: 'Datenschutzerklärung',
    subtitle: 'Was wir über dich wissen und warum',
    image: 'forest-winter',
    metaDescription: 'Wie Firn mit Personendaten umgeht, nach dem revidierten Datenschutzgesetz.',
    sections: [
      {
        heading: 'Welche Daten wir bearbeiten',
        html: '<p>Für eine Buchung brauchen wir Name, Adresse, Geburtsdatum, Telefon und eine Notfallnummer. Allergien gibst du nur an, wenn die Küche oder der Guide davon wissen muss.</p>',
      },
      {
        heading: 'Wer sie sieht',
        html: '<p>Das Büro und die Guides deiner Tour. Guides sehen die Angaben bis 30 Tage nach dem Ende der Tour.</p>',
      },
      {
        heading: 'Wie lange wir sie behalten',
        html: '<p>Gesundheitsdaten und Notfallkontakte löschen wir 90 Tage nach der Tour. Rechnungen bewahren wir zehn Jahre auf, weil das Gesetz es verlangt.</p>',
      },
      {
        heading: 'Cookies und Statistik',
        html: '<p>Ohne deine Zustimmung laden wir keine Dienste von Dritten. Ablehnen ist so einfach wie Zustimmen, und du kannst deine Wahl im Fuss der Seite jederzeit ändern.</p>',
      },
      {
        heading: 'Deine Rechte',
        html: `<p>Du kannst jederzeit Auskunft, Berichtigung oder Löschung verlangen: ${COMPANY.email}.</p>`,
      },
    ],
  },
];

import { DECISION_DAYS } from '@firn/shared-contracts/domain';
import { COMPANY, COMPANY_ADDRESS_HTML, COMPANY_CONTACT_HTML, COMPANY_MONEY } from '../company.ts';
import { headerImage, list, pageLink, priceTable, section, subtitle, text } from './blocks.ts';
import { cancellationRows, inWords, TERMS } from './facts.ts';
import type { PageSeed } from './types.ts';

const TERMS_AND_CONDITIONS: PageSeed = {
  slug: 'agb',
  title: 'Allgemeine Geschäftsbedingungen',
  metaDescription:
    'Die Bedingungen von Firn in verständlichen Sätzen: Anmeldung, Preise und Zahlung, Annullierung mit Kostentabelle, Absage, Versicherung und Haftung.',
  blocks: [
    headerImage('wall-dawn'),
    subtitle('Was gilt, wenn du mit uns gehst'),
    text(
      section(
        '1. Anmeldung',
        'Mit der Buchung kommt ein verbindlicher Vertrag zustande, und du erhältst eine Bestätigung per E-Mail. Ist eine Tour nur auf Anfrage zu haben, gilt das erst mit unserer Zusage. Die Anzahl Plätze ist beschränkt; ist ein Termin ausgebucht, führen wir eine Warteliste.',
        'Wer unter 18 ist, braucht das Einverständnis der gesetzlichen Vertretung. Die Anforderungen der Ausschreibung sind Teil des Vertrags: Bitte schätz dich ehrlich ein.',
      ),
      section(
        '2. Preise und Zahlung',
        `Alle Preise verstehen sich pro Person in Schweizer Franken, inklusive Mehrwertsteuer. Mitglieder des SAC erhalten ${TERMS.sacDiscountPercent} % Rabatt auf die Anteile Tour und Ausbildung. Was zum Preis gehört, steht in der Ausschreibung; Anreise und Bergbahnen gehören nicht dazu.`,
        `Rechnungen sind innert ${TERMS.paymentTermDays} Tagen zahlbar, spätestens ${TERMS.dueBeforeStartDays} Tage vor Beginn. Bei einer kurzfristigen Buchung bleiben mindestens ${TERMS.shortestTermDays} Tage.`,
      ),
      section(
        '3. Annullierung durch dich',
        'Was eine Annullierung kostet, hängt davon ab, wie viele Tage vor Beginn sie bei uns eintrifft. Es zählt der Tag, an dem wir sie erhalten. Die Kosten fallen für jede Person an, die nicht mehr teilnimmt, und sind nie höher als ihr Preis. Wer früher absagt, bezahlt nie mehr, als wer später absagt. Es gelten die Stufen, die am Tag deiner Buchung galten; sie stehen vor dem Buchen neben dem Preis und danach bei deiner Buchung.',
      ),
    ),
    priceTable('Touren und Kurse mit mehreren Tagen', cancellationRows('with_nights')),
    priceTable('Tagestouren und Tageskurse', cancellationRows('day_tour')),
    text(
      '<p>Bis zum Anmeldeschluss kannst du kostenlos eine Ersatzperson stellen, welche die Anforderungen erfüllt, oder auf einen anderen Termin derselben Tour wechseln, solange dort Plätze frei sind.</p>',
      section(
        '4. Absage durch uns',
        `Wird die Mindestzahl nicht erreicht, sagen wir spätestens ${inWords(DECISION_DAYS.severalDays)} Tage vor Beginn ab, bei Tagestouren ${inWords(DECISION_DAYS.oneDay)} Tage vorher. Lassen Wetter oder Verhältnisse eine Tour nicht zu, kann das auch am Tag selbst sein.`,
        'Du erhältst den ganzen Betrag zurück und wählst innert 14 Tagen: Auszahlung, Gutschein oder Umbuchung.',
      ),
      section(
        '5. Programmänderung',
        'Der Guide kann das Programm ändern, wenn die Sicherheit es verlangt. Ein Anspruch auf Rückerstattung entsteht daraus nicht, solange eine gleichwertige Tour stattfindet. Wer die Gruppe gefährdet, kann ausgeschlossen werden.',
      ),
      section(
        '6. Mietmaterial',
        'Gemietetes Material bleibt unser Eigentum. Für Verlust und für Schäden, die nicht vom normalen Gebrauch kommen, stellen wir den Zeitwert in Rechnung.',
      ),
      section(
        '7. Gutscheine',
        `Gutscheine sind ${inWords(TERMS.voucherYears)} Jahre gültig und in Teilen einlösbar. Ein Gutschein ist ein Zahlungsmittel; ausbezahlt wird er nicht.`,
      ),
      section(
        '8. Versicherung und Haftung',
        `Die Unfallversicherung ist Sache der Teilnehmenden. Wir haften im Rahmen des Bundesgesetzes über Pauschalreisen und des Risikoaktivitätengesetzes. Mehr dazu unter ${pageLink('Versicherung', 'gut-zu-wissen/versicherung')}.`,
      ),
      section(
        '9. Daten',
        `Wie wir mit deinen Angaben umgehen, steht in der ${pageLink('Datenschutzerklärung', 'datenschutzerklarung')}.`,
      ),
      section(
        '10. Recht und Gerichtsstand',
        `Es gilt Schweizer Recht. Gerichtsstand ist ${COMPANY.town} BE; zwingende Gerichtsstände bleiben vorbehalten. Stand: 1. Oktober 2026.`,
      ),
    ),
  ],
};

const IMPRINT: PageSeed = {
  slug: 'impressum',
  title: 'Impressum',
  metaDescription: `Wer diese Website betreibt: ${COMPANY.name}, ${COMPANY.town}, mit Adresse, Kontakt, Mehrwertsteuernummer und Angaben zu Bildern und Inhalten.`,
  blocks: [
    headerImage('hills-noon'),
    subtitle('Wer für diese Seite verantwortlich ist'),
    text(
      section(
        'Betreiberin',
        `<p>${COMPANY_ADDRESS_HTML}<br>${COMPANY_MONEY.vatNumber}</p>`,
        COMPANY_CONTACT_HTML,
      ),
      section(
        'Bilder',
        'Alle Bilder dieser Seite sind gezeichnet, nicht fotografiert. Die Namen der Berge und Orte sind echt, die Firma ist es nicht.',
      ),
      section(
        'Inhalte',
        'Wir halten Texte, Preise und Termine aktuell. Verbindlich ist, was bei deiner Buchung steht. Für Seiten, auf die wir verweisen, sind jene verantwortlich, die sie betreiben.',
      ),
      section(
        'Karten',
        'Die Orte auf den Karten sind auf wenige hundert Meter genau. Zum Navigieren im Gelände nimm bitte die Landeskarte.',
      ),
    ),
  ],
};

const PRIVACY: PageSeed = {
  slug: 'datenschutzerklarung',
  title: 'Datenschutzerklärung',
  metaDescription:
    'Welche Daten Firn für eine Tour braucht, wer sie sieht, wie lange wir sie behalten und wie du sie jederzeit bekommst, berichtigst oder löschst.',
  blocks: [
    headerImage('forest-winter'),
    subtitle('Was wir über dich wissen und warum'),
    text(
      section(
        'Verantwortlich',
        `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.town}. Wir bearbeiten Personendaten nach dem Schweizer Datenschutzgesetz.`,
      ),
      section(
        'Welche Daten wir bearbeiten',
        'Für eine Buchung brauchen wir Name, Adresse, Geburtsdatum, E-Mail und Telefon, dazu eine Person, die wir im Notfall anrufen. Allergien gibst du an, wenn Küche oder Guide davon wissen müssen. Für Mietmaterial fragen wir nach Grösse und Gewicht.',
      ),
      section(
        'Wer sie sieht',
        'Das Büro und die Guides deiner Tour. Guides sehen die Angaben bis 30 Tage nach dem Ende der Tour. Die Hütte erfährt, wie viele kommen und was jemand nicht essen darf, aber keine Namen.',
      ),
      section(
        'Wie lange wir sie behalten',
        list(
          'Allergien, Essgewohnheiten und Notfallkontakte: bis 90 Tage nach der Tour',
          'Woher eine Buchung ohne Konto kam (gekürzte Netzadresse): 30 Tage',
          'Inhalt von E-Mails und SMS: ein Jahr',
          'Protokoll der Änderungen: 24 Monate, ohne persönliche Angaben',
          'Angaben von Gästen, die drei Jahre nicht mehr mit uns unterwegs waren: danach anonym',
          'Rechnungen: zehn Jahre, weil das Obligationenrecht es verlangt',
        ),
      ),
      section(
        'Newsletter und Rückmeldungen',
        'Den Newsletter bekommst du erst, wenn du die Anmeldung bestätigt hast, und jeder lässt sich mit einem Klick abbestellen. Deine Worte zu einer Tour zeigen wir nur, wenn du zustimmst, und nur mit dem Vornamen.',
      ),
      section(
        'Cookies und Statistik',
        'Ohne deine Zustimmung laden wir keine Dienste von Dritten, auch keine Schriften und keine Videos. Ablehnen ist so einfach wie Zustimmen, und du kannst deine Wahl im Fuss der Seite jederzeit ändern.',
      ),
      section(
        'Deine Rechte',
        `In deinem Profil lädst du alles herunter, was wir über dich wissen, und löschst dein Konto. Ohne Konto verlangst du Auskunft, Berichtigung oder Löschung unter ${COMPANY.email}. Bist du nicht einverstanden, kannst du dich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten wenden.`,
      ),
    ),
  ],
};

export const LEGAL_PAGES: readonly PageSeed[] = [TERMS_AND_CONDITIONS, IMPRINT, PRIVACY];

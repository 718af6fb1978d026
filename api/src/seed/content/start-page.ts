import {
  action,
  columns,
  headerImage,
  newsletter,
  offers,
  pageLink,
  quote,
  section,
  subtitle,
  team,
  text,
  toAddress,
} from './blocks.ts';
import { emailOf, guestsPerGuide, inWords, VOUCHER_RANGE } from './facts.ts';
import type { PageSeed } from './types.ts';

const onGlacier = guestsPerGuide(({ kind }) => kind === 'highTour' || kind === 'glacierCourse');
const onRidges = guestsPerGuide(({ kind, level }) => kind === 'highTour' && level === 'Fortgeschritten');

export const START_PAGE: PageSeed = {
  slug: 'startseite',
  title: 'Firn',
  metaDescription:
    'Firn führt dich auf Hochtouren, Skitouren und Klettersteige in den Schweizer Alpen und bildet dich aus: vom Lawinenkurs bis zum Hochtourenkurs.',
  metaKeywords: 'Bergführer, Hochtouren, Skitouren, Lawinenkurs, Klettern, Schweiz',
  blocks: [
    headerImage('home'),
    subtitle('Mit uns auf den Berg. Von der ersten Gletscherwanderung bis zum Hörnligrat.'),
    columns(
      [
        text(
          section(
            'Kleine Gruppen, grosse Tage',
            `Auf dem Gletscher gehen höchstens ${inWords(onGlacier)} Gäste mit einem Guide, auf den anspruchsvollen Graten höchstens ${inWords(onRidges)}. Am Matterhorn bist du mit deinem Bergführer allein.`,
            `So bleibt Zeit: für den Knoten, der noch nicht sitzt, und für den Kaffee, bevor die Stirnlampen angehen. ${pageLink('Über uns', 'uber-uns')}`,
          ),
        ),
      ],
      [
        text(
          section(
            'Lernen, um selbst zu gehen',
            'In unseren Kursen triffst du die Entscheidungen: Wie steht es um den Schnee? Wo liegt die Spalte? Wann kehren wir um? Das Ziel ist, dass du uns eines Tages nicht mehr brauchst.',
            pageLink('Vom Lawinenkurs bis zur Spaltenrettung', 'kurse'),
          ),
        ),
      ],
    ),
    columns(
      [
        text(
          section(
            'Mit dem Zug an den Berg',
            'Fast alle Treffpunkte liegen an einem Bahnhof, und die Zeiten passen zum Fahrplan. Wer mit der Bahn kommt, kann auf der Rückfahrt schlafen.',
            pageLink('Alle Treffpunkte auf der Karte', 'gut-zu-wissen/treffpunkte'),
          ),
        ),
      ],
      [
        text(
          section(
            'Umkehren gehört dazu',
            'Wir sagen, was wir sehen und wie wir entscheiden. Stimmen die Verhältnisse nicht, gehen wir anderswohin. Stimmen sie nirgends, gehen wir nicht.',
            pageLink('Wie wir mit Risiko umgehen', 'uber-uns/sicherheit'),
          ),
        ),
      ],
    ),
    offers('Womit viele beginnen', '101', '202', '601'),
    quote(
      'Ein grosser Tag. Ruhige Führung, klare Ansagen, und am Gipfel genug Zeit zum Schauen.',
      'Aus einer Rückmeldung zum Allalinhorn',
    ),
    team('Wer dich führt', ['Beat', 'Ursina', 'Andrin', 'Nina'].map(emailOf)),
    action(
      'Schenk einen Tag am Berg',
      `Ein Gutschein von ${VOUCHER_RANGE.least} bis ${VOUCHER_RANGE.most}, mit Bild und deinen Worten. Er kommt als PDF, sofort oder an dem Tag, den du wählst.`,
      toAddress('Gutschein bestellen', '/gutschein'),
      'strong',
    ),
    newsletter(
      'Etwa einmal im Monat ein Brief',
      'Wenn das neue Programm da ist, wenn der Schnee gut wird und wenn irgendwo noch ein Platz frei ist. Abbestellen kannst du sie mit einem Klick.',
    ),
  ],
};

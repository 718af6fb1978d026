import type { GuideLevel, Salutation } from '@firn/shared-contracts/domain';

export interface GuideSeed {
  readonly email: string;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly postalCode: string;
  readonly birthday: string;
  readonly level: GuideLevel;
  readonly partner?: boolean;
  readonly spontaneous: boolean;
  readonly tours: boolean;
  readonly presented: boolean;
  readonly portrait: string;
}

/** The demo accounts among the guides (docs/interface.md#demo-accounts). */
export const DEMO_GUIDE = 'guide@firn.example';
export const DEMO_GUIDE_BASIC = 'guide-basic@firn.example';
export const DEMO_PARTNER = 'partner@firn.example';
export const DEMO_PARTNER_BASIC = 'partner-basic@firn.example';

const team = { spontaneous: true, tours: true, presented: true } as const;

export const GUIDES: readonly GuideSeed[] = [
  {
    ...team,
    email: DEMO_GUIDE,
    salutation: 'Herr',
    firstName: 'Andrin',
    lastName: 'Caduff',
    city: 'Ilanz',
    postalCode: '7130',
    birthday: '1984-03-12',
    level: 'guide5',
    portrait:
      'Andrin ist in der Surselva aufgewachsen und seit 2012 Bergführer. Im Winter findest du ihn am liebsten dort, wo noch niemand gespurt hat, im Sommer im Granit. Er spricht Rumantsch, Deutsch und Italienisch und kocht auf jeder Hütte den Kaffee selbst.',
  },
  {
    email: DEMO_GUIDE_BASIC,
    spontaneous: false,
    tours: false,
    presented: true,
    salutation: 'Frau',
    firstName: 'Seraina',
    lastName: 'Bühler',
    city: 'Meiringen',
    postalCode: '3860',
    birthday: '1996-08-24',
    level: 'aspirant3',
    portrait:
      'Seraina ist Aspirantin im letzten Jahr der Ausbildung. Sie hat Geologie studiert und erklärt dir auf dem Gletscher, warum die Spalte genau hier ist.',
  },
  {
    email: DEMO_PARTNER,
    partner: true,
    ...team,
    salutation: 'Herr',
    firstName: 'Jean-Luc',
    lastName: 'Favre',
    city: 'Evolène',
    postalCode: '1983',
    birthday: '1979-11-02',
    level: 'partner',
    portrait:
      'Jean-Luc führt im Val d’Hérens seine eigene Bergschule und ist unser Partner für die Haute Route. Er kennt jeden Durchschlupf zwischen Arolla und Zermatt.',
  },
  {
    ...team,
    email: 'ursina.camenisch@firn.example',
    salutation: 'Frau',
    firstName: 'Ursina',
    lastName: 'Camenisch',
    city: 'Davos Platz',
    postalCode: '7270',
    birthday: '1987-01-19',
    level: 'guide4',
    portrait:
      'Ursina arbeitete zehn Jahre in der Lawinenforschung und leitet unsere Lawinenkurse. Ihr Lieblingssatz lautet: «Was weisst du, und was vermutest du nur?»',
  },
  {
    ...team,
    email: 'beat.zurbriggen@firn.example',
    salutation: 'Herr',
    firstName: 'Beat',
    lastName: 'Zurbriggen',
    city: 'Saas-Fee',
    postalCode: '3906',
    birthday: '1971-06-05',
    level: 'guide6',
    portrait:
      'Beat stammt aus einer Saaser Bergführerfamilie in vierter Generation. Auf dem Allalinhorn war er über 400 Mal und findet es noch immer schön.',
  },
  {
    ...team,
    email: 'anna.vonallmen@firn.example',
    salutation: 'Frau',
    firstName: 'Anna',
    lastName: 'von Allmen',
    city: 'Lauterbrunnen',
    postalCode: '3822',
    birthday: '1990-04-30',
    level: 'guide3',
    portrait:
      'Anna führt im Berner Oberland und leitet die Frauentouren. Sie geht ein ruhiges Tempo und nimmt sich Zeit für Fragen, auch für die, die sich sonst niemand zu stellen traut.',
  },
  {
    ...team,
    email: 'luca.bernasconi@firn.example',
    salutation: 'Herr',
    firstName: 'Luca',
    lastName: 'Bernasconi',
    city: 'Bellinzona',
    postalCode: '6500',
    birthday: '1982-09-14',
    level: 'guide4',
    portrait:
      'Luca kommt aus dem Tessin und verbindet am liebsten gutes Essen mit guten Gipfeln. Er spricht Italienisch, Deutsch und Französisch.',
  },
  {
    ...team,
    email: 'reto.gisler@firn.example',
    salutation: 'Herr',
    firstName: 'Reto',
    lastName: 'Gisler',
    city: 'Andermatt',
    postalCode: '6490',
    birthday: '1978-12-08',
    level: 'guide5',
    portrait:
      'Reto wohnt in Andermatt und kennt jede Rinne am Gemsstock. Er ist Rettungschef im Urserental und leitet bei uns die Freeridetage.',
  },
  {
    ...team,
    email: 'celine.rochat@firn.example',
    salutation: 'Frau',
    firstName: 'Céline',
    lastName: 'Rochat',
    city: 'Château-d’Œx',
    postalCode: '1660',
    birthday: '1991-02-27',
    level: 'guide2',
    portrait:
      'Céline ist in der Westschweiz zu Hause und klettert dort, wo der Kalk am rauesten ist. Sie führt Hochtouren und Mehrseillängen auf Deutsch und Französisch.',
  },
  {
    ...team,
    email: 'nina.odermatt@firn.example',
    salutation: 'Frau',
    firstName: 'Nina',
    lastName: 'Odermatt',
    city: 'Engelberg',
    postalCode: '6390',
    birthday: '1988-07-16',
    level: 'hikingTeacher4',
    portrait:
      'Nina ist Wanderleiterin und Biologin. Auf ihren Touren lernst du, welche Spur der Hase macht und warum die Lärche ihre Nadeln verliert.',
  },
  {
    ...team,
    email: 'gian.pult@firn.example',
    salutation: 'Herr',
    firstName: 'Gian',
    lastName: 'Pult',
    city: 'Scuol',
    postalCode: '7550',
    birthday: '1968-10-21',
    level: 'hikingTeacher3',
    portrait:
      'Gian war Lehrer im Unterengadin und führt seit zwanzig Jahren Wanderungen und Schneeschuhtouren. Er erzählt Sagen auf Vallader und übersetzt sie erst, wenn alle gelacht haben.',
  },
  {
    ...team,
    email: 'marco.stettler@firn.example',
    salutation: 'Herr',
    firstName: 'Marco',
    lastName: 'Stettler',
    city: 'Thun',
    postalCode: '3600',
    birthday: '1993-05-09',
    level: 'hikingTeacher2',
    portrait:
      'Marco kam über den Orientierungslauf zum Wanderleiten. Mit ihm verlierst du nie den Weg und nur selten den Humor.',
  },
  {
    ...team,
    email: 'flavia.arnold@firn.example',
    salutation: 'Frau',
    firstName: 'Flavia',
    lastName: 'Arnold',
    city: 'Altdorf',
    postalCode: '6460',
    birthday: '1994-03-03',
    level: 'climbingTeacher3',
    portrait:
      'Flavia kletterte in der Nationalmannschaft und unterrichtet heute am liebsten Menschen, die glauben, sie hätten Höhenangst.',
  },
  {
    ...team,
    tours: false,
    email: 'david.kunz@firn.example',
    salutation: 'Herr',
    firstName: 'David',
    lastName: 'Kunz',
    city: 'Interlaken',
    postalCode: '3800',
    birthday: '1986-11-29',
    level: 'climbingTeacher4',
    portrait:
      'David ist Kletterlehrer und Routenbauer. Er hat im Berner Oberland mehr als hundert Routen eingerichtet und kennt für jede Kletterin den passenden Griff.',
  },
  {
    email: DEMO_PARTNER_BASIC,
    partner: true,
    spontaneous: false,
    tours: false,
    presented: false,
    salutation: 'Frau',
    firstName: 'Chantal',
    lastName: 'Métrailler',
    city: 'Verbier',
    postalCode: '1936',
    birthday: '1985-06-18',
    level: 'partner',
    portrait:
      'Chantal führt im Val de Bagnes und springt bei uns ein, wenn im Wallis eine Gruppe mehr unterwegs ist als gedacht.',
  },
];

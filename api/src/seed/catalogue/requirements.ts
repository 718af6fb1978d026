import type { LevelTitle, OfferKind } from './types.ts';

type ByLevel = Readonly<Record<LevelTitle, string>>;

const GLACIER: ByLevel = {
  Basis:
    'Vorkenntnisse brauchst du keine: Den Umgang mit Seil, Pickel und Steigeisen lernst du unterwegs. Du bist trittsicher auf Bergwanderwegen.',
  Aufbau: 'Du warst schon mit Steigeisen unterwegs, bist schwindelfrei und gehst sicher am kurzen Seil.',
  Fortgeschritten:
    'Du gehst mit Steigeisen sicher im Fels und im Firn bis 45 Grad, bist schwindelfrei und an die Höhe angepasst.',
};
const SKI: ByLevel = {
  Basis:
    'Du fährst auf der Piste sicher im Parallelschwung und hast Freude am Tiefschnee. Tourenerfahrung ist nicht nötig.',
  Aufbau: 'Du fährst in jedem Schnee kontrolliert ab und beherrschst die Spitzkehre.',
  Fortgeschritten:
    'Du fährst bei jedem Schnee sicher bis 35 Grad, beherrschst die Spitzkehre in steilem Gelände und gehst mit Steigeisen.',
};
const WALK: ByLevel = {
  Basis: 'Du bist gut zu Fuss und magst Wege, die auch einmal steil und steinig sind.',
  Aufbau: 'Du bist trittsicher und schwindelfrei, auch auf schmalen und ausgesetzten Pfaden.',
  Fortgeschritten: 'Du bewegst dich sicher in weglosem, steilem Gelände und brauchst die Hände ohne Mühe.',
};
const SNOW: ByLevel = {
  Basis: 'Du bist gut zu Fuss. Auf Schneeschuhen musst du noch nie gestanden sein.',
  Aufbau: 'Du warst schon mit Schneeschuhen unterwegs und magst einen Tag mit längeren Aufstiegen.',
  Fortgeschritten: 'Du gehst mit Schneeschuhen auch in Querungen sicher und hältst einen langen Tag durch.',
};
const ROCK: ByLevel = {
  Basis: 'Klettererfahrung brauchst du keine, nur Freude an der Bewegung.',
  Aufbau: 'Du kletterst im Nachstieg den angegebenen Grad und sicherst selbständig.',
  Fortgeschritten:
    'Du kletterst den angegebenen Grad sicher im Nachstieg, auch nach vielen Seillängen, und seilst selbständig ab.',
};
const LEARN: ByLevel = {
  Basis: 'Vorkenntnisse brauchst du keine.',
  Aufbau: 'Du hast einen Grundkurs besucht oder bringst vergleichbare Erfahrung mit.',
  Fortgeschritten: 'Du bist regelmässig selbständig unterwegs und willst Verantwortung übernehmen.',
};

/** What a guest must bring along, by kind and level. */
export const REQUIREMENTS: Readonly<Record<OfferKind, ByLevel>> = {
  highTour: GLACIER,
  glacierCourse: GLACIER,
  skiTour: SKI,
  skiHighTour: SKI,
  freeride: SKI,
  avalancheCourse: SKI,
  skiCourse: SKI,
  snowshoe: SNOW,
  hike: WALK,
  winterHike: { ...WALK, Basis: 'Du bist gut zu Fuss und gehst auch auf Schnee gerne.' },
  alpineHike: WALK,
  trek: WALK,
  crag: ROCK,
  multiPitch: ROCK,
  viaFerrata: {
    ...ROCK,
    Basis: 'Du bist trittsicher und einigermassen schwindelfrei. Klettersteige musst du keine kennen.',
  },
  rockCourse: ROCK,
  ice: { ...ROCK, Basis: 'Klettererfahrung hilft, ist aber nicht nötig. Kälte schreckt dich nicht ab.' },
  classroom: LEARN,
};

/** What the letters of the fitness scale mean. */
export const FITNESS: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', string>> = {
  A: 'Kondition A: bis 3 Stunden und 400 Höhenmeter.',
  B: 'Kondition B: 3 bis 5 Stunden und bis 800 Höhenmeter.',
  C: "Kondition C: 5 bis 7 Stunden und bis 1'200 Höhenmeter.",
  D: "Kondition D: 7 bis 9 Stunden und bis 1'600 Höhenmeter.",
  E: "Kondition E: über 9 Stunden oder mehr als 1'600 Höhenmeter.",
};

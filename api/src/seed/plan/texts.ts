import { EQUIPMENT } from '../catalogue/equipment.ts';
import { KINDS } from '../catalogue/kinds.ts';
import { MEETING_POINTS } from '../catalogue/places.ts';
import { FITNESS, REQUIREMENTS } from '../catalogue/requirements.ts';
import type { OfferSeed } from '../catalogue/types.ts';

const clock = (time: string) => time.replace(/^0/, '').replace(':', '.');
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${paragraph(line)}</li>`).join('')}</ul>`;

export interface OfferTexts {
  readonly programText: string;
  readonly meetingLink: string;
  readonly meetingText: string;
  readonly journeyText: string;
  readonly equipmentText: string;
  readonly servicesText: string;
  readonly requirementsText: string;
  readonly curriculum: string | null;
}

function services(offer: OfferSeed): string {
  const { overnight, food, abroad } = offer.price;
  const nights = offer.program.length - 1;
  const meal = offer.sleeping === 'Hotel' ? 'Frühstück' : 'Halbpension';
  return list([
    KINDS[offer.kind].leader,
    ...(overnight && nights > 0
      ? [
          `${nights === 1 ? 'Eine Übernachtung' : `${nights} Übernachtungen`} (${offer.sleeping})${food ? ` mit ${meal}` : ''}`,
        ]
      : []),
    ...(food && !(overnight && nights > 0) ? ['Verpflegung gemäss Programm'] : []),
    ...(abroad ? ['Führung auch auf der ausländischen Seite der Grenze'] : []),
    'Technisches Gruppenmaterial wie Seile und Rettungsmittel',
    'Nicht inbegriffen: Anreise, Bergbahnen, Getränke und persönliche Versicherung',
  ]);
}

/** The long texts of an offer, put together from its own parts and those of its kind. Formatted as the editor would write them. */
export function textsOf(offer: OfferSeed): OfferTexts {
  const { stop, journey } = MEETING_POINTS[offer.meeting];
  const place = stop.split(',')[0] ?? stop;
  const single = offer.program.length === 1;
  return {
    programText: offer.program
      .map((text, index) => `${single ? '' : `<h3>${index + 1}. Tag</h3>`}${paragraph(text)}`)
      .join(''),
    meetingLink: `https://www.sbb.ch/de?nach=${encodeURIComponent(place)}`,
    meetingText: `${clock(offer.meetingTime)} Uhr, ${stop}`,
    journeyText: `${journey} Wir treffen uns so, dass du mit dem öffentlichen Verkehr bequem anreisen kannst.`,
    equipmentText: list(EQUIPMENT[offer.kind]),
    servicesText: services(offer),
    requirementsText: [REQUIREMENTS[offer.kind][offer.level], FITNESS[offer.fitness], offer.requirements]
      .filter((text): text is string => Boolean(text))
      .map(paragraph)
      .join(''),
    curriculum: offer.curriculum ? list(offer.curriculum) : null,
  };
}

import type { PoiResponse } from '@firn/shared-contracts/api';

/** The event says where to be in these words of the office and its guides. */
export interface MeetingFacts {
  /** Text, or the HTML of a rich text field. */
  readonly meetingText?: string | null;
  readonly pois?: readonly PoiResponse[] | null;
}

interface MeetingPoint {
  /** One line; empty where nobody has said where to meet. */
  readonly text: string;
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** A text on one line: paragraphs and list entries end with a comma, tags go. */
export const oneLine = (text: string): string =>
  text
    .replace(/<\/(p|li|h\d)>\s*(?=<)|<br\s*\/?>|\n+/g, ', ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/(, ?)+/g, ', ')
    .replace(/^[,\s]+|[,\s]+$/g, '');

/** Where to be (docs/domain/events.md#meeting-point): the words, else the title of the place, and its coordinates. */
export function meetingPointOf({ meetingText, pois }: MeetingFacts): MeetingPoint {
  const place = pois?.find(({ kind }) => kind === 'meeting') ?? null;
  return {
    text: oneLine(meetingText ?? '') || (place?.title ?? ''),
    point: place && { latitude: place.latitude, longitude: place.longitude },
  };
}

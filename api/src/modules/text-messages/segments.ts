import { SegmentedMessage } from 'sms-segments-calculator';

/** More are refused (docs/domain/text-messages.md#words). */
export const MOST_SEGMENTS = 10;

export interface Segments {
  readonly segments: number;
  readonly encoding: 'GSM-7' | 'UCS-2';
}

/** What the network makes of a text (docs/domain/text-messages.md#words). */
export function segmentsOf(text: string): Segments {
  const { segmentsCount, encodingName } = new SegmentedMessage(text);
  return { segments: segmentsCount, encoding: encodingName };
}

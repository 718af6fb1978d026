import { SegmentedMessage } from 'sms-segments-calculator';

/** The most segments of an SMS; more are refused (docs/domain/text-messages.md#words). */
export const MOST_SEGMENTS = 10;

export interface Segments {
  readonly segments: number;
  readonly encoding: 'GSM-7' | 'UCS-2';
}

/** The segments and encoding in which the network sends a text (docs/domain/text-messages.md#words). */
export function segmentsOf(text: string): Segments {
  const { segmentsCount, encodingName } = new SegmentedMessage(text);
  return { segments: segmentsCount, encoding: encodingName };
}

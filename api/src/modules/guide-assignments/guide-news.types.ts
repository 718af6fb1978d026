import type { EventChangePreview, EventPatch } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import type { OutgoingMail } from '../outbox/index.ts';

/** A guide leads an event by now, or does no more; `unasked`: a question is taken back. */
export interface GuideChange {
  readonly kind: 'joined' | 'left' | 'unasked';
  readonly eventId: string;
  readonly guideId: string;
  /** Whether the office set the guide, who has not answered on the page. */
  readonly isSet: boolean;
  /** Mails to the guide. */
  readonly own: readonly OutgoingMail[];
  readonly origin: string;
  readonly at: Date;
}

/** Events know who relies on their guides, so what they tell of a change of guides is handed in. */
export interface GuideNews {
  readonly preview: (db: Db, change: GuideChange) => Promise<EventChangePreview>;
  /** @throws 409 `plan-changed`. */
  readonly follow: (
    tx: Tx,
    change: GuideChange,
    actor: Actor | null,
    sent: Pick<EventPatch, 'tell' | 'seal'>,
  ) => Promise<void>;
}

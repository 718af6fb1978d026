import type { Actor, Visitor } from '../../lib/principal.ts';
import type { ChangeFacts, ChangePlan } from './change-plan.ts';

/** What every request for a change says. */
export interface ChangeWords {
  readonly expectedTotal?: number;
  readonly expectedVersion?: number;
  readonly expectedEventVersion?: number;
  readonly reason?: string;
  readonly override?: boolean;
  readonly notify?: boolean;
}

/** Somebody asks for a change of a booking. */
export interface AskedChange {
  readonly bookingId: string;
  readonly visitor: Visitor;
  /** That of the booking, from the address. */
  readonly token: string | null;
  readonly actor: Actor | null;
  /** Where links in mails lead. */
  readonly origin: string;
  readonly words: ChangeWords;
  /** The event to change to. */
  readonly targetId?: string;
  /** Decides by facts alone. @throws Problem for what cannot be. */
  readonly plan: (facts: ChangeFacts) => ChangePlan;
}

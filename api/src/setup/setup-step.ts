import type { Tx } from '../db/client.ts';
import type { FirstNumberKind } from '../modules/bookings/index.ts';
import type { WriteContext } from '../records/index.ts';

export interface SetupPlan {
  /** Empty texts are for later. */
  readonly company: Readonly<Record<'name' | 'street' | 'postalCode' | 'city' | 'phone' | 'email', string>>;
  readonly sender: { readonly name: string; readonly address: string };
  /** A kind that is left out begins where every company does. */
  readonly firstNumbers: Partial<Readonly<Record<FirstNumberKind, number>>>;
  readonly admin: { readonly email: string; readonly firstName: string; readonly lastName: string };
  /** Whether lists and pages are filled, too. */
  readonly starter: boolean;
}

/** A step's transaction, without an actor: whoever runs the command has no account. */
export interface SetupContext extends WriteContext {
  readonly db: Tx;
  readonly plan: SetupPlan;
  /** Origin of the link of the invitation. */
  readonly origin: string;
}

export interface SetupStep {
  readonly name: string;
  /** Resolves to false where there was something already, which it has left alone. */
  run(context: SetupContext): Promise<boolean>;
}

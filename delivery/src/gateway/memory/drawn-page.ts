import type { HeadState } from '@firn/shared-contracts/shell';

/** A page as it may be sent. */
export interface DrawnPage {
  readonly html: string;
  readonly status: number;
  readonly robots: HeadState['robots'];
  /** Whether other pages of ours may show it in a frame. */
  readonly isFramed: boolean;
  readonly region: 'server' | 'browser';
  /** Names the address to which the remote sends the visitor instead. */
  readonly redirect: string | null;
  /** Nothing that the server draws was left out, and nothing in it is of this visitor alone. */
  readonly isWhole: boolean;
  /** Those of the answer for which it was drawn; they stand in the HTML. */
  readonly nonce: string;
  readonly beaconToken: string;
}

import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import type { Breach } from '../shared/refusal.ts';

/** The release under test. */
export interface Candidate {
  readonly remote: string;
  readonly version: string;
}

/** A page to open: its remote, and an address that leads to it. */
export interface Visit {
  readonly remote: string;
  readonly page: PageDeclaration;
  readonly address: string;
}

/** What a page view revealed. */
export interface Finding {
  readonly messages: readonly string[];
  /** Global variables the release left behind. */
  readonly globals: readonly string[];
}

/** What the shell's page has without any remote; only the rest is caused by the release, unless it is the shell. */
export interface Baseline {
  /** What an empty page has. */
  readonly browserGlobals: readonly string[];
  readonly globals: readonly string[];
  /** Texts of style elements. */
  readonly styles: readonly string[];
  /** How many copies of React DOM. */
  readonly reactCopies: number;
  readonly messages: readonly string[];
}

export interface VerificationReport extends Candidate {
  /** Ids of the opened pages, prefixed with the remote's name if it is another one. */
  readonly pages: readonly string[];
  readonly milliseconds: number;
  /** All of gate `verify`. */
  readonly breaches: readonly Breach[];
}

/**
 * Says what comes in the place of a value that is there. Names are made up by the name of before, addresses of mail by
 * that of before: who was one person in two tables still is.
 */
export type Way =
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'street'
  | 'postalCode'
  | 'city'
  /** The middle of the same year, so that ages stay. */
  | 'midYear'
  | 'token'
  | 'zeros'
  | 'blank'
  | 'null'
  | 'no'
  | 'emptyList'
  | 'recipient'
  | 'debtorOfQr';

/** `kept`: nothing in it is about a person; `emptied`: no row stays; else what stands in place of which column. */
export type TablePlan = 'kept' | 'emptied' | ColumnPlan;

export interface ColumnPlan {
  readonly changed: Readonly<Record<string, Way>>;
  /** Texts that are about nobody. */
  readonly kept: readonly string[];
}

import type { Violation } from '@firn/shared-contracts/shell';
import { createContext } from 'react';
import type { Outcome } from '../resource/outcome.ts';
import { isBelow } from './field-errors.ts';

/** What a form tells its fields of the server's complaints, and they of themselves. */
export interface FormComplaints {
  /** Declares a field that shows complaints; the answer ends it. */
  readonly claim: (name: string) => () => void;
  /** What the server held against the values that were sent. */
  readonly refusals: readonly Violation[];
  readonly sent: object;
  /** Whether a field that was left without a change stays silent until somebody tries to save. */
  readonly waitsForTyping: boolean;
}

const NONE: FormComplaints = { claim: () => () => undefined, refusals: [], sent: {}, waitsForTyping: false };

export const FormComplaintsContext = createContext<FormComplaints>(NONE);

/** Whether a field of this name shows a complaint about the path. */
export const isClaimedBy = (path: string, name: string): boolean => path === name || isBelow(path, name);

/** What the server holds against single values. */
export const refusalsOf = (failure: Outcome | null): readonly Violation[] =>
  failure && 'violations' in failure ? failure.violations : [];

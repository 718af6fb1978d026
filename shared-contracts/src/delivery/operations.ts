/**
 * What operators read of the delivery: the answers of `/delivery/remotes` and `/delivery/audit`
 * (docs/interface.md#http).
 */

import type { HealthPhase } from './registry.ts';
import type { ExtensionDeclaration, SlotDeclaration } from './slots.ts';

/** A version that must not be served any more. `critical` makes open tabs leave it at once. */
export interface Withdrawal {
  readonly version: string;
  readonly reason: string;
  readonly severity: 'normal' | 'critical';
}

/** A version on trial with a share of the visitors. */
export interface Canary {
  readonly version: string;
  /** Share of visitors, 0 to 99; a visitor stays in or out of it. */
  readonly percent: number;
  /** Whether signed-in administrators always get it. */
  readonly staff: boolean;
  /** ISO instant of its start; its bake time runs from here. */
  readonly since: string;
}

/** Length of a change's reason; a shorter one tells readers of the audit log nothing. */
export const REASON_LENGTH = { minimum: 3, maximum: 500 } as const;

/** A page of a remote that is switched off: its route stays, a calm notice takes its place. */
export interface PageOff {
  /** Id of the page, or `+id` of an extension. */
  readonly page: string;
  readonly reason: string;
}

/** What speaks for or against a version: its visitors, and what failed for them, by network and by phase. */
export type VersionRecord = Pick<VersionHealth, 'views' | 'failures' | 'phases'>;

/** A version that was live, with its record when another one took its place. */
export interface PastVersion {
  readonly version: string;
  readonly record: VersionRecord;
}

/** What the registry knows of one remote. */
export interface RemoteEntry {
  /** Null until the first promotion. */
  readonly current: string | null;
  /** ISO instant `current` went live; null when unknown. */
  readonly since: string | null;
  /** The best of the versions that were live before, by their records; after a rollback, if there is none, `current`. */
  readonly lastKnownGood: string | null;
  /** The versions that a promotion replaced, the last one first; what was taken back is none of them. */
  readonly past?: readonly PastVersion[];
  /** Whether `current` took over from a version that was taken back. */
  readonly cameBack?: boolean;
  /** By version that visitors get or may go back to: sha384 of the release.json that was published. */
  readonly digests?: Readonly<Record<string, string>>;
  readonly canary: Canary | null;
  readonly withdrawn: readonly Withdrawal[];
  readonly off: readonly PageOff[];
  /** The release set `current` went live with, while it lasts; members roll back together. */
  readonly set: string | null;
  /** Origins outside the platform that an operator has allowed it; left out when there are none. */
  readonly allowed?: readonly string[];
  /** Origin of its team's back end, which answers below `/x/NAME/`; left out when there is none. */
  readonly backend?: string;
}

export type DeliveryAction =
  | 'publish'
  | 'promote'
  | 'canary'
  | 'canary-end'
  | 'rollback'
  | 'withdraw'
  | 'switch-off'
  | 'switch-on'
  | 'allow'
  | 'disallow'
  | 'backend'
  | 'fallback'
  | 'verify'
  | 'token-create'
  | 'token-revoke'
  | 'token-use'
  | 'token-refused'
  | 'override-create'
  | 'override-use';

/**
 * One row of the audit log. `sequence` is that of the registry document the change produced; for actions without a
 * change (tokens, overrides), the current one. Rows of a release set share their sequence.
 */
export interface AuditEntry {
  readonly sequence: number;
  /** ISO instant. */
  readonly at: string;
  readonly actor: string;
  readonly action: DeliveryAction;
  /** `*` if the action is about all remotes. */
  readonly remote: string;
  /** The version the action is about; null if it is about none. */
  readonly version: string | null;
  /** What was live before and after. */
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string | null;
  /** Id of the release set the row belongs to. */
  readonly set?: string;
  /** Id of the page that was switched off or on, or `+id` of an extension. */
  readonly page?: string;
  /** The origin that was allowed, taken back, or made the remote's back end. */
  readonly origin?: string;
  /** Of a canary: who gets the version. Older rows have none. */
  readonly trial?: Pick<Canary, 'percent' | 'staff'>;
  /** Of a verification: what it found. */
  readonly verification?: VerificationResult;
  /** Whether an operator overrode a refusal. */
  readonly forced?: boolean;
  /** Of a publication: sha384 of its release.json, in the form of `integrity`. Older rows have none. */
  readonly digest?: string;
}

/** What `--verify` found of a version. */
export interface VerificationResult {
  readonly passed: boolean;
  /** What verified it, such as `firn 0.1.0, Chromium 148`. */
  readonly by: string;
  /** Of the breaches it found, the first. */
  readonly breaches: readonly string[];
}

/** What tabs reported about a version, and the gateway of its server renders. */
export interface VersionHealth {
  /** Voters that loaded the version or failed to. */
  readonly views: number;
  /** Voters with at least one failure. */
  readonly failures: number;
  /** Reports by phase. */
  readonly phases: Readonly<Partial<Record<HealthPhase, number>>>;
  /** 75th percentiles over the last reports, ms; null without one. */
  readonly lcp: number | null;
  readonly inp: number | null;
}

export interface RemoteDescription extends RemoteEntry {
  readonly name: string;
  readonly title: string;
  /** Pages that visitors get, of the current version and of the one on trial, for the page switch. */
  readonly pages: readonly { readonly id: string; readonly path: string; readonly title: string }[];
  /** Published versions, newest first. */
  readonly versions: readonly string[];
  /** Where a rollback would go now, and why; in the overview of all remotes it is left out. */
  readonly rollback?: RollbackPlan;
  /** By version: the newest result of `--verify`; in the overview of all remotes it is left out. */
  readonly verifications?: Readonly<Record<string, VerificationResult & { readonly at: string }>>;
  /** By version; in the overview of all remotes, only of the versions in use. */
  readonly health: Readonly<Record<string, VersionHealth>>;
}

/** A token that ends within 14 days, or ended at most 14 days ago. */
export interface EndingToken {
  readonly id: string;
  readonly label: string;
  /** The remote it is for, or `*`. */
  readonly remote: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

export interface DeliveryOverview {
  readonly sequence: number;
  readonly remotes: readonly RemoteDescription[];
  /** Of the remotes that the asking token is for, the first to end first; left out when there are none. */
  readonly endingTokens?: readonly EndingToken[];
}

/** How one extension of a release has done at the gateway that is asked, since that started. */
export interface ExtensionRecord {
  /** Server drawings that threw or were late, and tabs that could not show it. */
  readonly failures: number;
  /** The median of its last drawings on the server; null without one. */
  readonly milliseconds: number | null;
}

/** An extension of a live release. */
export interface SlotFilling {
  /** `mfe-booking/booking-box`. */
  readonly key: string;
  readonly version: string;
  readonly extension: ExtensionDeclaration;
  /** Why an operator has switched it off; null while it is on. */
  readonly off: string | null;
  /** The record of its release. */
  readonly health: VersionHealth;
  /** Its own; older gateways leave it out. */
  readonly own?: ExtensionRecord;
}

/** A slot of a live release, and what fills it, in the order in which it is seen. */
export interface SlotDescription {
  readonly remote: string;
  readonly version: string;
  readonly slot: SlotDeclaration;
  readonly extensions: readonly SlotFilling[];
}

export interface SlotOverview {
  readonly sequence: number;
  readonly slots: readonly SlotDescription[];
  /** Extensions that no live slot takes. */
  readonly homeless: readonly SlotFilling[];
}

/** Where a rollback goes. */
export interface RollbackPlan {
  /** Null: to none. */
  readonly to: string | null;
  /** A sentence. */
  readonly why: string;
  /** Versions nearer than `to`, each with what speaks against it. */
  readonly passedOver: readonly { readonly version: string; readonly reason: string }[];
}

/** Answer to every change. `changed` is false when nothing had to change. */
export interface ChangeResult {
  readonly sequence: number;
  readonly changed: boolean;
  readonly remote: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Of a rollback that was left to the gateway: how it chose. */
  readonly plan?: RollbackPlan;
  /** True where nothing was changed because only the answer was asked for. */
  readonly dryRun?: boolean;
  /** All remotes that changed, including `remote`, if the change was that of a release set. */
  readonly set?: { readonly id: string; readonly remotes: readonly string[] };
  /** Trials that ended with the change: another version went live, or they no longer fit what is live. */
  readonly endedTrials?: readonly { readonly remote: string; readonly version: string }[];
}

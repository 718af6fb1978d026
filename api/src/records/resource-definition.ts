import type { TransitionRequest, Usage } from '@firn/shared-contracts/api';
import type { TObject, TSchema } from 'typebox';
import type { Ownership } from '../access/field-matrix.ts';
import type { AccessResource, Permission } from '../access/permission-matrix.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import type { ApiRequest } from '../lib/define-route.ts';
import type { Filter } from '../lib/hydra.ts';
import type { Page } from '../lib/pagination.ts';
import type { Actor, Visitor } from '../lib/principal.ts';
import { type Projection, readProjection } from '../lib/projection.ts';
import type { Query } from '../lib/query.ts';
import type { PartsHistory } from '../modules/audit/index.ts';
import type { Precondition } from './precondition.ts';
import type { RecordKind } from './record-kind.ts';
import type { Finish, Rules } from './write-record.ts';

export interface ResourceDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** For whom something is read. */
export interface View {
  readonly visitor: Visitor;
  readonly projection: Projection | null;
  readonly now: Date;
}

/** For whom something is read, and what they asked for besides. */
export interface AskedView extends View {
  readonly query: Query;
}

export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export interface ResourceWrites<R extends object> {
  readonly kind: RecordKind<R>;
  /** Left out where things are made in another way than by JSON, with `defaults`. */
  readonly create?: TObject;
  /** Left out where only transitions change a thing. */
  readonly patch?: TObject;
  readonly defaults?: NewRecord<R>;
  /** Runs in the transaction of a creation, once the record is there: what else begins with it. */
  readonly created?: (tx: Tx, id: string, context: CreationContext) => Promise<void>;
  /** Runs in the transaction of a patch, once the change is stored: what follows from it. */
  readonly changed?: (tx: Tx, id: string, context: PatchContext & { readonly before: R }) => Promise<unknown>;
  /** Answers a patch with `?dryRun=1`: what it would send. Left out where it never sends anything. */
  readonly patchPreview?: PatchPreview;
  /**
   * How an item relates to a visitor. Needed where the permission matrix lets somebody change only what is theirs, or
   * of their events: any other item answers 404 to them. `operation` is the one of the matrix.
   */
  readonly ownership?: (db: Db, id: string, visitor: Visitor, operation: string) => Promise<Ownership>;
  /** Of which parts the history tells with that of the whole; null for none. */
  readonly partsHistory?: (db: Db, id: string) => Promise<PartsHistory | null>;
  /** Refuses, under the lock, what the permission matrix alone cannot say. @throws 403. */
  readonly authorise?: (change: Change<R>, visitor: Visitor) => void;
  /** Rules of the whole thing that no schema can say. */
  readonly rules?: Rules<R>;
  /** There is no DELETE: the API always needs it. */
  readonly isPermanent?: boolean;
  /** Why a record in this condition stays, in words; null if it may go. */
  readonly keeps?: (record: R) => string | null;
  /** What uses it besides what names it by a foreign key: «3 Buchungen». */
  readonly usedBy?: (tx: Tx, id: string) => Promise<readonly Usage[]>;
  /** Runs once a removal is stored: what lies outside the database goes too. */
  readonly removed?: (id: string, record: R) => Promise<void>;
  /** Makes a transition of its state machine, in its own transaction. */
  readonly transition?: Transition;
  /** Answers a transition with `dryRun`; unless given, with the item as it is. */
  readonly preview?: Preview;
}

/** A patch as it would be stored. */
export interface Change<R> {
  readonly id: string;
  readonly before: R;
  readonly next: R;
}

/** Who makes something new, and when. */
export interface CreationContext {
  readonly actor: Actor | null;
  readonly visitor: Visitor;
  readonly now: Date;
}

/** The defaults of a new record: what was sent takes their place. */
export type NewRecord<R> = (tx: Tx, given: Partial<R>, context: CreationContext) => Promise<R>;

/** What a transition would do. */
export interface Preview {
  readonly type: string;
  readonly schema: TSchema;
  readonly make: (deps: ResourceDeps, step: TransitionStep) => Promise<{ readonly '@id': string }>;
}

/** A patch beside the record that it changes. */
interface PatchContext {
  readonly now: Date;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
  readonly actor: Actor | null;
  /** The body as it came: some fields say how a change is made, and are kept nowhere. */
  readonly sent: object;
}

/** What a patch would send. */
export interface PatchPreview {
  readonly type: string;
  readonly schema: TSchema;
  /** `patch` makes it in a transaction, which takes it back. */
  readonly make: (
    db: Db,
    id: string,
    patch: (tx: Tx) => Promise<unknown>,
    context: PatchContext,
  ) => Promise<{ readonly '@id': string }>;
}

/** A transition requested by `POST /api/{collection}/{id}/transition`. */
export type Transition = (
  deps: ResourceDeps,
  step: TransitionStep,
  finish: Finish<Versioned>,
) => Promise<Versioned>;

export interface TransitionStep {
  readonly id: string;
  readonly request: TransitionRequest;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly precondition: Precondition;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

/** What every answer with a writable item contains. */
export interface Versioned {
  readonly '@id': string;
  readonly version: number;
}

/**
 * A resource of the API: everything its routes need that is specific to it. `docs/how-to/add-a-resource.md`
 * walks through one.
 */
export interface ResourceDefinition<R extends object, Item extends { readonly '@id': string }> {
  /** Row of the permission matrix, and the address `/api/{collection}`. */
  readonly collection: AccessResource;
  readonly type: string;
  /** German, for the documentation. */
  readonly title: { readonly one: string; readonly many: string };
  readonly schema: TSchema;
  readonly filters: readonly Filter[];
  readonly pageSize: number;
  /** Who may get the list as a whole by `pagination=false`; everybody unless given. */
  allowsAll?(visitor: Visitor): boolean;
  /** Statuses of the problems that the list answers besides 400. */
  readonly listErrors?: readonly number[];
  list(db: Db, query: Query, page: Page, view: View): Promise<Listed<Item>>;
  /** Null for an item that does not exist for this visitor. */
  find(db: Db, id: string, view: AskedView): Promise<Item | null>;
  readonly writes?: ResourceWrites<R>;
}

/** What the writes of a resource need of it, where its list and its items are read in a way of their own. */
export type WritableDefinition<R extends object, Item extends { readonly '@id': string }> = Pick<
  ResourceDefinition<R, Item>,
  'collection' | 'type' | 'title' | 'schema' | 'find' | 'writes'
>;

/** Definitions whose parts are known to fit together. */
export type AnyDefinition = ResourceDefinition<object, { readonly '@id': string }>;
export type AnyWritable = WritableDefinition<object, { readonly '@id': string }>;

export const permission = ({ collection }: Pick<AnyDefinition, 'collection'>, operation: string) =>
  `${collection}.${operation}` as Permission;

export const viewOf = (request: ApiRequest, { clock }: ResourceDeps): AskedView => ({
  visitor: request.principal,
  projection: readProjection(request.query),
  now: clock(),
  query: request.query,
});

import { isApiError, type ShellServices, type Violation } from '@firn/shared-contracts/shell';
import { createForm, type FormApi } from 'final-form';
import arrayMutators from 'final-form-arrays';
import { whileSending } from '../../remote/open-change.ts';
import { type Outcome, outcomeOf } from '../../resource/outcome.ts';
import type { Stored } from '../../resource/resource.types.ts';
import { fieldErrors } from '../field-errors.ts';
import { createBodyOf, type FormValues, isSame, mergePatchOf } from '../merge-patch.ts';
import { schemaViolations } from '../schema-violations.ts';
import { type FormOptions, isEditing } from './contract-form.types.ts';
import { type FormDraft, newDraft } from './draft.ts';
import { FORM_TEXTS } from './form-texts.ts';
import { putTogether, takeApart } from './list-parts.ts';
import { SavingStopped } from './saving-stopped.ts';
import { createStore } from './store.ts';
import { mergeThreeWays } from './three-ways.ts';

/** What a form was filled from. */
export interface Snapshot<Values> {
  /** Null for an item that is to be created. */
  readonly version: number | null;
  readonly values: Values;
}

/** Another person's change. */
export interface Conflict<Item> {
  readonly current: Item;
  readonly changedBy: string | null;
  /** Instant. */
  readonly changedAt: string | null;
}

export type Failure = Exclude<Outcome, { kind: 'stale' }>;

export interface FormCoreState<Item, Values> {
  readonly snapshot: Snapshot<Values>;
  /** Why the last save was not taken, apart from a conflict. */
  readonly failure: Failure | null;
  /** What was sent when it was not taken. */
  readonly sent: object;
  /** Another person's change that mine are to be joined with. */
  readonly conflict: Conflict<Item> | null;
  /** A newer item that arrived while something was typed. */
  readonly newer: Item | null;
}

export type FormContext<Item, Values extends FormValues, Body> = FormOptions<Item, Values, Body> & {
  readonly shell: ShellServices;
  readonly labelOf: (path: string) => string | null;
};

const UNTROUBLED = { failure: null, sent: {}, conflict: null, newer: null };

/** A form and what is known of the item behind it; no React inside. */
export class FormCore<Item extends Stored, Values extends FormValues, Body = never> {
  readonly form: FormApi<Values>;
  readonly store;
  /** Answers what the component was last drawn with. */
  readonly #context: () => FormContext<Item, Values, Body>;
  #inFlight: Promise<Item> | null = null;
  /** True while somebody saves in order to go elsewhere: a new item then leads to no page of its own. */
  #isLeaving = false;
  /** An item that came while a save was under way. */
  #late: Item | null = null;

  constructor(context: () => FormContext<Item, Values, Body>) {
    this.#context = context;
    const snapshot = this.#snapshotOf(context().base);
    this.store = createStore<FormCoreState<Item, Values>>({ snapshot, ...UNTROUBLED });
    this.form = createForm<Values>({
      initialValues: snapshot.values,
      mutators: { ...arrayMutators },
      validate: (values) => fieldErrors(this.#violationsOf(values)),
      onSubmit: (values) => this.#send(values),
    });
    this.form.subscribe(() => this.#adoptWhenClean(), { values: true });
  }

  values(): Values {
    return this.form.getState().values;
  }

  isDirty(): boolean {
    return !isSame(this.store.get().snapshot.values, this.values());
  }

  violations(): readonly Violation[] {
    return this.#violationsOf(this.values());
  }

  /** Resolves when no save is under way. */
  async settled(): Promise<void> {
    await this.#inFlight?.catch(() => undefined);
  }

  /** Takes the item as a query has it by now: at once while nothing is typed, else as a notice. */
  arrive(item: Item): void {
    if (this.#inFlight) {
      this.#late = item;
      return;
    }
    const { snapshot, conflict } = this.store.get();
    if (snapshot.version === null || item.version <= snapshot.version) return;
    const arrived = this.#snapshotOf(item);
    if (!this.isDirty()) this.#fill(arrived);
    // Only what this form does not show has changed, such as the state: nothing to ask about.
    else if (!conflict && isSame(snapshot.values, arrived.values))
      this.#change({ snapshot: arrived, newer: null });
    else if (!conflict) this.#change({ newer: item });
    else if (item.version > conflict.current.version)
      this.#change({ conflict: { ...conflict, current: item } });
  }

  /** Answers whether it was taken. */
  async save(): Promise<boolean> {
    this.#takeBackPraise();
    // Asked before: a new form is empty again once it was taken, and lacks what must be there.
    const { hasValidationErrors } = this.form.getState();
    await this.form.submit();
    const { failure, conflict } = this.store.get();
    return !hasValidationErrors && !failure && !conflict;
  }

  /** Answers whether it was taken, for somebody who then goes elsewhere. */
  async saveAndLeave(): Promise<boolean> {
    this.#isLeaving = true;
    try {
      return await this.save();
    } finally {
      this.#isLeaving = false;
    }
  }

  /** Compares what is typed with the newer item. */
  look(): void {
    const { newer } = this.store.get();
    if (newer) this.#change({ newer: null, conflict: { current: newer, changedBy: null, changedAt: null } });
  }

  /** Puts my changes on the item as it is by now; of fields that both changed, where `keepsMine` says so. */
  join(item: Item, keepsMine: (field: string) => boolean): void {
    const snapshot = this.#snapshotOf(item);
    const { parts = {} } = this.#context();
    const sides = {
      base: this.store.get().snapshot.values,
      mine: this.values(),
      current: snapshot.values,
    };
    const { base, mine, current } = takeApart(sides, parts);
    this.#fill(snapshot, putTogether(mergeThreeWays(base, mine, current, keepsMine), sides, parts));
  }

  discard(): void {
    const { snapshot, newer, conflict } = this.store.get();
    const known = newer ?? conflict?.current;
    this.#start(known ? this.#snapshotOf(known) : snapshot);
  }

  draft(): FormDraft | null {
    if (!this.isDirty()) return null;
    const { version, values: base } = this.store.get().snapshot;
    return newDraft(this.#context().shell, { version, base, values: this.values() });
  }

  /** Goes on with a draft, from the version it was made from: what others changed since comes as a notice. */
  show({ version, base: values, values: mine }: FormDraft): void {
    this.#fill({ version, values: values as Values }, mine as Values);
    const { base } = this.#context();
    if (base) this.arrive(base);
  }

  /** Takes «Gespeichert» of the save before away: it would stand beside what is refused next. */
  #takeBackPraise(): void {
    const { shell, savedText = FORM_TEXTS.saved } = this.#context();
    shell.toasts.remove({ variant: 'success', text: savedText });
  }

  #change(change: Partial<FormCoreState<Item, Values>>): void {
    this.store.set({ ...this.store.get(), ...change });
  }

  #snapshotOf(item: Item | null): Snapshot<Values> {
    return { version: item?.version ?? null, values: this.#context().valuesOf(item) };
  }

  /** What a save sends: the whole of a new item, else what changed. */
  #bodyOf(values: FormValues): Record<string, unknown> {
    const { validate } = this.#context();
    const { snapshot } = this.store.get();
    return snapshot.version === null
      ? createBodyOf(values, validate)
      : mergePatchOf(snapshot.values, values, validate.nullable);
  }

  #violationsOf(values: Values): readonly Violation[] {
    const { validate, rules, labelOf } = this.#context();
    return [...schemaViolations(validate, this.#bodyOf(values), labelOf), ...(rules?.(values) ?? [])];
  }

  /** Changes what the form was filled from; what `mine` holds beyond that stays typed. */
  #fill(snapshot: Snapshot<Values>, mine: Values = snapshot.values): void {
    this.#change({ snapshot, ...UNTROUBLED });
    this.form.initialize(mine);
  }

  /** As if the form had just been opened. */
  #start(snapshot: Snapshot<Values>): void {
    this.#change({ snapshot, ...UNTROUBLED });
    this.form.batch(() => {
      for (const name of this.form.getRegisteredFields()) this.form.resetFieldState(name as keyof Values);
      this.form.reset(snapshot.values);
    });
  }

  #adoptWhenClean(): void {
    const { newer } = this.store.get();
    if (newer && !this.isDirty()) this.#fill(this.#snapshotOf(newer));
  }

  async #send(sent: Values): Promise<void> {
    const { shell } = this.#context();
    const { version } = this.store.get().snapshot;
    const body = this.#bodyOf(sent);
    this.#change({ failure: null, sent });
    if (version !== null && Object.keys(body).length === 0) {
      shell.toasts.add({ variant: 'info', text: FORM_TEXTS.nothing });
      return;
    }
    // The schema has said that it is one.
    this.#inFlight = whileSending(this.#save(body as Body));
    const item = await this.#inFlight.catch((error: unknown) => this.#fail(error, sent));
    this.#inFlight = null;
    if (item) this.#saved(item, sent);
    const late = this.#late;
    this.#late = null;
    if (late) this.arrive(late);
  }

  #save(body: Body): Promise<Item> {
    const context = this.#context();
    if (!isEditing<Item, Body>(context)) return context.save(body);
    const { '@id': iri, version } = context.base;
    return context.save(body, { '@id': iri, version: this.store.get().snapshot.version ?? version });
  }

  #saved(item: Item, sent: Values): void {
    const { shell, onSaved, savedText = FORM_TEXTS.saved } = this.#context();
    const isNew = this.store.get().snapshot.version === null;
    if (isNew) this.#start(this.#snapshotOf(null));
    else {
      const snapshot = this.#snapshotOf(item);
      this.#fill(
        snapshot,
        mergeThreeWays(sent, this.values(), snapshot.values, () => true),
      );
    }
    shell.toasts.add({ variant: 'success', text: savedText });
    if (!isNew || !this.#isLeaving) onSaved?.(item);
  }

  /** Keeps why a save was not taken. Answers the item where it was taken all the same. */
  #fail(error: unknown, sent: Values): Item | null {
    if (error instanceof SavingStopped) return null;
    const outcome = outcomeOf<Item | undefined>(error);
    if (!isApiError(error)) this.#context().shell.telemetry.error(error);
    if (outcome.kind !== 'stale' || !outcome.current) {
      this.#change({ failure: outcome.kind === 'stale' ? { ...outcome, kind: 'failed' } : outcome });
      return null;
    }
    const { current, changedBy, changedAt } = outcome;
    // A cut connection may have lost only the answer: then the item holds by now what I sent.
    if (isSame(sent, this.#context().valuesOf(current))) return current;
    this.#change({ conflict: { current, changedBy, changedAt }, newer: null });
    return null;
  }
}

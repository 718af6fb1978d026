import type { I18n, Messages } from '@firn/shared-contracts/shell';
import type { TextKey, TextValues } from './text-keys.ts';

/** The texts of one feature. They come with the chunk that imports them. */
export interface Texts<M extends Messages = Messages> {
  /** Unique within a remote. */
  readonly namespace: string;
  readonly messages: M;
}

/** `t` for these texts: a key they lack, or a value that a text needs and does not get, is a type error. */
export type Translate<T extends Texts> = <K extends TextKey<T['messages']>>(
  key: K,
  ...values: TextValues<T['messages'], K>
) => string;

type Values = Readonly<Record<string, string | number>>;

interface Bound {
  readonly texts: Texts;
  readonly t: (key: string, values?: Values) => string;
}

const boundBy = new WeakMap<I18n, Map<string, Bound>>();

/**
 * Nested keys are joined with dots; `{{name}}` stands for a value; `hits_one` and `hits_other` are two forms of
 * `hits`, chosen by the value `count`.
 */
export function defineTexts<const M extends Messages>(namespace: string, messages: M): Texts<M> {
  return { namespace, messages };
}

/**
 * `t` outside a component; `useTexts` inside. The first call adds the texts to this `i18n`. `owner` keeps apart remotes,
 * and versions of one remote, that are in the same tab and mean different texts by one namespace.
 */
export function bindTexts<T extends Texts>(i18n: I18n, texts: T, owner = ''): Translate<T> {
  const namespace = owner + texts.namespace;
  const all = boundBy.get(i18n) ?? new Map<string, Bound>();
  boundBy.set(i18n, all);
  let bound = all.get(namespace);
  if (!bound) {
    i18n.add(namespace, texts.messages);
    bound = { texts, t: (key, values) => i18n.t(`${namespace}:${key}`, values) };
    all.set(namespace, bound);
  }
  if (bound.texts !== texts) throw new Error(`Two texts have the namespace ${texts.namespace}.`);
  return bound.t as Translate<T>;
}

import type { Messages } from '@firn/shared-contracts/shell';

type Name = string | number;

/** Where each text stands: nested keys joined with dots. */
type Path<M> = {
  [K in keyof M & Name]: M[K] extends string ? `${K}` : `${K}.${Path<M[K]>}`;
}[keyof M & Name];

/** `_one` and `_other` are two forms of one key. */
type WithoutForm<P> = P extends `${infer Key}_other` ? Key : P extends `${string}_one` ? never : P;

/** What `t` accepts: `'sections.people'`, and `'hits'` for `hits_one` and `hits_other`. */
export type TextKey<M> = WithoutForm<Path<M>>;

/** The names in a text: `'from' | 'to'` for `'{{from}} to {{to}}'`. */
type NamesIn<Text> = Text extends `${string}{{${infer First}}}${infer Rest}` ? First | NamesIn<Rest> : never;

type FormsOf<K extends string> = `${K}_one` | `${K}_other`;

type NamesAt<M, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? M extends { readonly [P in Head]: infer Inner }
    ? NamesAt<Inner, Rest>
    : never
  : [keyof M & FormsOf<K>] extends [never]
    ? M extends { readonly [P in K]: infer Text }
      ? NamesIn<Text>
      : never
    : 'count' | NamesIn<M[keyof M & FormsOf<K>]>;

type Values<Names extends string> = {
  readonly [N in Names]: N extends 'count' ? number : string | number;
};

/** What `t` wants beside the key: a value for each name in the text, nothing when it has none. */
export type TextValues<M extends Messages, K extends string> = [NamesAt<M, K>] extends [never]
  ? []
  : [values: Values<NamesAt<M, K>>];

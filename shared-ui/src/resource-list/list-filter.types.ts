import type { ApiClient } from '@firn/shared-contracts/shell';
import type { EntityOption } from '../form/entity/entity-option.ts';

interface FilterBase {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** Of the API; default `name`. */
  readonly param?: string;
}

export interface TextFilter extends FilterBase {
  readonly kind: 'text';
}

/** Value -> word. */
type Options = Readonly<Record<string, string>>;

export interface ChoiceFilter extends FilterBase {
  readonly kind: 'choice';
  readonly options: Options;
}

export interface ChoicesFilter extends FilterBase {
  readonly kind: 'choices';
  readonly options: Options;
}

/** From one day to another, both inclusive and both optional. */
export interface DatesFilter extends FilterBase {
  readonly kind: 'dates';
}

export interface YesNoFilter extends FilterBase {
  readonly kind: 'yes-no';
}

/** One thing of another resource, looked for by the server. Made by `entityFilter`. */
export interface EntityFilter extends FilterBase {
  readonly kind: 'entity';
  /** Of the other resource: the API is given the IRI. */
  readonly path: string;
  search(api: ApiClient, text: string, signal: AbortSignal): Promise<readonly EntityOption[]>;
  /** The name of what an address names by its id. */
  find(api: ApiClient, id: string, signal: AbortSignal): Promise<string>;
}

export type ListFilter = TextFilter | ChoiceFilter | ChoicesFilter | DatesFilter | YesNoFilter | EntityFilter;

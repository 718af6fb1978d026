import { addDays, type LocalDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Query, QueryValue } from '@firn/shared-contracts/shell';
import { formatShortDateRange } from '../format/dates.ts';
import type { ListFilter } from './list-filter.types.ts';
import { LIST_TEXTS } from './list-texts.ts';

export interface DateSpan {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

const YES_NO: Readonly<Record<string, string>> = { true: LIST_TEXTS.yes, false: LIST_TEXTS.no };

function localDate(text: string | undefined): LocalDate | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** A span as the address has it: `2026-11-26..2026-11-29`, either side may be missing. */
export function spanOf(value: string): DateSpan {
  const [from, to] = value.split('..');
  return { from: localDate(from), to: localDate(to) };
}

export function spanText({ from, to }: DateSpan): string {
  return from || to ? `${from ?? ''}..${to ?? ''}` : '';
}

/** Value -> word of a filter with a closed list; null for the others. */
export function optionsOf(filter: ListFilter): Readonly<Record<string, string>> | null {
  if (filter.kind === 'yes-no') return YES_NO;
  return filter.kind === 'choice' || filter.kind === 'choices' ? filter.options : null;
}

export const choicesOf = (value: string): string[] => value.split(',').filter(Boolean);

/** A filter's value as the address gives it, without what the filter does not know; empty when it is not set. */
export function knownValue(filter: ListFilter, value: string): string {
  const options = optionsOf(filter);
  if (options) {
    return choicesOf(value)
      .filter((choice) => Object.hasOwn(options, choice))
      .slice(0, filter.kind === 'choices' ? undefined : 1)
      .join(',');
  }
  return filter.kind === 'dates' ? spanText(spanOf(value)) : value.trim();
}

function parameter(filter: ListFilter, value: string): QueryValue {
  if (filter.kind === 'choices') return choicesOf(value);
  if (filter.kind === 'entity') return `${filter.path}/${value}`;
  if (filter.kind !== 'dates') return value;
  const { from, to } = spanOf(value);
  return { after: from, strictly_before: to && zurichInstant(addDays(to, 1)).toISOString() };
}

/** What the filters ask the API for. `read` gives the address's value of a name. */
export function filterQuery(filters: readonly ListFilter[], read: (name: string) => string): Query {
  const entries = filters.flatMap((filter): [string, QueryValue][] => {
    const value = knownValue(filter, read(filter.name));
    return value ? [[filter.param ?? filter.name, parameter(filter, value)]] : [];
  });
  return Object.fromEntries(entries);
}

/** A set value in words; the id where only the server knows the name. */
export function wordsOf(filter: ListFilter, value: string): string {
  const options = optionsOf(filter);
  if (options)
    return choicesOf(value)
      .map((choice) => options[choice])
      .join(', ');
  if (filter.kind !== 'dates') return value;
  const { from, to } = spanOf(value);
  if (from && to) return formatShortDateRange(from, to);
  return from
    ? LIST_TEXTS.since(formatShortDateRange(from, from))
    : LIST_TEXTS.upTo(formatShortDateRange(to ?? '', to ?? ''));
}

import type { PriceLine } from '@firn/shared-contracts/api';
import { isReminderFee, type Rappen } from '@firn/shared-contracts/domain';

/** What one change did to the price of one person. */
export interface HistoryEntry {
  readonly change: number;
  readonly person: number;
  readonly what: 'credit' | 'component' | 'fee' | 'feeTaken' | 'reminderFee';
  readonly amount: Rappen;
}

function whatOf(line: PriceLine): HistoryEntry['what'] {
  if (isReminderFee(line)) return 'reminderFee';
  return line.kind === 'fee' && line.total < 0 ? 'feeTaken' : line.kind;
}

const sumOf = (lines: readonly PriceLine[]): Rappen => lines.reduce((sum, { total }) => sum + total, 0);

/** The changes of a price in their order; lines of one kind for one person are one entry. */
export function historyOf(lines: readonly PriceLine[]): { booked: Rappen; entries: HistoryEntry[] } {
  const groups = new Map<string, PriceLine[]>();
  for (const line of lines.filter(({ change }) => change > 0)) {
    const key = `${line.change}/${line.person}/${whatOf(line)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const entries = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { change, person } = first;
    return [{ change, person, what: whatOf(first), amount: sumOf(group) }];
  });
  return {
    booked: sumOf(lines.filter(({ change }) => change === 0)),
    entries: entries.toSorted((a, b) => a.change - b.change),
  };
}

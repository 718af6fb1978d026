import type { ResolvedRegistry } from '@firn/shared-contracts/delivery';
import type { Observable, OfferedSlot, Slots } from '@firn/shared-contracts/shell';

export type FillSlot = Slots['offer'];

/** Slots that pages offer, kept until something fills them: a page without extensions pays for nothing else. */
export interface SlotOffers extends Slots {
  /** Fills slots from now on. `load` is called when one is offered that has extensions; it never rejects. */
  fillBy(load: () => Promise<FillSlot | null>): void;
}

export function createSlotOffers(registry: Observable<ResolvedRegistry>): SlotOffers {
  const empty = new Set<() => void>();
  let loadFill: (() => Promise<FillSlot | null>) | null = null;
  const hasExtensions = (name: string) =>
    Object.values(registry.get().remotes).some(({ extensions }) =>
      extensions?.some(({ slot }) => slot === name),
    );
  const look = () => {
    for (const begin of empty) begin();
  };
  registry.subscribe(look);
  return {
    offer(name, host, context) {
      let latest = context;
      let isOver = false;
      let filled: OfferedSlot | undefined;
      const begin = () => {
        if (!loadFill || !hasExtensions(name)) return;
        empty.delete(begin);
        void loadFill().then((fill) => {
          if (!isOver) filled = fill?.(name, host, latest);
        });
      };
      empty.add(begin);
      begin();
      return {
        update: (next) => {
          latest = next;
          filled?.update(next);
        },
        withdraw: () => {
          isOver = true;
          empty.delete(begin);
          filled?.withdraw();
        },
      };
    },
    fillBy(load) {
      loadFill = load;
      look();
    },
  };
}

import type { Time } from '../gateway/visitor/read-turns.ts';

export interface StandingTime extends Time {
  /** Lets so many ms pass, with all that happens within. */
  pass(ms: number): Promise<void>;
}

/** Time that stands still until it is told to pass. */
export function aTime(): StandingTime {
  let at = 0;
  let alarms: { readonly at: number; readonly work: () => void }[] = [];
  const settle = () => new Promise(setImmediate);
  return {
    now: () => at,
    after(ms: number, work: () => void) {
      const alarm = { at: at + ms, work };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    async pass(ms: number) {
      const end = at + ms;
      for (;;) {
        await settle();
        const [next] = alarms.filter((alarm) => alarm.at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        alarms = alarms.filter((one) => one !== next);
        at = next.at;
        next.work();
      }
      at = end;
      await settle();
    },
  };
}

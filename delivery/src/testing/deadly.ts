import process from 'node:process';

interface Death {
  readonly when: 'before' | 'after';
  /** Name of a method. */
  readonly step: string;
  /** Called each time; by default the first call kills. */
  readonly isDue?: () => boolean;
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** The same steps, deadly at one of them. */
export function deadly<Steps extends object>(steps: Steps, { when, step, isDue = () => true }: Death): Steps {
  return new Proxy(steps, {
    get(target, name) {
      const action = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]): Promise<unknown> => {
        const isHere = name === step && isDue();
        if (isHere && when === 'before') await die();
        const result = await action(...args);
        return isHere ? die() : result;
      };
    },
  });
}

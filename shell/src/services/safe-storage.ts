/** Web storage that a browser may forbid or that may be full: reads then return null, writes are dropped. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function safeStorage(storageOf: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => storageOf().getItem(key)),
    write: (key, value) => void attempt(() => storageOf().setItem(key, value)),
    remove: (key) => void attempt(() => storageOf().removeItem(key)),
  };
}

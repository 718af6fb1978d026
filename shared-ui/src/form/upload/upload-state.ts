/** One file on its way. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** 0 to 1. */
  readonly progress: number;
  /** What went wrong, in words for the person. */
  readonly problem: string | null;
}

/** How many are sent at a time: more would only be slower each. */
const MOST_AT_ONCE = 2;

export const withChange = (
  uploads: readonly Upload[],
  id: number,
  change: Partial<Upload>,
): readonly Upload[] => uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));

/** Those whose turn it is. */
export function nextUploads(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, MOST_AT_ONCE - sending));
}

import { isApiError, type UploadProgress } from '@firn/shared-contracts/shell';
import { useEffect, useRef, useState } from 'react';
import { UPLOAD_TEXTS } from '../field-texts.ts';
import { fileProblem, type UploadKind } from './upload-limits.ts';
import { nextUploads, type Upload, withChange } from './upload-state.ts';

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Sends one file; resolves with what the server made of it, rejects with an ApiError. */
export type SendFile<Item> = (file: File, options: UploadOptions) => Promise<Item>;

function problemOf(error: unknown): string {
  if (!isApiError(error) || error.status === 0) return UPLOAD_TEXTS.cutOff;
  return error.problem.violations?.[0]?.message ?? (error.problem.detail || UPLOAD_TEXTS.failed);
}

/** Sends files, a few at a time; what fails can be sent again, what takes too long cancelled. */
export function useUploads<Item>(send: SendFile<Item>, onUploaded: (item: Item) => void, kind: UploadKind) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const latest = useRef({ send, onUploaded });
  useEffect(() => {
    latest.current = { send, onUploaded };
  });
  const change = (id: number, next: Partial<Upload>) =>
    setUploads((current) => withChange(current, id, next));

  async function start({ id, file }: Upload): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending', progress: 0, problem: null });
    try {
      const item = await latest.current.send(file, {
        signal: controller.signal,
        onProgress: ({ sent, total }) => change(id, { progress: total === 0 ? 0 : sent / total }),
      });
      if (controller.signal.aborted) return;
      change(id, { state: 'done', progress: 1 });
      latest.current.onUploaded(item);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { state: 'failed', problem: problemOf(error) });
    } finally {
      running.current.delete(id);
    }
  }

  useEffect(() => {
    for (const upload of nextUploads(uploads)) if (!running.current.has(upload.id)) void start(upload);
  });
  // Nobody waits for the answers any more.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const problem = fileProblem(file, kind);
        nextId.current += 1;
        return { id: nextId.current, file, state: problem ? 'refused' : 'waiting', progress: 0, problem };
      });
      setUploads((current) => [...current.filter(({ state }) => state !== 'done'), ...added]);
    },
    retry: (id: number) => change(id, { state: 'waiting', problem: null }),
    /** Cancels what is on its way, and takes the line away. */
    remove: (id: number) => {
      running.current.get(id)?.abort();
      setUploads((current) => current.filter((upload) => upload.id !== id));
    },
  };
}
